import { randomUUID } from 'node:crypto'
import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { ownValue } from '../../src/adapters/http/parsing.ts'
import { type Answered, ask, type Changes, TooLong } from './ask.ts'
import type { ConformArguments } from './conformArguments.ts'
import { type Answers, NoValue } from './fillSample.ts'
import { judge, parsed } from './judge.ts'
import type { Verdict } from './Verdict.ts'

/** Intervals at which a submission is polled until it has a verdict. */
export interface Patience {
  /** Milliseconds between two requests. */
  readonly pause: number
  /** Milliseconds until it should have been judged. */
  readonly limit: number
}

export const usualPatience: Patience = { pause: 500, limit: 40_000 }

/**
 * Makes one call, as the app would, and judges the answer. What is being judged is asked for again until it has a verdict. A POST is
 * repeated with its `Idempotency-Key` if `repeats` is set.
 */
export async function tryCall(
  call: ApiCall,
  asked: ConformArguments,
  answers: Answers,
  repeats = false,
  patience: Patience = usualPatience,
): Promise<Verdict> {
  const changes = call.method === 'POST' ? { key: randomUUID() } : {}
  try {
    const answered = await askUntilJudged(call, asked, answers, changes, patience)
    const verdict = judge(call, answered, asked.cookie !== null)
    // An empty answer does not show whether the backend carried out the call again.
    if (!repeats || call.method !== 'POST' || verdict.kind !== 'as-expected' || answered.text === '' || call.response.kind === 'stream')
      return verdict
    const again = await ask(call, asked, answers, changes)
    return { ...verdict, obeysKey: again.status === answered.status && again.text === answered.text }
  } catch (error) {
    if (error instanceof NoValue) return { kind: 'not-tried', why: error.message }
    if (error instanceof StillJudging || error instanceof TooLong) return { kind: 'otherwise', problems: [error.message] }
    return { kind: 'no-answer', why: reasonOf(error, asked.limit) }
  }
}

class StillJudging extends Error {}

async function askUntilJudged(
  call: ApiCall,
  asked: ConformArguments,
  answers: Answers,
  changes: Changes,
  patience: Patience,
): Promise<Answered> {
  const end = performance.now() + patience.limit
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each request waits for the answer of the one before
    const answered = await ask(call, asked, answers, changes)
    if (call.method !== 'GET' || call.response.kind !== 'object' || !isBeingJudged(answered)) return answered
    if (performance.now() >= end) throw new StillJudging(`is still JUDGING after ${patience.limit / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, patience.pause)) // oxlint-disable-line no-await-in-loop -- as above
  }
}

/** Tells whether to wait for a verdict. A room may withhold it until its end, in which case there is nothing to wait for. */
function isBeingJudged({ text }: Answered): boolean {
  const answer = parsed(text)
  const isWithheld = ownValue(answer, 'isWithheld')
  return ownValue(answer, 'state') === 'JUDGING' && isWithheld !== true && isWithheld !== 'Y'
}

export function reasonOf(error: unknown, limit: number): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `not within ${limit} s`
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}
