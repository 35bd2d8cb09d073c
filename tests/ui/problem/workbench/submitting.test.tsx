import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { notBegun } from '../../../../src/domain/problems/problem.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../../fakes/refusal.ts'
import { allAnswers } from '../../impatientClient.ts'
import { aProblem } from '../aProblem.ts'
import { aSubmission } from './aSubmission.ts'
import { button, codeInEditor, openWorkbench, results } from './openWorkbench.tsx'

const submit = async () => {
  await userEvent.click(button('제출'))
  await allAnswers()
}

const hiddenCase = {
  caseNumber: 2,
  label: '경계값',
  visibility: 'LABEL',
  state: 'WRONG_ANSWER',
  stepCount: 3,
  input: null,
  expectedOutput: null,
  output: null,
} as const
const openCase = { ...hiddenCase, caseNumber: 1, label: null, visibility: 'OPEN', input: '3', expectedOutput: '3', output: '4' } as const

const solved = aSubmission({ isFirstSolved: true, rewardPoint: 20, rewardExperience: 55 })
const card = (problemId: number, title: string) => ({
  ...aProblem({ problemId, title }),
  languageList: ['PYTHON' as const],
  point: 20,
  acceptedRate: 0.5,
  taskKind: 'WRITE' as const,
  submissionCount: 40,
  state: 'NONE' as const,
})

describe('a submission', () => {
  test('is the code in the editor, with where it comes from', async () => {
    const origin = { contentType: 'COURSE', contentId: 7, lessonId: 73 } as const
    const { submit: send } = await openWorkbench({ origin })
    await submit()
    expect(send.mock.calls).toEqual([[{ problemId: 11, language: 'PYTHON', code: 'right', origin }, 'key-1']])
  })

  test('by Ctrl+Shift+Enter, once however long the keys are held', async () => {
    const { submit: send } = await openWorkbench({ submissions: { submit: () => new Promise(() => {}) } })
    const keys = { key: 'Enter', ctrlKey: true, shiftKey: true }
    fireEvent.keyDown(screen.getByRole('textbox', { name: '입력' }), keys)
    fireEvent.keyDown(screen.getByRole('textbox', { name: '입력' }), { ...keys, repeat: true })
    fireEvent.keyDown(screen.getByRole('textbox', { name: '입력' }), keys)
    await allAnswers()
    expect(send).toHaveBeenCalledOnce()
    expect(results().getByRole('heading', { name: '채점하고 있어요' })).toBeVisible()
    expect(button('제출')).toHaveAttribute('aria-busy', 'true')
  })

  test('that waits for its turn is asked for until it has a verdict', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    const submission = vi.fn(async () => aSubmission({ state: 'ACCEPTED' }))
    await openWorkbench({ submissions: { submit: async () => aSubmission({ state: 'JUDGING' }), submission } })
    await userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) }).click(button('제출'))
    expect(await results().findByRole('heading', { name: '맞았어요!' })).toBeVisible()
    expect(submission).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test('that was wrong names the case, its state and what it tests, and shows only what is open', async () => {
    const submission = aSubmission({ state: 'WRONG_ANSWER', score: 0, caseList: [openCase, hiddenCase] })
    await openWorkbench({ code: 'tooMany', submissions: { submit: async () => submission } })
    await submit()
    const heading = results().getByRole('heading', { name: '틀렸어요' })
    expect(heading.closest('[role=status]')).toHaveTextContent('예제 1에서 달랐어요.')
    const [first, second] = within(results().getByRole('list')).getAllByRole('listitem')
    expect(first).toHaveAccessibleName('예제 1 실패')
    expect(first).toHaveTextContent('답보다 1만큼 커요')
    expect(second).toHaveAccessibleName('경우 2 경계값 실패')
    expect(second).not.toHaveTextContent('바라는 출력')
  })

  test('that came after the time of a room is not headed as if it counted', async () => {
    const late = aSubmission({ isLate: true })
    const history = { ...late, createdDate: null }
    await openWorkbench({
      submissions: { submit: async () => late, list: async () => ({ items: [history], totalCount: 1, pageSize: 20 }) },
    })
    await submit()
    const heading = results().getByRole('heading', { name: '세지 않는 답: 맞았어요!' })
    expect(heading.closest('[role=status]')).toHaveTextContent('시간이 끝난 뒤에 낸 답이라 점수에 세지 않아요.')
    expect(screen.queryByText(/100점/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByText('낸 답 1개'))
    expect(screen.getByText('시간이 끝난 뒤에 내서 세지 않아요')).toBeVisible()
  })

  test('with a syntax error leads to its line, with Python’s message in Korean', async () => {
    const submission = aSubmission({ state: 'SYNTAX_ERROR', score: 0, message: "SyntaxError: '(' was never closed", line: 1 })
    await openWorkbench({ submissions: { submit: async () => submission } })
    await submit()
    expect(results().getByRole('heading', { name: '코드를 읽을 수 없어요' })).toBeVisible()
    expect(results().getAllByText(/괄호/)[0]).toBeVisible()
    expect(await results().findByRole('button', { name: '1번째 줄로 가기' })).toBeVisible()
    // The program was not run, so there are no cases to show.
    expect(results().queryByText('채점한 경우')).not.toBeInTheDocument()
    expect(results().queryByText(/점 \/|에서 달랐어요/)).not.toBeInTheDocument()
  })
})

