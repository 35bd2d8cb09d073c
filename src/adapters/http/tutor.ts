import * as z from 'zod/mini'
import { fillContentPath, withErrorLog } from './calls.ts'
import { type HttpClient, HttpError, longDeadlines } from './client.ts'
import { count, nullableNumber, parseObject, plainText, requiredText, type Schema, ShapeError, textOrEmpty } from './parsing.ts'
import { problemPaths as paths } from './problemPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { CounterexampleFinder, Tutor, TutorEvent } from '../../application/tutor.ts'
import type { CounterexampleSearch } from '../../domain/problems/counterexample.ts'
import { executionStates } from '../../domain/problems/execution.ts'

/** A line of the tutor's answer. */
export const tutorEventSchema: Schema<TutorEvent> = z.union([
  z.object({ kind: z.literal('POINT'), line: nullableNumber, question: requiredText, explanation: textOrEmpty }),
  z.object({ kind: z.literal('TEXT'), text: plainText }),
  z.object({ kind: z.literal('END'), leftCount: nullableNumber }),
])

const counterexampleSchema = z.object({
  input: plainText,
  expectedOutput: plainText,
  output: plainText,
  state: z.enum(executionStates),
  error: z.nullable(z.object({ type: requiredText, message: textOrEmpty, line: nullableNumber })),
})

export const counterexampleSearchSchema: Schema<CounterexampleSearch> = z.object({
  counterexample: z.nullable(counterexampleSchema),
  triedCount: count,
})

/** The maximum pause of an answer in ms; after it the answer counts as broken off. */
const patience = 20_000
/** The maximum length in characters: no answer for a child is longer. */
const maxAnswerLength = 100_000

/** The backend's tutor, whose answer comes line by line: JSON, or server-sent events that carry it. */
export function httpTutor(client: HttpClient, log: Log): Tutor {
  return {
    ask: ({ problemId, language, code, submissionId }, onEvent, signal) =>
      withErrorLog(log, paths.feedbacks, async () => {
        const path = fillContentPath(paths.feedbacks, { id: problemId ?? '' })
        const body = await client.post(path, { language, code, submissionId }, { signal, expect: 'stream' })
        if (!(body instanceof ReadableStream)) throw new ShapeError(`POST ${path}`, 'no stream')
        let isEnded = false
        try {
          for await (const line of linesOf(body, signal)) {
            signal?.throwIfAborted()
            const event = readEvent(line)
            if (event !== null) onEvent(event)
            if (event?.kind === 'END') isEnded = true
          }
        } catch (cause) {
          if (signal?.aborted !== true) throw cause
          throw new HttpError('POST', path, 'aborted', { kind: 'aborted', cause })
        }
        if (!isEnded) throw new ShapeError(`POST ${path}`, 'the answer broke off')
      }),
  }
}

/** Returns null for blank lines, comments, and events of an unknown kind. */
function readEvent(line: string): TutorEvent | null {
  const text = line.replace(/^data:/, '').trim()
  if (!text.startsWith('{')) return null
  const { data, success } = z.safeParse(tutorEventSchema, parseJson(text))
  return success ? data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal | undefined): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // Cancelling ends a pending read, since not every body heeds a signal.
  const cancel = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', cancel)
  let rest = ''
  let length = 0
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { done, value } = await withinPatience(reader.read())
      signal?.throwIfAborted()
      const pieces = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = pieces.pop() ?? ''
      yield* pieces
      length += value?.length ?? 0
      if (length > maxAnswerLength) throw new RangeError('the answer is too long')
      if (done) break
    }
    yield rest
  } finally {
    signal?.removeEventListener('abort', cancel)
    cancel()
  }
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the answer stands still')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export function httpCounterexampleFinder(client: HttpClient, log: Log): CounterexampleFinder {
  return {
    find: (id, language, code, signal) =>
      withErrorLog(log, paths.counterexamples, async () => {
        const answer = await client.post(
          fillContentPath(paths.counterexamples, { id }),
          { language, code },
          { signal, deadlines: longDeadlines },
        )
        return parseObject(answer, counterexampleSearchSchema, 'counterexample', log)
      }),
  }
}
