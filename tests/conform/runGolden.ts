import * as z from 'zod/mini'
import { submittedCodeSchema, submissionSchema } from '../../src/adapters/http/submission.ts'
import { fillPath } from '../../src/adapters/http/calls.ts'
import { problemPaths } from '../../src/adapters/http/problemPaths.ts'
import type { Submission } from '../../src/domain/problems/submission.ts'
import { type GoldenSubmission, outcomeOf } from '../golden/golden.ts'
import type { ConformArguments } from './conformArguments.ts'

export interface GoldenFinding {
  readonly golden: GoldenSubmission
  /** None: the backend's verdict is the expected one. */
  readonly problems: readonly string[]
}

interface Patience {
  /** Milliseconds between two looks at a submission that is being judged. */
  readonly pause: number
  /** How often it is looked at. */
  readonly looks: number
}

const usualPatience: Patience = { pause: 500, looks: 120 }

/** Hands in every golden submission, one after the other, and compares the verdicts: states, score and steps, case by case. */
export async function* runGolden(
  goldenSubmissions: readonly GoldenSubmission[],
  backend: Pick<ConformArguments, 'base' | 'product' | 'cookie'>,
  patience: Patience = usualPatience,
): AsyncGenerator<GoldenFinding> {
  for (const golden of goldenSubmissions) yield { golden, problems: await problemsWith(golden, backend, patience) }
}

async function problemsWith(
  golden: GoldenSubmission,
  backend: Parameters<typeof runGolden>[1],
  patience: Patience,
): Promise<readonly string[]> {
  try {
    const { problemId, code } = golden
    const path = fillPath(problemPaths.submissions, { id: problemId })
    const handedIn = await call(backend, 'POST', path, submissionSchema, { language: 'PYTHON', code })
    const judged = await judgedLater(handedIn, backend, patience, 0)
    return differences(golden, judged)
  } catch (error) {
    return [error instanceof Error ? error.message : 'unknown']
  }
}

async function judgedLater(
  submission: Submission,
  backend: Parameters<typeof runGolden>[1],
  patience: Patience,
  looks: number,
): Promise<Submission> {
  if (submission.state !== 'JUDGING') return submission
  if (looks === patience.looks) throw new Error('is still being judged')
  await new Promise((resolve) => setTimeout(resolve, patience.pause))
  const path = fillPath(problemPaths.submission, { submissionId: submission.submissionId })
  return judgedLater(await call(backend, 'GET', path, submittedCodeSchema), backend, patience, looks + 1)
}

/** As the app would, but without its retries. */
async function call<T>(
  { base, product, cookie }: Parameters<typeof runGolden>[1],
  method: 'GET' | 'POST',
  path: string,
  schema: z.ZodMiniType<T>,
  body?: object,
): Promise<T> {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' })
  if (cookie !== null) headers.set('Cookie', cookie)
  const response = await fetch(`${base}/${product}/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${path}: status ${response.status}`)
  return z.parse(schema, await response.json())
}

function differences(golden: GoldenSubmission, judged: Submission): readonly string[] {
  const is: Readonly<Record<string, unknown>> = outcomeOf(judged)
  const due: Readonly<Record<string, unknown>> = golden
  return Object.keys(is).flatMap((field) => {
    const [told, expected] = [JSON.stringify(is[field]), JSON.stringify(due[field])]
    return told === expected ? [] : [`${field} is ${told}, expected ${expected}`]
  })
}

/** One line for one submission. */
export function goldenLineOf({ golden: { problemId, title, why, state }, problems }: GoldenFinding): string {
  const words = problems.length === 0 ? state : problems.join('; ')
  return `${problems.length === 0 ? '✓' : '✗'} judged  ${problemId} ${title}, ${why}: ${words}`
}