/** Notes the text that each live region was inserted with. */
const watchLiveRegions = () => {
  const texts = new Map<Element, string>()
  const note = () => {
    for (const region of document.querySelectorAll('[role="status"]')) if (!texts.has(region)) texts.set(region, region.textContent)
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return texts
}

describe('a solved problem', () => {
  test('tells what it earned, celebrates, and marks what has changed as out of date', async () => {
    const onAccepted = vi.fn()
    const { client } = await openWorkbench({ onAccepted, submissions: { submit: async () => solved } })
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    const firstTextOf = watchLiveRegions()
    await submit()
    expect(results().getByRole('heading', { name: '맞았어요!' })).toBeVisible()
    // A live region must exist before its text does, or screen readers do not announce it.
    expect(firstTextOf.get(await results().findByText('20포인트와 경험치 55점을 받았어요'))).toBe('')
    expect(onAccepted).toHaveBeenCalledOnce()
    const names = invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
    expect(names).toEqual(expect.arrayContaining(['quests', 'studyLogs', 'viewer', 'experience', 'ranking', 'problemStanding', 'progress']))
  })

  test('again earns nothing, said kindly', async () => {
    await openWorkbench()
    await submit()
    expect(results().getByText(/포인트는 처음 한 번만 받아요/)).toBeVisible()
    expect(results().queryByText(/받았어요$/)).not.toBeInTheDocument()
  })

  test('leads to the next one, and to others that suit', async () => {
    const recommended = async () => [card(11, '이 문제'), card(12, '다음 문제'), card(13, '셋째'), card(14, '넷째')]
    await openWorkbench({ problem: { nextProblemId: 12 }, catalogue: { recommended }, submissions: { submit: async () => solved } })
    await submit()
    expect(results().getByRole('link', { name: '다음 문제 풀기' })).toHaveAttribute('href', '/learn/problem/12')
    const others = results().getByRole('heading', { name: '이런 건 어때요?' }).parentElement
    expect(within(others ?? document.body).getAllByRole('link')).toHaveLength(2)
    expect(results().getByRole('link', { name: '셋째' })).toHaveAttribute('href', '/learn/problem/13')
  })

  test('the last of the catalogue leads to what is recommended; without recommendations it stands alone', async () => {
    const recommended = vi.fn(async () => [card(13, '셋째')])
    await openWorkbench({ catalogue: { recommended }, submissions: { submit: async () => solved } })
    await submit()
    expect(results().getByRole('link', { name: '다음 문제 풀기' })).toHaveAttribute('href', '/learn/problem/13')
    expect(results().queryByText('이런 건 어때요?')).not.toBeInTheDocument()
  })

  test('recommendations that fail are no trouble', async () => {
    await openWorkbench({
      problem: { nextProblemId: 12 },
      catalogue: { recommended: () => Promise.reject(refusal(500)) },
      submissions: { submit: async () => solved },
    })
    await submit()
    expect(results().getByRole('heading', { name: '맞았어요!' })).toBeVisible()
    expect(results().getByRole('link', { name: '다음 문제 풀기' })).toHaveAttribute('href', '/learn/problem/12')
    expect(results().queryByText(/못했어요/)).not.toBeInTheDocument()
  })

  test('of a lesson leads nowhere by itself: the lesson does', async () => {
    const origin = { contentType: 'COURSE', contentId: 7, lessonId: 73 } as const
    await openWorkbench({ origin, problem: { nextProblemId: 12 }, submissions: { submit: async () => solved } })
    await submit()
    expect(results().queryByRole('link', { name: '다음 문제 풀기' })).not.toBeInTheDocument()
  })
})

describe('a submission that is not taken', () => {
  test.each([
    [401, '로그인하면 채점받을 수 있어요'],
    [403, '수강 중이 아니라서 내지 못했어요'],
    [404, '이 문제가 더 이상 열려 있지 않아요'],
    [409, '답을 아직 보내지 못했어요'],
    [413, '코드가 너무 길어요'],
    [429, '답을 아직 보내지 못했어요'],
    [422, '이 답을 받아 주지 않았어요'],
  ])('%i says why, and the code stays', async (status, title) => {
    await openWorkbench({ submissions: { submit: () => Promise.reject(refusal(status)) } })
    await submit()
    expect(results().getByRole('heading', { name: title })).toBeVisible()
    expect(codeInEditor()).toBe('right')
    expect(button('제출')).not.toHaveAttribute('aria-disabled')
  })

  test('whose answer is lost is looked for before anything is said [F-084]', async () => {
    const submissions = {
      submit: () => Promise.reject(lostConnection()),
      list: async () => ({ items: [aSubmission()], totalCount: 1, pageSize: 20 }),
      submission: async () => aSubmission(),
    }
    const { submit: send } = await openWorkbench({ submissions })
    await submit()
    expect(results().getByRole('heading', { name: '맞았어요!' })).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
  })

  test('is told to who has left meanwhile', async () => {
    let fail = () => {}
    const send = () => new Promise<never>((_, reject) => (fail = () => reject(refusal(422))))
    const { application } = await openWorkbench({ submissions: { submit: send } })
    await submit()
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([
      expect.objectContaining({ tone: 'warning', text: '이 답을 받아 주지 않았어요. 쓴 코드는 그대로 있어요. 고쳐서 다시 내 보세요.' }),
    ])
  })

  test('of nothing is not sent', async () => {
    const { submit: send } = await openWorkbench({ code: ' \n' })
    await submit()
    expect(results().getByRole('heading', { name: '아직 코드가 없어요' })).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  test('of a guest for a problem that is for users alone is refused: signing in comes first', async () => {
    const { submit: send } = await openWorkbench({ viewer: guest, submissions: { tryOut: () => Promise.reject(refusal(403)) } })
    await submit()
    expect(results().getByRole('heading', { name: '로그인하면 채점받을 수 있어요' })).toBeVisible()
    expect(results().getByRole('link', { name: '로그인' })).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  test('of a guest where the backend judges nothing for guests leads to the examples', async () => {
    await openWorkbench({ viewer: guest, submissions: { tryOut: () => Promise.reject(refusal(404)) } })
    await submit()
    expect(results().getByText(/‘예제 모두 실행’으로 확인해 보세요/)).toBeVisible()
    expect(results().getByRole('link', { name: '로그인' })).toBeVisible()
  })
})

test('an answer to what is also solved in a test says that it has arrived, when it is told, and where it counts', async () => {
  const withheld = aSubmission({ state: 'JUDGING', isWithheld: true })
  const list = vi.fn(async () => ({ items: [withheld], totalCount: 1, pageSize: 20 }))
  await openWorkbench({ submissions: { list, submit: async () => withheld } })
  list.mockClear()
  await submit()
  expect(results().getByRole('heading', { name: '답을 받았어요' })).toBeVisible()
  expect(results().getByText(/결과는 모두 끝난 뒤에 볼 수 있어요.*대회 화면에서도 내 주세요/)).toBeVisible()
  expect(list).toHaveBeenCalled()
})

describe('a guest’s success', () => {
  const solvedAsGuest = { ...aSubmission(), submissionId: 0 }
  const offer = '방금 푼 문제를 내 기록에 담을까요?'

  test('is told as a learner’s, and can be handed in once after signing in', async () => {
    const sessionStore = memoryStore()
    const as = { sessionStore, submissions: { tryOut: async () => solvedAsGuest } }
    const { submit: sentAsGuest } = await openWorkbench({ viewer: guest, ...as })
    await submit()
    expect(results().getByRole('heading', { name: '맞았어요!' })).toBeVisible()
    expect(results().getByText(/내 기록에 담고 포인트도 받을 수 있어요/)).toBeVisible()
    expect(results().getByRole('link', { name: '로그인' })).toBeVisible()
    expect(results().queryByText(/처음 한 번만/)).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: offer })).not.toBeInTheDocument()
    expect(sentAsGuest).not.toHaveBeenCalled()
    cleanup()

    const { submit: sent } = await openWorkbench(as)
    await userEvent.click(within(screen.getByRole('group', { name: offer })).getByRole('button', { name: '담기' }))
    await allAnswers()
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ problemId: 11, code: 'right' }), 'key-1']])
    expect(screen.queryByRole('group', { name: offer })).not.toBeInTheDocument()
    expect([...sessionStore.stored.keys()]).toEqual([])
  })

  const take = async () => {
    await userEvent.click(within(screen.getByRole('group', { name: offer })).getByRole('button', { name: '담기' }))
    await allAnswers()
  }

  test('stays where handing it in is refused, and can be handed in again', async () => {
    const sessionStore = memoryStore({ 'written/solved/problem/11': 'right' })
    const send = vi.fn(async () => aSubmission()).mockRejectedValueOnce(refusal(403))
    await openWorkbench({ sessionStore, submissions: { submit: send } })
    await take()
    expect(results().getByRole('heading', { name: '수강 중이 아니라서 내지 못했어요' })).toBeVisible()
    expect([...sessionStore.stored.keys()]).toEqual(['written/solved/problem/11'])
    await take()
    expect(results().getByRole('heading', { name: '맞았어요!' })).toBeVisible()
    expect(screen.queryByRole('group', { name: offer })).not.toBeInTheDocument()
    expect([...sessionStore.stored.keys()]).toEqual([])
  })

  test.each([
    ['comes while another one is judged', refusal(409)],
    ['is lost', lostConnection()],
  ])('is left to the outbox where handing it in %s', async (_what, error) => {
    const sessionStore = memoryStore({ 'written/solved/problem/11': 'right' })
    const list = async () => Promise.reject(lostConnection())
    await openWorkbench({ sessionStore, submissions: { submit: async () => Promise.reject(error), list } })
    await take()
    expect(results().getByRole('heading', { name: '답을 아직 보내지 못했어요' })).toBeVisible()
    expect(screen.queryByRole('group', { name: offer })).not.toBeInTheDocument()
    expect([...sessionStore.stored.keys()]).toEqual([])
  })

  test('is on its way once, and kept until it has arrived', async () => {
    const sessionStore = memoryStore({ 'written/solved/problem/11': 'right' })
    const { submit: sent } = await openWorkbench({ sessionStore, submissions: { submit: () => new Promise(() => {}) } })
    await take()
    await take()
    expect(sent).toHaveBeenCalledOnce()
    expect([...sessionStore.stored.keys()]).toEqual(['written/solved/problem/11'])
  })

  test('is handed in in the language in which it was written', async () => {
    const sessionStore = memoryStore()
    const as = { sessionStore, problem: { languageList: ['PYTHON', 'C'] as const }, submissions: { tryOut: async () => solvedAsGuest } }
    await openWorkbench({ viewer: guest, ...as })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '언어' }), 'C')
    await allAnswers()
    await submit()
    expect(results().getByRole('heading', { name: '맞았어요!' })).toBeVisible()
    cleanup()

    const { submit: sent } = await openWorkbench(as)
    expect(screen.getByRole('combobox', { name: '언어' })).toHaveValue('PYTHON')
    await take()
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ language: 'C', code: 'right' }), 'key-1']])
  })

  test('can be thrown away', async () => {
    const sessionStore = memoryStore({ 'written/solved/problem/11': 'right' })
    const { submit: sent } = await openWorkbench({ sessionStore })
    await userEvent.click(within(screen.getByRole('group', { name: offer })).getByRole('button', { name: '버리기' }))
    expect([sent.mock.calls, [...sessionStore.stored.keys()]]).toEqual([[], []])
  })
})

