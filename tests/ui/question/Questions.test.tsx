import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { QuestionFeature, QuestionRepository } from '../../../src/application/question.ts'
import { questionsInterval } from '../../../src/application/question.ts'
import type { QuestionPage, QuestionSubject } from '../../../src/domain/question.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { Questions } from '../../../src/ui/question/Questions.tsx'
import { questionsWords as words } from '../../../src/ui/question/questionsWords.ts'
import { anAnswer, aQuestion } from '../../domain/aQuestion.ts'
import { learner, teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakePageTimer } from '../../fakes/fakePageTimer.ts'
import { fakeFeatures, fakeQuestion } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'

const pageOf = (...items: QuestionPage['items']): QuestionPage => ({ items, totalCount: items.length, pageSize: 10, isModerator: false })

interface Given extends Partial<QuestionRepository>, Partial<Pick<QuestionFeature, 'checkSolution' | 'watch'>> {
  readonly viewer?: Viewer
  readonly subject?: QuestionSubject
  readonly isFolded?: boolean
  readonly at?: string
  /** Called each time the viewer is read. */
  readonly current?: () => Promise<Viewer>
  readonly store?: ReturnType<typeof memoryStore>
  readonly timer?: ReturnType<typeof fakePageTimer>['timer']
}

const aboutProblem: QuestionSubject = { contentType: 'PROBLEM', contentId: 7, lessonId: null }

async function open({
  viewer = learner,
  subject = aboutProblem,
  isFolded = false,
  store = memoryStore(),
  checkSolution,
  watch,
  timer,
  at,
  current = async () => viewer,
  ...answers
}: Given) {
  const application = anApplication({
    store,
    viewer: { ...anApplication().viewer, current },
    features: fakeFeatures({
      question: fakeQuestion(answers, { ...(checkSolution && { checkSolution }), ...(watch && { watch }), ...(timer && { timer }) }),
    }),
  })
  const client = impatientClient()
  client.setQueryData(['viewer'], viewer)
  await act(async () => {
    renderInApp(
      <Suspense>
        <Questions subject={subject} problemId={7} isFolded={isFolded} />
      </Suspense>,
      application,
      client,
      at,
    )
  })
  return { user: userEvent.setup(), store, application }
}

const section = () => screen.findByRole('region', { name: /^질문/ })

afterEach(() => void vi.useRealTimers())

