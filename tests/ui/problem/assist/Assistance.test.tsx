import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProgramInspector } from '../../../../src/application/codeRunner.ts'
import type { Tutor, TutorEvent } from '../../../../src/application/tutor.ts'
import type { TutorQuestion } from '../../../../src/application/tutorQuestion.ts'
import type { Submission } from '../../../../src/domain/problems/submission.ts'
import type { Trace, TraceEvent, TraceValue } from '../../../../src/domain/problems/trace.ts'
import type { CaseResult } from '../../../../src/domain/problems/verdict.ts'
import { Assistance } from '../../../../src/ui/problem/assist/Assistance.tsx'
import { ApplicationContext } from '../../../../src/ui/kit/application.ts'
import { createQueryClient } from '../../../../src/ui/kit/query.ts'
import { aProblemDetail } from '../aProblem.ts'
import { learner } from '../../../domain/viewer/viewers.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeTutor } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { settings } from '../../../fakes/settings.ts'
import { MemoryPage } from '../../MemoryPage.tsx'

const int = (text: string): TraceValue => ({ kind: 'leaf', type: 'int', text, size: null })

/** `n = 1`, `n = 2`, and the end. */
const trace: Trace = {
  code: 'n = 1\nn = 2\n',
  execution: { state: 'DONE', output: 'ab', error: null, stepCount: 1 },
  tree: null,
  isCut: true,
  events: [
    event('line', 1, new Map(), 0),
    event('line', 2, new Map([['n', int('1')]]), 1),
    event('return', 2, new Map([['n', int('2')]]), 2),
  ],
}

function event(kind: TraceEvent['kind'], line: number, variables: ReadonlyMap<string, TraceValue>, outputLength: number): TraceEvent {
  return {
    kind,
    line,
    frames: [{ name: '<module>', variables }],
    outputLength,
    value: kind === 'return' ? int('0') : null,
    errorType: null,
  }
}

const inspector = (result: Promise<Trace> = Promise.resolve(trace)): ProgramInspector => ({
  trace: vi.fn(() => ({ result, stop() {} })),
  syntax: () => ({ result: new Promise(() => {}), stop() {} }),
})

const hidden: CaseResult = {
  caseNumber: 2,
  label: '경계값',
  visibility: 'LABEL',
  state: 'WRONG_ANSWER',
  stepCount: 1,
  input: null,
  expectedOutput: null,
  output: null,
}

const wrongSubmission: Submission = {
  submissionId: 5,
  state: 'WRONG_ANSWER',
  score: 0,
  totalScore: 100,
  stepCount: 1,
  caseList: [hidden],
  subtaskList: [],
  message: null,
  line: null,
  isFirstSolved: false,
  rewardPoint: 0,
  rewardExperience: 0,
  isOutdated: false,
  isWithheld: false,
  isLate: false,
}

interface Wishes {
  readonly own?: ProgramInspector
  readonly tutor?: Parameters<typeof fakeTutor>[0]
  readonly isOnline?: boolean
  readonly isJudged?: boolean
  readonly language?: 'PYTHON' | 'C'
}

function show({ own = inspector(), tutor = {}, isOnline = false, isJudged = false, language = 'PYTHON' }: Wishes = {}) {
  const onUseInput = vi.fn()
  const onGoToLine = vi.fn()
  const features = fakeFeatures({ inspector: own, tutor: fakeTutor(tutor) })
  const application = anApplication({ features, settings: { ...settings, onlineTutor: isOnline } })
  const client = createQueryClient()
  client.setQueryData(['viewer'], learner)
  const drawn = (submission: Submission | null) => (
    <ApplicationContext value={application}>
      <QueryClientProvider client={client}>
        <MemoryPage>
          <Assistance
            problem={aProblemDetail()}
            language={language}
            input="3"
            program={{ kind: 'idle' }}
            submission={submission === null ? { kind: 'idle' } : { kind: 'judged', submission, code: 'judged' }}
            code={() => 'n = 1\nn = 2\n'}
            onUseInput={onUseInput}
            onGoToLine={onGoToLine}
            onFix={() => {}}
          />
        </MemoryPage>
      </QueryClientProvider>
    </ApplicationContext>
  )
  const { rerender } = render(drawn(isJudged ? wrongSubmission : null))
  const judge = (submission: Submission) => rerender(drawn(submission))
  return { onUseInput, onGoToLine, own, judge, user: userEvent.setup() }
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }))

afterEach(() => history.replaceState(null, '', location.pathname))

