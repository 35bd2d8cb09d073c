import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import { makeWatch } from '../../src/application/polling.ts'
import {
  makeAnswer,
  makeAsk,
  makeChangePost,
  makeCheckSolution,
  makeHidePost,
  type PostChange,
  questionsInterval,
} from '../../src/application/question.ts'
import { maxHidingReasonLength, maxPostLength, type QuestionSubject } from '../../src/domain/question.ts'
import { guest } from '../../src/domain/viewer.ts'
import { anAnswer, aQuestion } from '../domain/aQuestion.ts'
import { learner, teacher } from '../domain/viewer/viewers.ts'
import { pressOf } from '../fakes/pressOf.ts'
import { fakePageTimer } from '../fakes/fakePageTimer.ts'
import { fakeQuestionRepository } from '../fakes/features.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import type { KnownIds } from '../../src/application/createOnce.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
import { aProblemDetail } from '../ui/problem/aProblem.ts'

const subject: QuestionSubject = { contentType: 'PROBLEM', contentId: 7, lessonId: null }
const fails = (error: Error) => async () => Promise.reject(error)

describe('asking and answering', () => {
  it('sends it once, with the blanks before its first line', async () => {
    const [ask, answer] = [vi.fn(async () => {}), vi.fn(async () => {})]
    const questions = fakeQuestionRepository({ ask, answer })
    expect(await makeAsk({ questions })(learner, subject, '  x = 1 \n', [], pressOf('text 1'))).toEqual({ kind: 'done' })
    expect(ask).toHaveBeenCalledExactlyOnceWith(subject, '  x = 1', 'text 1')
    expect(await makeAnswer({ questions })(learner, 31, '네 ', [], pressOf('text 2'))).toEqual({ kind: 'done' })
    expect(answer).toHaveBeenCalledExactlyOnceWith(31, '네', 'text 2')
  })

  it.each([
    [guest, '왜요?', 'signInFirst'],
    [learner, ' \n', 'empty'],
    [learner, '가'.repeat(maxPostLength + 1), 'tooLong'],
  ])('sends nothing that cannot be sent', async (viewer, content, kind) => {
    const questions = fakeQuestionRepository()
    expect(await makeAsk({ questions })(viewer, subject, content, [])).toEqual({ kind })
    expect(await makeAnswer({ questions })(viewer, 31, content, [])).toEqual({ kind })
  })

  it('one at a time', async () => {
    const ask = makeAsk({ questions: fakeQuestionRepository() })
    void ask(learner, subject, '왜요?', [])
    expect(await ask(learner, subject, '왜요?', [])).toEqual({ kind: 'alreadyRunning' })
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notAllowed'],
    [404, 'gone'],
    [413, 'tooLong'],
    [429, 'failed'],
  ])('%j is %s', async (status, kind) => {
    const questions = fakeQuestionRepository({ ask: fails(refusal(status)), answer: fails(refusal(status)) })
    expect(await makeAsk({ questions })(learner, subject, '왜요?', [])).toEqual({ kind })
    expect(await makeAnswer({ questions })(learner, 31, '왜요?', [])).toEqual({ kind })
  })

  it('looks for one whose answer was lost [F-084]', async () => {
    const found = { items: [aQuestion({ isMine: true, content: '왜요?' })], totalCount: 1, pageSize: 10, isModerator: false }
    const lost = { ask: fails(lostConnection()), answer: fails(lostConnection()) }
    const ask = (answers: Parameters<typeof fakeQuestionRepository>[0], known: KnownIds = []) =>
      makeAsk({ questions: fakeQuestionRepository({ ...lost, ...answers }) })(learner, subject, '왜요?', known)
    expect(await ask({ find: async () => found })).toEqual({ kind: 'done' })
    const [older] = found.items
    expect(await ask({ find: async () => found }, [older!.postId])).toEqual({ kind: 'failed' })
    expect(await ask({ find: async () => found }, null)).toEqual({ kind: 'unknown' })
    expect(await ask({ find: async () => null })).toEqual({ kind: 'failed' })
    expect(await ask({ find: fails(lostConnection()) })).toEqual({ kind: 'unknown' })
    const answers = [anAnswer({ isMine: true, content: '네' })]
    const questions = fakeQuestionRepository({ ...lost, question: async () => aQuestion({ answers }) })
    expect(await makeAnswer({ questions })(learner, 31, '네', [])).toEqual({ kind: 'done' })
    expect(await makeAnswer({ questions })(learner, 31, '아니요', [])).toEqual({ kind: 'failed' })
    expect(await makeAnswer({ questions })(learner, 31, '네', [answers[0]!.postId])).toEqual({ kind: 'failed' })
  })
})