describe('what is there', () => {
  it('a backend without questions has no section', async () => {
    await open({ find: async () => null })
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('a failure is told, with a way on', async () => {
    const find = vi.fn(async () => pageOf(aQuestion())).mockRejectedValueOnce(refusal(500))
    const { user } = await open({ find })
    expect(await screen.findByText('질문을 불러오지 못했어요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('왜 글자가 이어져요?')).toBeVisible()
  })

  it('a guest reads, and is offered to sign in', async () => {
    await open({ viewer: guest, find: async () => pageOf(aQuestion({ answers: [anAnswer({ isMarked: true })] })) })
    const part = within(await section())
    expect(part.getByText('로그인하면 질문하고 답할 수 있어요.')).toBeVisible()
    expect(part.getByRole('link', { name: '로그인' })).toBeVisible()
    expect(part.getByText('고른 답')).toBeVisible()
    expect(part.queryByRole('textbox')).not.toBeInTheDocument()
    expect(part.queryByRole('button')).not.toBeInTheDocument()
  })

  it('nothing was asked yet', async () => {
    await open({ find: async () => pageOf() })
    expect(await screen.findByText('아직 질문이 없어요')).toBeVisible()
  })

  it('code in it is code', async () => {
    await open({ find: async () => pageOf(aQuestion({ content: '왜요?\n```python\nprint(1)\n```' })) })
    expect((await screen.findAllByText('파이썬 코드'))[0]).toBeVisible()
    expect(screen.queryByText(/```/)).not.toBeInTheDocument()
  })

  it('folded, it opens at a press', async () => {
    const { user } = await open({ isFolded: true, find: async () => pageOf(aQuestion()) })
    await section()
    expect(screen.queryByText('왜 글자가 이어져요?')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '질문 보기' }))
    expect(screen.getByText('왜 글자가 이어져요?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '질문 접기' }))
    expect(screen.queryByText('왜 글자가 이어져요?')).not.toBeInTheDocument()
  })

  it('what others write meanwhile appears', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { timer } = fakePageTimer()
    const find = vi
      .fn(async () => pageOf(aQuestion({ postId: 32, content: '저도요' }), aQuestion()))
      .mockResolvedValueOnce(pageOf(aQuestion()))
    await open({ find, timer })
    await section()
    expect(screen.queryByText('저도요')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(questionsInterval))
    expect(await screen.findByText('저도요')).toBeVisible()
  })

  it('nothing is looked for any more once the page is gone', async () => {
    const watch = vi.fn<QuestionFeature['watch']>()
    await open({ find: async () => pageOf(aQuestion()), watch })
    await section()
    await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce())
    const signal = watch.mock.lastCall?.[1]
    expect(signal?.aborted).toBe(false)
    cleanup()
    expect(signal?.aborted).toBe(true)
  })
})

describe('writing', () => {
  it('a question is sent, and what was written is kept until then', async () => {
    const ask = vi.fn(async () => Promise.reject(refusal(500))).mockRejectedValueOnce(refusal(429))
    const { user, store } = await open({ ask, find: async () => pageOf() })
    await user.type(await screen.findByRole('textbox', { name: '궁금한 것' }), '왜요?')
    await user.click(screen.getByRole('button', { name: '질문하기' }))
    expect(await screen.findByText('올리지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '궁금한 것' })).toHaveValue('왜요?')
    ask.mockResolvedValue(undefined as never)
    await user.click(screen.getByRole('button', { name: '질문하기' }))
    expect(await screen.findByText('질문을 올렸어요. 답이 달리면 알려 드릴게요.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '궁금한 것' })).toHaveValue('')
    expect(store.get('written/question/1/PROBLEM/7/')).toBeNull()
  })

  it('that fails is told to who has left meanwhile', async () => {
    let fail = () => {}
    const ask = () => new Promise<never>((_, reject) => (fail = () => reject(refusal(400))))
    const { user, application } = await open({ find: async () => pageOf(), ask })
    await user.type(await screen.findByRole('textbox'), '왜 그래요?')
    await user.click(screen.getByRole('button', { name: words.ask.send }))
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([
      expect.objectContaining({ tone: 'warning', text: '올리지 못했어요. 쓴 글은 그대로 있어요.' }),
    ])
  })

  it('about one lesson of a course is not begun with what was written about another', async () => {
    const store = memoryStore()
    const about = (lessonId: number) => ({
      store,
      subject: { ...aboutProblem, contentType: 'COURSE' as const, lessonId },
      find: async () => pageOf(),
    })
    const { user } = await open(about(1))
    await user.type(await screen.findByRole('textbox', { name: '궁금한 것' }), '왜요?')
    cleanup()
    await open(about(2))
    expect(await screen.findByRole('textbox', { name: '궁금한 것' })).toHaveValue('')
    cleanup()
    await open(about(1))
    expect(await screen.findByRole('textbox', { name: '궁금한 것' })).toHaveValue('왜요?')
  })

  it('what is typed while a question is on its way stays for the next one', async () => {
    let arrive = () => {}
    const ask = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    const { user } = await open({ ask, find: async () => pageOf() })
    const box = await screen.findByRole('textbox', { name: '궁금한 것' })
    await user.type(box, '왜요?')
    await user.click(screen.getByRole('button', { name: '질문하기' }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), '왜요?', expect.any(String)))
    await user.type(box, ' 그리고 언제요?')
    await act(async () => arrive())
    expect(box).toHaveValue('그리고 언제요?')
  })

  it('who would give the solution away is asked to shorten it, and may send it all the same', async () => {
    const ask = vi.fn(async () => {})
    const { user } = await open({ ask, find: async () => pageOf(), checkSolution: async () => 'passes' })
    await user.type(await screen.findByRole('textbox', { name: '궁금한 것' }), 'print(7)')
    await user.click(screen.getByRole('button', { name: '질문하기' }))
    expect(await screen.findByText(/예제를 모두 통과하는 풀이예요/)).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: '궁금한 것' }), '!')
    expect(screen.queryByRole('button', { name: '그대로 올리기' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '질문하기' }))
    await user.click(await screen.findByRole('button', { name: '그대로 올리기' }))
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'print(7)!', expect.any(String))
  })

  it('an answer that was begun is found open', async () => {
    const store = memoryStore()
    const find = async () => pageOf(aQuestion())
    const answer = vi.fn(async () => {})
    store.set(`written/answer/${learner.userId}/31`, '숫자로')
    const { user } = await open({ store, find, answer })
    expect(await screen.findByRole('textbox', { name: '내 답' })).toHaveValue('숫자로')
    await user.click(screen.getByRole('button', { name: '답 올리기' }))
    expect(answer).toHaveBeenCalledExactlyOnceWith(31, '숫자로', expect.any(String))
    await user.click(await screen.findByRole('button', { name: '답하기' }))
    expect(screen.getByRole('textbox', { name: '내 답' })).toHaveValue('')
  })
})

describe('what is done about it', () => {
  it('a moderator marks an answer, hides one with a reason, and shows it again', async () => {
    const [mark, hide] = [vi.fn(async () => {}), vi.fn(async () => {})]
    const answers = [anAnswer({ reportCount: 2 }), anAnswer({ postId: 42, content: 'print(7)', hiddenReason: '풀이예요' })]
    const { user } = await open({
      viewer: teacher,
      find: async () => ({ ...pageOf(aQuestion({ answers })), isModerator: true }),
      mark,
      hide,
    })
    await section()
    expect(screen.getByText('신고 2번')).toBeVisible()
    expect(screen.getByText('가린 까닭: 풀이예요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '이 답 고르기' }))
    expect(mark).toHaveBeenCalledExactlyOnceWith(31, 41)
    expect(await screen.findByText('답을 골랐어요.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 보이기' }))
    expect(hide).toHaveBeenCalledExactlyOnceWith(42, null)
    await user.click(screen.getAllByRole('button', { name: '가리기' })[1]!)
    const dialog = within(await screen.findByRole('dialog', { name: '글 가리기' }))
    await user.click(dialog.getByRole('button', { name: '가리기' }))
    expect(await dialog.findByText('가리는 까닭을 적어 주세요.')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: '가리는 까닭' }), '풀이가 다 있어요')
    await user.click(dialog.getByRole('button', { name: '가리기' }))
    expect(hide).toHaveBeenLastCalledWith(41, '풀이가 다 있어요')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('a reader reports, a writer removes, and a refusal is told', async () => {
    const report = vi.fn(async () => {})
    const remove = vi.fn(async () => Promise.reject(refusal(409)))
    const { user } = await open({ find: async () => pageOf(aQuestion(), aQuestion({ postId: 32, isMine: true })), report, remove })
    await section()
    await user.click(screen.getByRole('button', { name: '신고' }))
    await user.click(screen.getByRole('radio', { name: '나쁜 말' }))
    await user.click(screen.getByRole('button', { name: '신고하기' }))
    expect(report).toHaveBeenCalledExactlyOnceWith(31, 'RUDE')
    expect(await screen.findByText('신고했어요. 선생님이 살펴볼게요.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '지우기' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '지우기' }))
    expect(await screen.findByText('그사이에 답이 달려서 지울 수 없어요.')).toBeVisible()
  })

  it('pages are turned', async () => {
    const find = vi.fn(async (_: unknown, page: number) => ({ ...pageOf(aQuestion({ content: `쪽 ${page}` })), totalCount: 21 }))
    const { user } = await open({ find })
    await section()
    await user.click(screen.getByRole('button', { name: /2/ }))
    expect(await screen.findByText('쪽 2')).toBeVisible()
  })

  it('a refusal for want of a session has the viewer read again', async () => {
    const current = vi.fn(async () => learner)
    const { user } = await open({
      current,
      find: async () => pageOf(aQuestion({ isMine: true })),
      remove: async () => Promise.reject(refusal(401)),
    })
    await section()
    await user.click(screen.getByRole('button', { name: '지우기' }))
    const before = current.mock.calls.length
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '지우기' }))
    await vi.waitFor(() => expect(current.mock.calls.length).toBeGreaterThan(before))
  })
})

describe('a question that the address names', () => {
  it('is asked for by itself where the page does not have it, and stands first', async () => {
    const question = vi.fn(async () => aQuestion({ postId: 9, content: '예전 질문' }))
    await open({ at: '/#question-9', isFolded: true, find: async () => pageOf(aQuestion()), question })
    expect(await screen.findByText('예전 질문')).toBeVisible()
    expect(question.mock.calls.map(([postId]: readonly unknown[]) => postId)).toEqual(['9'])
    const [first] = within(screen.getByRole('list', { name: '올라온 질문' })).getAllByRole('article')
    expect(first).toHaveTextContent('예전 질문')
  })

  it('is not asked for where it is on the page, and stands there once', async () => {
    const question = vi.fn(async () => aQuestion())
    await open({ at: '/#question-31', find: async () => pageOf(aQuestion()), question })
    expect(await screen.findAllByText('왜 글자가 이어져요?')).toHaveLength(1)
    await act(async () => {})
    expect(question).not.toHaveBeenCalled()
  })

  it('is said to be gone where it is', async () => {
    await open({ at: '/#question-9', find: async () => pageOf(aQuestion()), question: async () => Promise.reject(refusal(404)) })
    expect(await screen.findByText(words.missing)).toBeVisible()
  })
})
