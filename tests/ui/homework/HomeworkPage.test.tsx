import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { HomeworkRepository } from '../../../src/application/homework.ts'
import { paths } from '../../../src/domain/paths.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { HomeworkPage } from '../../../src/ui/homework/HomeworkPage.tsx'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { anAssignment, aTask } from '../../domain/anAssignment.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeHomework } from '../../fakes/features.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'

const tasks = [
  aTask({ taskId: 1, state: 'DONE' }),
  aTask({ taskId: 2, type: 'PROBLEM', contentId: 7008, title: '모래성 쌓기', state: 'TRIED', score: 40 }),
  aTask({ taskId: 3, type: 'WORKSHEET', contentId: 602, title: '반복문 눈으로 따라가기' }),
]
const submitted = { comment: '재미있었어요', submittedDate: '2026-11-19T17:20:00+09:00' }

async function open(
  answers: Partial<HomeworkRepository> = {},
  viewer: Viewer = learner,
  { timeZone = 'Asia/Seoul', store = memoryStore(), at = '2026-11-20T10:00:00+09:00' } = {},
) {
  const homeworks = {
    assignment: vi.fn(answers.assignment ?? (async () => anAssignment())),
    tasks: vi.fn(answers.tasks ?? (async () => tasks)),
    handIn: vi.fn(answers.handIn ?? (async () => {})),
    takeBack: vi.fn(answers.takeBack ?? (async () => {})),
  }
  const clock = { ...fakeClock(at), timeZone: () => timeZone }
  const application = anApplication({
    clock,
    store,
    viewer: { current: async () => viewer, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() },
    features: fakeFeatures({ homework: fakeHomework(homeworks) }),
  })
  const pages = (
    <>
      <Routes>
        <Route path={paths.homework} element={<HomeworkPage />} />
      </Routes>
      <NotificationRegion />
    </>
  )
  await act(async () => {
    openAt('/homework/40/assignment/400/task', pages, application)
  })
  return { ...homeworks, application, clock }
}

const confirm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '제출하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '숙제를 제출할까요?' }))
  await userEvent.click(dialog.getByRole('button', { name: '제출' }))
}

