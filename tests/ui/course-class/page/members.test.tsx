import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ClassMember } from '../../../../src/domain/course-class/classMembers.ts'
import { type MemberPage, type MemberQuery, memberQuery } from '../../../../src/domain/members/member.ts'
import { aMember } from '../../../domain/members/aMember.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { enrolled, learner, openClass, teaching } from './openClass.tsx'

const aClassMember = (userId: number, nickname: string | null, completedCount: number): ClassMember => ({
  userId,
  nickname,
  profile: null,
  completedCount,
  totalCount: 4,
  studiedDate: completedCount === 0 ? null : '2026-11-20T08:00:00+09:00',
})

const two = [aClassMember(11, '바다', 3), aClassMember(12, null, 0)]
const inClass = (world: Parameters<typeof openClass>[0] = {}) =>
  openClass({ viewer: learner, standing: async () => teaching, members: async () => two, ...world })
const part = async () => within(await screen.findByRole('region', { name: /^학생/ }))

describe('who takes part in a class', () => {
  test('is for those who teach it', async () => {
    const { members } = await inClass({ standing: async () => enrolled })
    await screen.findByText('인사하기')
    expect(members).not.toHaveBeenCalled()
    expect(screen.queryByRole('region', { name: /^학생/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '학생' })).not.toBeInTheDocument()
  })

  test('with how far everybody is and when they were here last, as a list on a narrow screen', async () => {
    await inClass()
    const [other, one] = await (await part()).findAllByRole('listitem')
    expect(one).toHaveTextContent('바다')
    expect(within(one ?? document.body).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4강 중 3강 완료')
    expect(one).toHaveTextContent('마지막 학습 2시간 전')
    expect(other).toHaveTextContent('이름 없는 학생')
    expect(other).toHaveTextContent('마지막 학습 아직 없어요')
    expect((await part()).getByText('조용해요 1명 · 평균 진도 38% · 아직 시작하지 않은 학생 1명')).toBeVisible()
  })

  describe('where there is room', () => {
    afterEach(() => vi.unstubAllGlobals())

    test('its last rows take the focus of the button that brought them', async () => {
      vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query === '(min-width: 768px)' }))
      const many = Array.from({ length: 31 }, (_, at) => aClassMember(at + 1, `학생 ${at + 1}`, 0))
      await inClass({ members: async () => many })
      await userEvent.click(await (await part()).findByRole('button', { name: /^학생 3 ?진도와 보고서$/ }))
      await userEvent.click((await part()).getByRole('button', { name: '더 보기' }))
      expect((await part()).getByRole('button', { name: /^학생 31 ?진도와 보고서$/ })).toHaveFocus()
    })

    test('as a table, whose columns and rows have headings', async () => {
      vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query === '(min-width: 768px)' }))
      await inClass()
      const table = within(await (await part()).findByRole('table'))
      expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        '이름',
        '지금',
        '학습 진도',
        '마지막 학습',
        '자세히',
      ])
      expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['이름 없는 학생', '바다'])
    })
  })

  test('how much of each kind one of them has done is asked for when somebody wants to know', async () => {
    const { studyCounts } = await inClass({ studyCounts: async () => [{ kind: 'VIDEO', completedCount: 2, totalCount: 3 }] })
    const button = await (await part()).findByRole('button', { name: /^바다 ?진도와 보고서$/ })
    expect(studyCounts).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await (await part()).findByRole('definition')).toHaveTextContent('2/3')
    expect(studyCounts).toHaveBeenCalledWith('7', 11, expect.anything())
  })

  test('how much of each kind somebody has done can be asked for again, and the focus stays in its part', async () => {
    const counts = [{ kind: 'VIDEO', completedCount: 2, totalCount: 3 }]
    await inClass({
      studyCounts: vi
        .fn(async () => counts)
        .mockRejectedValueOnce(refusal(500))
        .mockRejectedValueOnce(refusal(500)),
    })
    await userEvent.click(await (await part()).findByRole('button', { name: /^바다 ?진도와 보고서$/ }))
    const again = await (await part()).findByRole('button', { name: '다시 시도' })
    await userEvent.click(again)
    expect(await screen.findByText('아직 불러오지 못했어요')).toBeInTheDocument()
    expect(again).toHaveFocus()
    await userEvent.click(again)
    expect(await (await part()).findByRole('definition')).toHaveTextContent('2/3')
    await waitFor(async () => expect((await part()).getByRole('heading', { level: 2 })).toHaveFocus())
  })

  test('a list that is refused says so and offers no second try', async () => {
    await inClass({ members: () => Promise.reject(refusal(403)) })
    expect(await (await part()).findByRole('alert')).toHaveTextContent('이 수업의 학생 목록을 볼 수 없어요')
    expect((await part()).queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument()
  })

  test('a list that fails can be asked for again', async () => {
    const { members } = await inClass({ members: vi.fn(async () => two).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(await (await part()).findByRole('button', { name: '다시 시도' }))
    expect(await (await part()).findByRole('button', { name: /^바다 ?진도와 보고서$/ })).toBeVisible()
    expect(members).toHaveBeenCalledTimes(2)
  })
})

describe('letting somebody in', () => {
  const learners = [aMember({ userId: 11, nickname: '바다' }), aMember({ userId: 13, nickname: '노을' })]
  const find = async (): Promise<MemberPage> => ({ items: learners, totalCount: 2, pageSize: 30, operatorCount: 1 })
  const list = async () => within(await (await part()).findByRole('list', { name: '추가할 수 있는 학생' }))

  test('picks a learner of the channel, and the list is read anew [S-244]', async () => {
    const finding = vi.fn(find)
    const { letIn, members } = await inClass({ find: finding })
    await userEvent.click(await (await list()).findByRole('button', { name: /^노을 ?추가하기$/ }))
    expect(await screen.findByText('수업에 추가했어요')).toBeVisible()
    expect(letIn.mock.calls).toEqual([['7', { contentType: 'COURSE_CLASS', userIds: [13] }]])
    expect(members).toHaveBeenCalledTimes(2)
    expect(finding).toHaveBeenCalledWith({ ...memberQuery.initial, role: 'LEARNER' }, expect.anything())
  })

  test('who is in the class is no choice', async () => {
    await inClass({ find })
    expect((await list()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '바다함께하는 학생',
      '노을노을 추가하기',
    ])
  })

  test('looks for a nickname, and says when there is none, or more than are shown', async () => {
    const many = Array.from({ length: 8 }, (_, at) => aMember({ userId: 20 + at, nickname: `학생 ${at}` }))
    const finding = vi.fn(async ({ keyword }: MemberQuery): Promise<MemberPage> => {
      const items = keyword === null ? many : []
      return { items, totalCount: items.length, pageSize: 30, operatorCount: 1 }
    })
    await inClass({ find: finding })
    expect((await list()).getAllByRole('listitem')).toHaveLength(6)
    expect((await part()).getByText('2명이 더 있어요. 닉네임으로 찾아보세요.')).toBeVisible()
    await userEvent.type((await part()).getByRole('searchbox', { name: '닉네임으로 찾기' }), '없는이름{Enter}')
    expect(await (await part()).findByText('찾는 학생이 없어요')).toBeVisible()
  })

  test.each([
    [403, '이 수업에 추가할 수 있는 권한이 없어요'],
    [404, '회원이나 수업을 찾지 못했어요'],
    [409, '이미 함께하는 회원이 있어서 추가하지 않았어요'],
    [500, '수업에 추가하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('that is refused (%i) says why', async (status, words) => {
    await inClass({ find, letIn: () => Promise.reject(refusal(status)) })
    await userEvent.click(await (await list()).findByRole('button', { name: /^노을 ?추가하기$/ }))
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible()
  })

  test('the learners of the channel can be asked for again', async () => {
    await inClass({ find: vi.fn(find).mockRejectedValueOnce(refusal(403)) })
    await userEvent.click(await (await part()).findByRole('button', { name: '다시 시도' }))
    expect(await (await list()).findByRole('button', { name: /^노을/ })).toBeVisible()
  })
})