describe('what was handed in before', () => {
  const items = [aSubmission({ submissionId: 502 }), aSubmission({ submissionId: 501, state: 'WRONG_ANSWER', score: 0 })]
  const list = async () => ({ items, totalCount: 2, pageSize: 20 })

  test('is listed with its verdict and its time, and each code can be brought back', async () => {
    const submission = vi.fn(async () => aSubmission({ submissionId: 501, code: 'tooMany' }))
    const { save } = await openWorkbench({ submissions: { list, submission } })
    await userEvent.click(screen.getByText('낸 답 2개'))
    const [, second] = within(results().getByRole('list')).getAllByRole('listitem')
    expect(second).toHaveTextContent(/틀렸어요0점11월 19일 오후 3시 5분/)
    await userEvent.click(within(second ?? document.body).getByRole('button', { name: /무엇을 냈는지 보기/ }))
    await userEvent.click(await screen.findByRole('button', { name: '이 답으로 바꾸기' }))
    await allAnswers()
    expect(codeInEditor()).toBe('tooMany')
    expect(save).toHaveBeenLastCalledWith({ userId: 1, problemId: 11, language: 'PYTHON' }, 'tooMany')
  })

  test('that cannot be read can be asked for again, the list and the code', async () => {
    const failing = vi.fn(list).mockRejectedValueOnce(refusal(500))
    const submission = vi.fn(async () => aSubmission({ code: 'tooMany' })).mockRejectedValueOnce(refusal(500))
    await openWorkbench({ submissions: { list: failing, submission } })
    expect(screen.getByText('낸 답을 불러오지 못했어요')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await userEvent.click(await screen.findByText('낸 답 2개'))
    const [show] = screen.getAllByRole('button', { name: /무엇을 냈는지 보기/ })
    if (show) await userEvent.click(show)
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('button', { name: '이 답으로 바꾸기' })).toBeVisible()
  })
})

