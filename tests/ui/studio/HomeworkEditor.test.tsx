import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import type { ChannelMembers } from '../../../src/application/setHomework.ts'
import type { WorkRepository } from '../../../src/application/studio.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { SetHomework } from '../../../src/domain/studio/setHomework.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { SetHomeworkPage } from '../../../src/ui/studio/homework/SetHomeworkPage.tsx'
import { learner } from '../../domain/viewer/viewers.ts'
import { fakeCourseClass, fakeProblem, fakeSetHomework } from '../../fakes/features.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { refusal } from '../../fakes/refusal.ts'
import { aTaughtClass } from '../course/aCourse.ts'
import { aProblemDetail } from '../problem/aProblem.ts'
import { openWorkPage, repositoryOf, workOf } from './openWorkPage.tsx'

const content: SetHomework = {
  title: '조개 숙제',
  description: '',
  endDate: '2026-11-27T23:59:00+09:00',
  lateEndDate: null,
  audience: { type: 'ALL' },
  taskList: [
    { type: 'PROBLEM', contentId: 1, title: '조개 세기' },
    { type: 'VIDEO', contentId: 2, title: '바다 영상' },
  ],
}

interface Wishes extends Partial<WorkRepository<SetHomework>> {
  readonly viewer?: Viewer
  readonly members?: ChannelMembers
}

async function open(homeworkId = '7', { viewer, members, ...answers }: Wishes = {}) {
  const repository = repositoryOf(content, answers)
  const people = async () => [
    { userId: 99, nickname: '새내기', profile: null },
    { userId: 100, nickname: '하늘', profile: null },
  ]
  const taught = async () => [aTaughtClass({ courseClassId: 9, title: '유니티 정규반' })]
  const page = await openWorkPage({
    at: `/studio/homework/${homeworkId}`,
    path: paths.setHomework,
    page: <SetHomeworkPage />,
    viewer,
    features: {
      setHomework: fakeSetHomework({ ...repository, members: members ?? people }),
      courseClass: fakeCourseClass(fakeClock('2026-11-20T10:00:00+09:00'), { catalogue: { taught } }),
      problem: fakeProblem({
        problems: {
          find: async () => ({ items: [aProblemDetail({ problemId: 3, title: '물고기 나누기' })], totalCount: 1, pageSize: 20 }),
        },
      }),
    },
  })
  return { ...repository, ...page }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tasks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it.each([guest, learner])('is closed to others, who are told so, and nothing is read', async (viewer) => {
  const { read } = await open('7', { viewer })
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('제목')).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

describe('homework that is set', () => {
  it('is picked, dated, given to some and sent once', { timeout: 15_000 }, async () => {
    const { create, publish, address } = await open('new')
    await screen.findByLabelText('제목')
    fill('제목', '새 숙제')
    await press('과제 담기')
    await press(/물고기 나누기/)
    await userEvent.keyboard('{Escape}')
    await press('금요일 밤')
    expect(screen.getByLabelText('마감')).toHaveValue('2026-11-27T23:59')
    fill('늦게 내도 받는 때', '2026-11-28T23:59')
    await userEvent.click(screen.getByRole('radio', { name: '고른 학습자' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '하늘' }))
    expect(screen.getByText('1명을 골랐어요.')).toBeVisible()
    await press('숙제 내기')
    expect(await screen.findByText('숙제를 냈어요. 학습자의 홈에 보여요.')).toBeVisible()
    expect(create).toHaveBeenCalledExactlyOnceWith({
      title: '새 숙제',
      description: '',
      endDate: '2026-11-27T23:59:00+09:00',
      lateEndDate: '2026-11-28T23:59:00+09:00',
      audience: { type: 'MEMBERS', userIds: ['100'] },
      taskList: [{ type: 'PROBLEM', contentId: 3, title: '물고기 나누기' }],
    })
    expect(publish).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(address()).toBe('/studio/homework/7'))
    expect(screen.getByRole('link', { name: '누가 어디까지 했나요?' })).toHaveAttribute('href', '/studio/homework/7/assignment/7/members')
  })

  it('tells what is missing before anything is sent', async () => {
    const { create } = await open('new')
    await press('숙제 내기')
    const missing = (await screen.findByRole('heading', { name: '내기 전에 채워 주세요' })).parentElement
    expect(missing).toHaveTextContent('제목을 적어 주세요.')
    expect(missing).toHaveTextContent('과제를 하나는 담아 주세요.')
    await vi.waitFor(() => expect(missing).toHaveFocus())
    expect(create).not.toHaveBeenCalled()
  })

  it('is for a class of the teacher’s', async () => {
    const { save } = await open()
    await userEvent.click(await screen.findByRole('radio', { name: '한 수업' }))
    await userEvent.selectOptions(await screen.findByLabelText('수업'), '유니티 정규반')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]?.[1]).toMatchObject({ audience: { type: 'CLASS', courseClassId: '9' } })
  })

  it('has tasks that move by keys, go, and come back', async () => {
    await open()
    await screen.findByText('조개 세기')
    await press('조개 세기 아래로')
    expect(tasks()[0]).toContain('바다 영상')
    expect(screen.getByText('‘조개 세기’이(가) 2번째로 갔어요.')).toBeVisible()
    await press('바다 영상 빼기')
    expect(tasks()).toHaveLength(1)
    await press('되돌리기')
    expect(tasks()[0]).toContain('바다 영상')
  })

  it('is closed, and what is late is said', async () => {
    const { withdraw } = await open('7', { read: async () => workOf(content, { state: 'PUBLISHED', isCurrent: true }) })
    await press('숙제 닫기')
    expect(await screen.findByText('닫았어요. 이미 낸 것은 그대로 있어요.')).toBeVisible()
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(7)
    fill('늦게 내도 받는 때', '2026-11-20T09:00')
    await press('숙제 내기')
    expect(screen.getAllByText('늦게 받는 때는 마감보다 뒤여야 해요.').length).toBeGreaterThan(0)
  })
})

describe('where something goes wrong', () => {
  test('learners that cannot be read are asked for again', async () => {
    let asked = 0
    const members = async () => {
      asked += 1
      if (asked === 1) throw refusal(500)
      return [{ userId: 100, nickname: null, profile: null }]
    }
    await open('7', { members })
    await userEvent.click(await screen.findByRole('radio', { name: '고른 학습자' }))
    expect(await screen.findByText('학습자를 불러오지 못했어요')).toBeVisible()
    await press('다시 시도')
    expect(await screen.findByRole('checkbox', { name: '이름 없음' })).toBeVisible()
  })

  test('what cannot be set says why, and stays', async () => {
    await open('7', { publish: async () => Promise.reject(refusal(422)) })
    await press('숙제 내기')
    expect(await screen.findByText('빠진 것이 있어서 받아들여지지 않았어요.')).toBeVisible()
    expect(screen.getByLabelText('제목')).toHaveValue('조개 숙제')
    expect(within(screen.getByRole('main')).getByText('조개 세기')).toBeVisible()
  })
})