it('what was shown of the wrong code goes once the problem is solved', async () => {
  const { user, judge } = show({ isJudged: true })
  await press(user, '한 단계씩 보기')
  expect(await screen.findByRole('slider', { name: '단계' })).toBeVisible()
  judge({ ...wrongSubmission, state: 'ACCEPTED', caseList: [] })
  expect(screen.queryByRole('slider', { name: '단계' })).not.toBeInTheDocument()
})

describe('한 단계씩 보기', () => {
  it('shows each step: its line, its variables, what is printed, and a sentence', async () => {
    const { user, own } = show()
    await press(user, '한 단계씩 보기')
    const slider = await screen.findByRole('slider', { name: '단계' })
    expect(own.trace).toHaveBeenCalledWith(expect.objectContaining({ code: 'n = 1\nn = 2\n', input: '3', isAlone: false }))
    const current = () => screen.getAllByRole('listitem').filter((line) => line.getAttribute('aria-current') === 'step')
    expect(current().map(({ textContent }) => textContent)).toEqual(['n = 1'])
    expect(screen.getByText('n에 1을 넣었어요.')).toBeVisible()
    fireEvent.change(slider, { target: { value: '2' } })
    expect(current().map(({ textContent }) => textContent)).toEqual(['n = 2'])
    expect(within(screen.getByRole('table', { name: '변수' })).getByRole('row', { name: /^n/ })).toHaveTextContent('2')
    expect(screen.getByRole('group', { name: '지금까지의 출력' })).toHaveTextContent('ab')
    expect(slider).toHaveAttribute('aria-valuetext', '3단계 중 2단계, 2번째 줄')
    expect(await screen.findByRole('status')).toBeInTheDocument()
    expect(screen.getByText('처음 2,000단계까지만', { exact: false })).toBeVisible()
  })

  it('shows the end of a long output, where what is new stands', async () => {
    const output = Array.from({ length: 100 }, (_, at) => `줄 ${at + 1}\n`).join('')
    const events = [event('line', 1, new Map(), 0), event('return', 1, new Map(), output.length)]
    const long: Trace = { ...trace, execution: { ...trace.execution, output }, events }
    const { user } = show({ own: inspector(Promise.resolve(long)) })
    await press(user, '한 단계씩 보기')
    const shown = (await screen.findByRole('group', { name: '지금까지의 출력' })).textContent.split('\n')
    expect([shown.length, shown[0], shown[1], shown.at(-1)]).toEqual([61, '…', '줄 41', '줄 100'])
  })

  it('goes on by buttons and arrows, never beyond either end', async () => {
    const { user } = show()
    await press(user, '한 단계씩 보기')
    const slider = await screen.findByRole('slider', { name: '단계' })
    await press(user, '이전')
    expect(slider).toHaveValue('1')
    await press(user, '다음')
    expect(slider).toHaveValue('2')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(slider).toHaveValue('3')
    expect(screen.getByText('프로그램이 끝났어요.')).toBeVisible()
    await user.keyboard('{Home}')
    expect(slider).toHaveValue('1')
    await press(user, '마지막 단계')
    await press(user, '재생')
    expect(slider).toHaveValue('1')
    await press(user, '일시 정지')
  })

  it('says so when Python does not come, and when it cannot read the program', async () => {
    const { user } = show({ own: { ...inspector(), trace: () => ({ result: Promise.reject(new Error('no worker')), stop() {} }) } })
    await press(user, '한 단계씩 보기')
    expect(await screen.findByRole('alert')).toHaveTextContent('코드를 실행하지 못했어요')
    await press(user, '닫기')
    expect(screen.queryByRole('region', { name: '한 단계씩 보기' })).toBeNull()
  })

  it('has no steps where Python cannot read the program', async () => {
    const unread: Trace = { ...trace, events: [], execution: { ...trace.execution, state: 'SYNTAX_ERROR' } }
    const { user } = show({ own: inspector(Promise.resolve(unread)) })
    await press(user, '한 단계씩 보기')
    expect(await screen.findByText('파이썬이 아직 이 코드를 읽지 못해요.', { exact: false })).toBeVisible()
  })

  it('runs no longer than somebody looks on', async () => {
    const stop = vi.fn()
    const own = { ...inspector(), trace: vi.fn(() => ({ result: new Promise<never>(() => {}), stop })) }
    const { user } = show({ own })
    await press(user, '한 단계씩 보기')
    await waitFor(() => expect(own.trace).toHaveBeenCalledOnce())
    cleanup()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('is for Python alone', () => {
    show({ language: 'C' })
    expect(screen.queryByRole('button', { name: '한 단계씩 보기' })).toBeNull()
    expect(screen.getByRole('button', { name: 'AI 튜터에게 묻기' })).toBeVisible()
  })

  it('opens a link beside one’s own code and runs nothing of it before it is told to, then alone, at its step', async () => {
    history.replaceState(null, '', '#trace=abc')
    const read = async () => ({ code: trace.code, input: '7', step: 1 })
    const { user, own } = show({ tutor: { links: { read } } })
    expect(await screen.findByRole('heading', { name: '함께 보는 코드' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['n = 1', 'n = 2'])
    expect(screen.getByRole('group', { name: '입력' })).toHaveTextContent('7')
    expect(own.trace).not.toHaveBeenCalled()
    await press(user, '이 코드 실행하기')
    expect(own.trace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: trace.code, input: '7', isAlone: true }))
    expect(await screen.findByRole('slider', { name: '단계' })).toHaveValue('2')
    await press(user, '닫기')
    expect(screen.queryByRole('heading', { name: '함께 보는 코드' })).toBeNull()
    expect(location.hash).toBe('')
  })

  it('copies a link to the step that is shown', async () => {
    const write = vi.fn(async () => '#trace=xyz')
    const { user } = show({ tutor: { links: { write } } })
    await press(user, '한 단계씩 보기')
    await screen.findByRole('slider', { name: '단계' })
    await press(user, '다음')
    await press(user, '이 단계 링크 복사')
    expect(write).toHaveBeenCalledWith({ code: trace.code, input: '3', step: 1 })
    expect(await navigator.clipboard.readText()).toMatch(/#trace=xyz$/)
  })
})

describe('반례 찾기', () => {
  const found = {
    counterexample: { input: '0 1', expectedOutput: '1\n', output: '01\n', state: 'DONE', error: null },
    triedCount: 7,
  } as const

  it('is offered only after a wrong answer on a case that may not be seen', () => {
    show()
    expect(screen.queryByRole('button', { name: '반례 찾기' })).toBeNull()
  })

  it('shows the smallest input with both outputs, to run and to watch', async () => {
    const find = vi.fn(async () => found)
    const { user, onUseInput, own } = show({ isJudged: true, tutor: { counterexamples: { find } } })
    await press(user, '반례 찾기')
    const region = await screen.findByRole('region', { name: '내 코드가 틀리는 가장 작은 입력' })
    expect(await within(region).findByText('작은 것부터 입력 7개를 넣어 보고 찾았어요.')).toBeVisible()
    expect(find).toHaveBeenCalledWith(11, 'PYTHON', 'judged', expect.any(AbortSignal))
    expect(within(region).getByText('0 1')).toBeVisible()
    expect(region.querySelectorAll('mark')).toHaveLength(1)
    await press(user, '이 입력으로 실행해 보기')
    expect(onUseInput).toHaveBeenCalledWith('0 1')
    await press(user, '이 입력으로 한 단계씩 보기')
    await screen.findByRole('slider', { name: '단계' })
    expect(own.trace).toHaveBeenCalledWith(expect.objectContaining({ code: 'judged', input: '0 1' }))
  })

  it('says how many inputs were right, and that there are none to try', async () => {
    const find = vi
      .fn()
      .mockResolvedValueOnce({ counterexample: null, triedCount: 300 })
      .mockResolvedValueOnce({ counterexample: null, triedCount: 0 })
    const { user } = show({ isJudged: true, tutor: { counterexamples: { find } } })
    await press(user, '반례 찾기')
    expect(await screen.findByText('입력 300개에서는 모두 맞았어요.', { exact: false })).toBeVisible()
    await press(user, '반례 찾기')
    expect(await screen.findByText('이 문제에는 넣어 볼 작은 입력이 없어요.')).toBeVisible()
  })

  it('can be stopped', async () => {
    const find = (_id: unknown, _language: unknown, _code: unknown, signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const { user } = show({ isJudged: true, tutor: { counterexamples: { find } } })
    await press(user, '반례 찾기')
    await user.click(await screen.findByRole('button', { name: '그만 찾기' }))
    expect(await screen.findByText('찾기를 그만뒀어요.')).toBeVisible()
  })

  it('goes on no longer than somebody looks on', async () => {
    const find = vi.fn((_id: unknown, _language: unknown, _code: unknown, _signal?: AbortSignal) => new Promise<never>(() => {}))
    const { user } = show({ isJudged: true, tutor: { counterexamples: { find } } })
    await press(user, '반례 찾기')
    await waitFor(() => expect(find).toHaveBeenCalledOnce())
    const signal = find.mock.lastCall?.[3]
    expect(signal?.aborted).toBe(false)
    cleanup()
    expect(signal?.aborted).toBe(true)
  })
})

describe('AI 튜터', () => {
  const point = { kind: 'POINT', line: 2, question: '왜 그럴까요?', explanation: '생각해 봐요.' } as const
  const ruleTutor: Tutor = {
    async ask(_question, onEvent) {
      onEvent(point)
      onEvent({ kind: 'END', leftCount: null })
    },
  }
  const region = () => screen.getByRole('region', { name: 'AI 튜터' })

  it('asks, points and explains, and says that nothing was sent', async () => {
    const { user, onGoToLine } = show({ tutor: { ruleTutor } })
    await press(user, 'AI 튜터에게 묻기')
    expect(await screen.findByText('왜 그럴까요?')).toBeVisible()
    expect(within(region()).getByText('n = 2')).toBeVisible()
    await press(user, '2번째 줄로 가기')
    expect(onGoToLine).toHaveBeenCalledWith(2)
    expect(within(region()).getByText('코드를 어디로도 보내지 않았어요.', { exact: false })).toBeVisible()
    expect(screen.queryByRole('button', { name: '더 깊이 물어보기' })).toBeNull()
  })

  it('knows what came of the code, as long as it is the same code', async () => {
    const ask = vi.fn(async () => {})
    const { user } = show({ isJudged: true, tutor: { ruleTutor: { ask } } })
    await press(user, 'AI 튜터에게 묻기')
    expect(await screen.findByText('고칠 곳을 찾지 못했어요.', { exact: false })).toBeVisible()
    expect(ask).toHaveBeenCalledWith(
      expect.objectContaining<Partial<TutorQuestion>>({ state: null, submissionId: null }),
      expect.anything(),
    )
  })

  it('where the installation has one, the backend’s answer comes piece by piece, and can be stopped', async () => {
    let tell = (_event: TutorEvent) => {}
    const onlineTutor: Tutor = {
      ask: (_question, onEvent, signal) =>
        new Promise((_resolve, reject) => {
          tell = onEvent
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    const { user } = show({ isOnline: true, tutor: { ruleTutor, onlineTutor } })
    await press(user, 'AI 튜터에게 묻기')
    expect(await screen.findByText('코딩바다 서버의 AI에게 보내요.', { exact: false })).toBeVisible()
    await press(user, '더 깊이 물어보기')
    expect(screen.getByText('튜터가 답하고 있어요')).toBeVisible()
    tell({ kind: 'TEXT', text: '바다' })
    tell({ kind: 'TEXT', text: '를 봐요.' })
    expect(await screen.findByText('바다를 봐요.')).toBeVisible()
    await press(user, '그만 받기')
    expect(await screen.findByText('여기까지 받았어요.')).toBeVisible()
    expect(screen.getByText('바다를 봐요.')).toBeVisible()
  })

  it('asks the backend no longer than somebody looks on', async () => {
    const ask = vi.fn<Tutor['ask']>(() => new Promise(() => {}))
    const { user } = show({ isOnline: true, tutor: { ruleTutor, onlineTutor: { ask } } })
    await press(user, 'AI 튜터에게 묻기')
    await user.click(await screen.findByRole('button', { name: '더 깊이 물어보기' }))
    const signal = ask.mock.lastCall?.[2]
    expect(signal?.aborted).toBe(false)
    cleanup()
    expect(signal?.aborted).toBe(true)
  })

  it.each([
    [429, '오늘 물어볼 수 있는 횟수를 다 썼어요.'],
    [401, '로그인하면 물어볼 수 있어요.'],
    [409, '이 문제로 대회나 시험을 보는 동안에는 물어볼 수 없어요.'],
    [500, '답을 끝까지 듣지 못했어요.'],
  ])('a refusal with %s is told kindly, and the page’s own help stays', async (status, text) => {
    const { user } = show({ isOnline: true, tutor: { ruleTutor, onlineTutor: { ask: () => Promise.reject(refusal(status)) } } })
    await press(user, 'AI 튜터에게 묻기')
    await user.click(await screen.findByRole('button', { name: '더 깊이 물어보기' }))
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
    expect(screen.getByText('왜 그럴까요?')).toBeVisible()
  })
})