describe('hints', () => {
  const tried = async () => ({ ...notBegun, state: 'TRIED' as const, submissionCount: 1 })

  test('that fail can be asked for again', async () => {
    await openWorkbench({ catalogue: { standing: tried }, submissions: { openHint: () => Promise.reject(refusal(500)) } })
    await userEvent.click(button('힌트 보기'))
    await allAnswers()
    expect(screen.getByText('힌트를 가져오지 못했어요. 잠시 후 다시 눌러 주세요.')).toBeVisible()
    expect(button('힌트 보기')).not.toHaveAttribute('aria-disabled')
  })
})

test('a verdict on the page tells what has become of it since, at the next look', async () => {
  const listed = [
    { state: 'ACCEPTED', isOutdated: false },
    { state: 'ACCEPTED', isOutdated: true },
    { state: 'WRONG_ANSWER', isOutdated: false },
  ] as const
  let at = 0
  const list = async () => ({ items: [aSubmission(listed[at])], totalCount: 1, pageSize: 20 })
  const { client } = await openWorkbench({ submissions: { list, submit: async () => aSubmission() } })
  const lookAgain = async (next: number) => {
    at = next
    await act(async () => client.refetchQueries({ queryKey: ['submissions'] }))
  }
  await userEvent.click(button('제출'))
  await results().findByRole('heading', { name: '맞았어요!' })
  expect(results().queryByText('예전 경우로 채점했어요')).toBeNull()
  await lookAgain(1)
  // The note is shown beside the verdict and in the list of submissions.
  expect(await results().findAllByText('예전 경우로 채점했어요')).toHaveLength(2)
  await lookAgain(2)
  expect(await results().findByText('그 뒤에 다시 채점했어요: 틀렸어요')).toBeVisible()
  expect(screen.queryByText('예전 경우로 채점했어요')).toBeNull()
})
