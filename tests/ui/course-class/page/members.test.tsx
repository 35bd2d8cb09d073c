import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ClassMember } from '../../../../src/domain/course-class/classMembers.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { enrolled, learner, openClass, teaching } from './openClass.tsx'

const aMember = (userId: number, nickname: string | null, completedCount: number): ClassMember => ({
  userId,
  nickname,
  profile: null,
  completedCount,
  totalCount: 4,
  studiedDate: completedCount === 0 ? null : '2026-11-20T08:00:00+09:00',
})

const two = [aMember(11, '바다', 3), aMember(12, null, 0)]
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
      const many = Array.from({ length: 31 }, (_, at) => aMember(at + 1, `학생 ${at + 1}`, 0))
      await inClass({ members: async () => many })
      await userEvent.click(await (await part()).findByRole('button', { name: /^학생 3 ?종류별 진도$/ }))
      await userEvent.click((await part()).getByRole('button', { name: '더 보기' }))
      expect((await part()).getByRole('button', { name: /^학생 31 ?종류별 진도$/ })).toHaveFocus()
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
    const button = await (await part()).findByRole('button', { name: /^바다 ?종류별 진도$/ })
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
    await userEvent.click(await (await part()).findByRole('button', { name: /^바다 ?종류별 진도$/ }))
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
    expect(await (await part()).findByRole('button', { name: /^바다 ?종류별 진도$/ })).toBeVisible()
    expect(members).toHaveBeenCalledTimes(2)
  })
})

describe('letting somebody in', () => {
  const add = async (text: string) => {
    await userEvent.type(await (await part()).findByRole('textbox', { name: '회원 번호' }), text)
    await userEvent.click((await part()).getByRole('button', { name: '추가하기' }))
  }

  test('goes out as it is given, and the list is read anew [S-244]', async () => {
    const { letIn, members } = await inClass()
    await add('13')
    expect(await screen.findByText('13번 회원을 수업에 추가했어요')).toBeVisible()
    expect(letIn.mock.calls).toEqual([['7', { contentType: 'COURSE_CLASS', userIds: [13] }]])
    expect(members).toHaveBeenCalledTimes(2)
    expect((await part()).getByRole('textbox')).toHaveValue('')
  })

  test.each([
    ['바다', '회원 번호를 숫자로 넣어 주세요'],
    ['11', '이미 함께하는 학생이에요'],
  ])('what cannot be (%s) is said at its field, and nothing is sent', async (text, words) => {
    const { letIn } = await inClass()
    await add(text)
    const field = (await part()).getByRole('textbox')
    expect(field).toHaveAccessibleDescription(words)
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(letIn).not.toHaveBeenCalled()
  })

  test.each([
    [403, '학생을 추가할 수 없어요'],
    [404, '그 번호의 회원을 찾지 못했어요'],
    [500, '학생을 추가하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('that is refused (%i) says why and keeps the number', async (status, words) => {
    await inClass({ letIn: () => Promise.reject(refusal(status)) })
    await add('13')
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible()
    expect((await part()).getByRole('textbox')).toHaveValue('13')
  })
})