describe('hiding', () => {
  it('needs a reason, which the writer gets', async () => {
    const hide = vi.fn(async () => {})
    const run = makeHidePost({ questions: fakeQuestionRepository({ hide }) })
    expect(await run(teacher, 41, ' ')).toEqual({ kind: 'empty' })
    expect(await run(teacher, 41, '가'.repeat(maxHidingReasonLength + 1))).toEqual({ kind: 'tooLong' })
    expect(hide).not.toHaveBeenCalled()
    expect(await run(teacher, 41, ' 풀이가 있어요 ')).toEqual({ kind: 'done' })
    expect(hide).toHaveBeenCalledExactlyOnceWith(41, '풀이가 있어요')
  })

  it('nobody knows what came of one whose answer was lost', async () => {
    const run = makeHidePost({ questions: fakeQuestionRepository({ hide: fails(lostConnection()) }) })
    expect(await run(teacher, 41, '풀이가 있어요')).toEqual({ kind: 'unknown' })
  })
})

describe('a change by one press', () => {
  const [mark, show, report, remove] = [
    { kind: 'mark', questionId: 31, answerId: 41 },
    { kind: 'show', postId: 41 },
    { kind: 'report', postId: 41, reason: 'RUDE' },
    { kind: 'remove', postId: 41 },
  ] as const satisfies readonly PostChange[]
  const all = [mark, show, report, remove] as const

  it('calls what it is called after', async () => {
    const calls: unknown[] = []
    const call =
      (name: string) =>
      async (...given: unknown[]) =>
        void calls.push([name, ...given])
    const questions = fakeQuestionRepository({ mark: call('mark'), hide: call('hide'), report: call('report'), remove: call('remove') })
    const change = makeChangePost({ questions })
    for (const one of all) expect(await change(one)).toEqual({ kind: 'done' })
    expect(calls).toEqual([
      ['mark', 31, 41],
      ['hide', 41, null],
      ['report', 41, 'RUDE'],
      ['remove', 41],
    ])
  })

  it.each([
    [401, ['signInFirst', 'signInFirst', 'signInFirst', 'signInFirst']],
    [403, ['notAllowed', 'notAllowed', 'notAllowed', 'notAllowed']],
    [404, ['gone', 'gone', 'gone', 'done']],
    [409, ['inRoom', 'inRoom', 'done', 'answered']],
    [418, ['failed', 'failed', 'failed', 'failed']],
    [500, ['unknown', 'unknown', 'unknown', 'unknown']],
  ])('refused with %j', async (status, kinds) => {
    const refuse = fails(refusal(status))
    const change = makeChangePost({ questions: fakeQuestionRepository({ mark: refuse, hide: refuse, report: refuse, remove: refuse }) })
    for (const [at, kind] of kinds.entries()) expect(await change(all[at] ?? mark)).toEqual({ kind })
  })

  it('one at a time', async () => {
    const change = makeChangePost({ questions: fakeQuestionRepository() })
    void change(mark)
    expect(await change(remove)).toEqual({ kind: 'alreadyRunning' })
  })
})