describe('an assignment’s page', () => {
  it('tells what is to be done, for whom and until when', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: '반복문으로 구구단 출력하기' })).toBeVisible()
    for (const text of ['한 줄에 한 단씩 나오게 해요.', '윤슬 선생님', '11월 27일(금) 오후 11:59까지', '7일 남음'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(/지금 계신 곳/)).not.toBeInTheDocument()
  })

  it('lists the tasks, each with its state and its page, which knows the way back', async () => {
    await open()
    const list = await screen.findByRole('list', { name: '숙제의 할 일' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '파도처럼 되풀이하기디지털 문서끝냈어요',
      '모래성 쌓기텍스트 코딩40점하는 중',
      '반복문 눈으로 따라가기학습지시작 전',
    ])
    expect(within(list).getByRole('link', { name: '모래성 쌓기' })).toHaveAttribute(
      'href',
      '/learn/problem/7008?homework=40&assignment=400',
    )
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3개 가운데 1개를 끝냈어요')
  })

  it('tells the end by the viewer’s own clock as well where that differs [F-078]', async () => {
    await open({}, learner, { timeZone: 'America/Los_Angeles' })
    expect(await screen.findByText('11월 27일(금) 오후 11:59까지')).toBeVisible()
    expect(screen.getByText('지금 계신 곳 시각으로는 11월 27일(금) 오전 6:59까지예요.')).toBeVisible()
  })

  it.each([
    [404, '찾을 수 없는 숙제예요', '홈으로 가기'],
    [403, '함께 듣는 수업의 숙제가 아니에요', '수업 찾기'],
    [500, '숙제를 불러오지 못했어요', '홈으로 가기'],
  ])('where the answer is %d, says so and has a way on', async (status, title, way) => {
    await open({ assignment: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toBeVisible()
  })

  it.each([
    [guest, '로그인하면 숙제를 볼 수 있어요', '로그인하기'],
    [{ ...learner, authState: 'PENDING' as const }, '회원가입을 마치면 숙제를 볼 수 있어요', '회원가입 마치기'],
  ])('asks who is not signed in to do so, and reads nothing', async (viewer, title, way) => {
    const { assignment } = await open({}, viewer)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toBeVisible()
    expect(assignment).not.toHaveBeenCalled()
  })

  it('the tasks can fail alone, and be asked for again', async () => {
    await open({ tasks: vi.fn(async () => tasks).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('link', { name: '모래성 쌓기' })).toBeVisible()
  })

  it('is looked at by who teaches, without handing in', async () => {
    await open({ assignment: async () => anAssignment({ state: null }) }, { ...learner, role: 'ROLE_TEACHER', roleList: ['ROLE_TEACHER'] })
    expect(await screen.findByRole('heading', { name: '학생에게 보이는 화면이에요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '제출하기' })).not.toBeInTheDocument()
    expect(screen.queryByText('시작 전')).not.toBeInTheDocument()
  })

  it.each([
    { endDate: null },
    { endDate: '2026-11-20T12:00:00+09:00' },
    { endDate: '2026-11-19T12:00:00+09:00', lateEndDate: '2026-11-21T12:00:00+09:00' },
    { endDate: '2026-11-19T12:00:00+09:00', lateEndDate: '2026-11-20T09:00:00+09:00' },
  ])('never speaks to a teacher as to who does it: %j', async (dates) => {
    for (const list of [tasks, [aTask({ taskId: 1, state: 'DONE' })], []]) {
      await open(
        { assignment: async () => anAssignment({ state: null, ...dates }), tasks: async () => list },
        { ...learner, role: 'ROLE_TEACHER', roleList: ['ROLE_TEACHER'] },
      )
      expect(await screen.findByRole('heading', { name: '학생에게 보이는 화면이에요' })).toBeVisible()
      expect(document.body).not.toHaveTextContent(/내가|한마디|낼 수 있|다시 내|다시 해|끝냈어요|하는 중|시작 전|제출 (완료|가능)/)
      cleanup()
    }
  })
})

describe('handing it in', () => {
  it('names what is missing, sends it once with the comment, and shows what came of it', async () => {
    const assignment = vi.fn(async () => anAssignment({ state: 'HANDED_IN', submission: submitted })).mockResolvedValueOnce(anAssignment())
    const { handIn } = await open({ assignment })
    await userEvent.type(await screen.findByRole('textbox', { name: /선생님께 한마디/ }), '재미있었어요')
    await userEvent.click(screen.getByRole('button', { name: '제출하기' }))
    const dialog = within(await screen.findByRole('dialog', { name: '숙제를 제출할까요?' }))
    expect(dialog.getByText('아직 끝내지 않은 할 일이 2개 있어요.')).toBeVisible()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['모래성 쌓기', '반복문 눈으로 따라가기'])
    await userEvent.click(dialog.getByRole('button', { name: '제출' }))
    const heading = await screen.findByRole('heading', { name: '제출했어요' })
    await vi.waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('숙제를 제출했어요')).toBeVisible()
    expect(screen.getByText('11월 19일(목) 오후 5:20에 냈어요.')).toBeVisible()
    expect(handIn.mock.calls).toEqual([[anAssignment(), '재미있었어요']])
  })

  it('can be thought over', async () => {
    const { handIn } = await open()
    await userEvent.click(await screen.findByRole('button', { name: '제출하기' }))
    await userEvent.click(await screen.findByRole('button', { name: '더 하기' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(handIn).not.toHaveBeenCalled()
  })

  it('keeps the comment where it failed', async () => {
    await open({ handIn: async () => Promise.reject(refusal(400)) })
    await userEvent.type(await screen.findByRole('textbox', { name: /선생님께 한마디/ }), '다 했어요')
    await confirm()
    expect(await screen.findByText('제출하지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /선생님께 한마디/ })).toHaveValue('다 했어요')
  })

  it('has the comment again after a reload, until it was taken', async () => {
    const store = memoryStore()
    const comment = () => screen.findByRole('textbox', { name: /선생님께 한마디/ })
    await open({ handIn: async () => Promise.reject(lostConnection()) }, learner, { store })
    await userEvent.type(await comment(), '늦었지만 다 했어요')
    await confirm()
    expect(await comment()).toHaveValue('늦었지만 다 했어요')
    cleanup()
    const assignment = vi.fn(async () => anAssignment({ state: 'HANDED_IN', submission: submitted })).mockResolvedValueOnce(anAssignment())
    const { handIn } = await open({ assignment }, learner, { store })
    expect(await comment()).toHaveValue('늦었지만 다 했어요')
    await confirm()
    expect(await screen.findByRole('heading', { name: '제출했어요' })).toBeVisible()
    expect(handIn.mock.calls).toEqual([[anAssignment(), '늦었지만 다 했어요']])
    cleanup()
    expect(store.stored.size).toBe(0)
  })

  it('says where nobody knows whether it arrived', async () => {
    const assignment = vi.fn(async () => Promise.reject(lostConnection())) as never as HomeworkRepository['assignment']
    const first = vi.fn(assignment).mockResolvedValueOnce(anAssignment())
    await open({ assignment: first, handIn: async () => Promise.reject(lostConnection()) })
    await confirm()
    expect(await screen.findByText(/제출됐는지 알 수 없어요/)).toBeVisible()
  })

  it.each([
    [409, '이미 제출한 숙제예요.'],
    [410, '마감이 지나서 제출할 수 없어요.'],
  ])('that comes to %d is told, and the assignment is read again', async (status, text) => {
    const { assignment } = await open({ handIn: async () => Promise.reject(refusal(status)) })
    await confirm()
    expect(await screen.findByText(text)).toBeVisible()
    expect(assignment.mock.calls.length).toBeGreaterThan(1)
  })

  it('refuses a comment that is too long, beside it', async () => {
    const { handIn } = await open()
    const field = await screen.findByRole('textbox', { name: /선생님께 한마디/ })
    await userEvent.click(field)
    await userEvent.paste('가'.repeat(301))
    await userEvent.click(screen.getByRole('button', { name: '제출하기' }))
    expect(await screen.findByText('300자까지만 쓸 수 있어요. 조금 줄여 주세요.')).toBeVisible()
    expect(field).toHaveFocus()
    expect(handIn).not.toHaveBeenCalled()
  })

  it('says no more that a comment is too long once it is shorter', async () => {
    await open()
    const field = await screen.findByRole('textbox', { name: /선생님께 한마디/ })
    await userEvent.click(field)
    await userEvent.paste('가'.repeat(301))
    await userEvent.click(screen.getByRole('button', { name: '제출하기' }))
    expect(await screen.findByText('300자까지만 쓸 수 있어요. 조금 줄여 주세요.')).toBeVisible()
    await userEvent.type(field, '{Backspace}')
    expect(screen.queryByText('300자까지만 쓸 수 있어요. 조금 줄여 주세요.')).not.toBeInTheDocument()
  })

  it('tells who has left meanwhile that it failed', async () => {
    let fail = () => {}
    const handIn = () => new Promise<never>((_, reject) => (fail = () => reject(refusal(400))))
    const { application } = await open({ handIn })
    await confirm()
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([
      expect.objectContaining({ tone: 'warning', text: '제출하지 못했어요. 쓴 글은 그대로 있어요.' }),
    ])
  })

  it('late is possible until the late end', async () => {
    await open({ assignment: async () => anAssignment({ endDate: '2026-11-19', lateEndDate: '2026-11-22' }) })
    expect(await screen.findByRole('heading', { name: '늦게 제출하기' })).toBeVisible()
    expect(screen.getByText('늦은 제출은 11월 22일(일) 오후 11:59까지 받아요.')).toBeVisible()
    expect(screen.getByRole('button', { name: '제출하기' })).toBeVisible()
  })

  it('is over after the end, and the tasks stay', async () => {
    await open({ assignment: async () => anAssignment({ endDate: '2026-11-19' }) })
    expect(await screen.findByRole('heading', { name: '마감된 숙제예요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '제출하기' })).not.toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '모래성 쌓기' })).toBeVisible()
  })

  it('brings the teacher’s score and words', async () => {
    const feedback = { score: 95, comment: '스스로 고친 점이 훌륭해요.' }
    await open({ assignment: async () => anAssignment({ state: 'MARKED', submission: submitted, feedback }) })
    expect(await screen.findByText('95점')).toBeVisible()
    expect(screen.getByText('스스로 고친 점이 훌륭해요.')).toBeVisible()
    expect(screen.getByText('재미있었어요')).toBeVisible()
  })
})

describe('work that was given back', () => {
  const returnList = [
    {
      submittedDate: '2026-11-18T10:00:00+09:00',
      returnedDate: null,
      comment: '여기까지 했어요',
      feedback: { score: 40, comment: '조금 더' },
      reason: '0일 때를 다시 봐요',
    },
  ]

  it('says why, keeps the old mark, and can be handed in past its end', async () => {
    const { handIn } = await open({
      assignment: async () => anAssignment({ state: 'RETURNED', endDate: '2026-11-19', returnList }),
    })
    expect(await screen.findByText('선생님이 다시 내 달라고 했어요')).toBeVisible()
    expect(screen.getByText('0일 때를 다시 봐요')).toBeVisible()
    await userEvent.click(screen.getByText('지난 제출'))
    expect(screen.getByText('점수: 40점')).toBeVisible()
    await confirm()
    expect(handIn).toHaveBeenCalledOnce()
  })

  it('stays to be read beside the mark of the new work', async () => {
    await open({ assignment: async () => anAssignment({ state: 'MARKED', submission: submitted, returnList }) })
    await userEvent.click(await screen.findByText('지난 제출'))
    for (const text of ['내가 쓴 말: 여기까지 했어요', '점수: 40점', '선생님의 한마디: 조금 더', '다시 내는 까닭: 0일 때를 다시 봐요'])
      expect(screen.getByText(text)).toBeVisible()
  })
})

describe('what was handed in', () => {
  const handedIn = () => anAssignment({ state: 'HANDED_IN', submission: submitted })

  it('can be taken back until the end, which is told; what was said stands in its field again', async () => {
    const assignment = vi.fn(async () => anAssignment()).mockImplementationOnce(async () => handedIn())
    const { takeBack } = await open({ assignment })
    expect(await screen.findByText('11월 27일(금) 오후 11:59까지 되돌릴 수 있어요.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '제출 되돌리기' }))
    expect(takeBack).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('textbox', { name: /선생님께 한마디/ })).toHaveValue('재미있었어요')
    expect(screen.getByText('제출을 되돌렸어요. 더 해서 다시 낼 수 있어요.')).toBeInTheDocument()
  })

  it('says why it cannot be taken back, and offers nothing once the end has passed', async () => {
    await open({ assignment: async () => handedIn(), takeBack: async () => Promise.reject(refusal(409)) })
    await userEvent.click(await screen.findByRole('button', { name: '제출 되돌리기' }))
    expect(await screen.findByText('선생님이 이미 확인해서 되돌릴 수 없어요.')).toBeInTheDocument()
    cleanup()
    await open({ assignment: async () => ({ ...handedIn(), endDate: '2026-11-19T23:59:59+09:00' }) })
    expect(await screen.findByRole('heading', { name: '제출했어요' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '제출 되돌리기' })).not.toBeInTheDocument()
  })

  it('is asked about before: while tasks are open doing more is the solid button, and the end of taking back is told', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '제출하기' }))
    const dialog = within(await screen.findByRole('dialog', { name: '숙제를 제출할까요?' }))
    expect(dialog.getByText('11월 27일(금) 오후 11:59까지 되돌릴 수 있어요.')).toBeVisible()
    expect(dialog.getByRole('button', { name: '더 하기' })).toHaveAttribute('data-tone', 'primary')
    expect(dialog.getByRole('button', { name: '제출' })).toHaveAttribute('data-tone', 'soft')
    cleanup()
    await open({ tasks: async () => [aTask({ taskId: 1, state: 'DONE' })] })
    await userEvent.click(await screen.findByRole('button', { name: '제출하기' }))
    expect(await screen.findByRole('button', { name: '제출' })).toHaveAttribute('data-tone', 'primary')
  })
})