describe('the solution of a problem', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const right = 'a, b = input().split()\nprint(int(a) + int(b))'
  const accepted = 'n = int(input())\nm = int(input())\ntotal = n + m\nprint(total)'
  const check = (
    content: string,
    {
      solved = null,
      runner = fakeRunner({ [right]: () => '7' }),
      isOffline = false,
      examples = [{ input: '3 4', output: '7' }],
    }: Options = {},
  ) => {
    const list = async () => ({
      items:
        solved === null
          ? []
          : [
              {
                submissionId: 9,
                language: 'PYTHON',
                state: 'ACCEPTED',
                score: 100,
                createdDate: null,
                isOutdated: false,
                isLate: false,
              } as const,
            ],
      totalCount: 1,
      pageSize: 20,
    })
    const { timer } = fakePageTimer()
    return makeCheckSolution({
      problems: {
        problem: isOffline ? fails(lostConnection()) : async () => aProblemDetail({ examples }),
      },
      submissions: {
        list: isOffline ? fails(lostConnection()) : list,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is looked at
        submission: async () => ({ code: solved }) as never,
      },
      loadRunner: async () => runner,
      timer,
    })(7, content)
  }

  it.each([
    ['words', '왜 틀려요?', {}, null],
    ['a program that prints what the examples ask for', `이렇게요\n\`\`\`\n${right}\n\`\`\``, {}, 'passes'],
    ['the same without marks around it', `이렇게요\n${right}`, {}, 'passes'],
    ['a program with a mistake', '```\nprint(1)\n```', {}, null],
    ['most of what was accepted', `\`\`\`\n${accepted.split('\n').slice(0, 3).join('\n')}\n\`\`\``, { solved: accepted }, 'sameLines'],
    ['nothing of what was accepted', '```\nprint(1)\n```', { solved: accepted }, null],
    ['any program where there are no examples', `\`\`\`\n${right}\n\`\`\``, { examples: [] }, null],
    ['a program where nobody can tell', `\`\`\`\n${right}\n\`\`\``, { isOffline: true }, null],
  ])('%s', async (_, content, options, found) => {
    expect(await check(content, options)).toBe(found)
  })

  it('nobody waits for it without an end', async () => {
    const never = fakeRunner({}, new Promise(() => {}))
    const found = check(`\`\`\`\n${right}\n\`\`\``, { runner: never })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await found).toBeNull()
  })
})

interface Options {
  readonly solved?: string | null
  readonly runner?: ReturnType<typeof fakeRunner>
  readonly isOffline?: boolean
  readonly examples?: readonly { readonly input: string; readonly output: string }[]
}

describe('what others write meanwhile', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('waits as long as a server that is short of time asks for', async () => {
    const { timer } = fakePageTimer()
    const look = vi.fn(fails(new CallError('too many', { kind: 'status', status: 429, retryAfter: 120 })))
    const ended = new AbortController()
    makeWatch(questionsInterval, timer)(look, ended.signal)
    await vi.advanceTimersByTimeAsync(questionsInterval + 119_000)
    expect(look).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(look).toHaveBeenCalledTimes(2)
    ended.abort()
  })

  it('is looked for again and again, also after a failure, and not in a hidden page', async () => {
    const { page, timer } = fakePageTimer()
    const look = vi.fn(fails(refusal(500)))
    const ended = new AbortController()
    makeWatch(questionsInterval, timer)(look, ended.signal)
    await vi.advanceTimersByTimeAsync(questionsInterval - 1)
    expect(look).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2 * questionsInterval)
    expect(look).toHaveBeenCalledTimes(2)
    page.isVisible = false
    await vi.advanceTimersByTimeAsync(10 * questionsInterval)
    expect(look).toHaveBeenCalledTimes(2)
    page.show()
    await vi.advanceTimersByTimeAsync(0)
    expect(look).toHaveBeenCalledTimes(3)
    ended.abort()
    await vi.advanceTimersByTimeAsync(10 * questionsInterval)
    expect(look).toHaveBeenCalledTimes(3)
  })
})
