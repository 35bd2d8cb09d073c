import * as z from 'zod/mini'
import { blockSubmissionSchema } from '../../src/adapters/http/blockSchemas.ts'
import { fillPath } from '../../src/adapters/http/calls.ts'
import { blockPaths, problemPaths } from '../../src/adapters/http/problemPaths.ts'
import { submissionSchema } from '../../src/adapters/http/submission.ts'
import { verdictStateOf } from '../../src/domain/blocks/blockProblem.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Submission } from '../../src/domain/problems/submission.ts'
import type { VerdictState } from '../../src/domain/problems/verdict.ts'
import { type GoldenSubmission, outcomeOf } from '../golden/golden.ts'
import type { GoldenBlocks } from '../golden/goldenBlocks.ts'
import type { ConformArguments } from './conformArguments.ts'

export interface GoldenFinding {
  /** Which submission it is, in words. */
  readonly name: string
  /** What its verdict should be. */
  readonly state: VerdictState
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

type Backend = Pick<ConformArguments, 'base' | 'product' | 'cookie'>

/** How one golden submission is handed in, and what the backend has to say of it. */
interface HandedIn<One> {
  readonly path: string
  readonly body: object
  readonly schema: z.ZodMiniType<One>
  laterPath(submissionId: Id): string
  /** What both must agree in. */
  told(judged: One): Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>>
}

/** Hands in every golden submission, one after the other, and compares the verdicts: states, score and steps, case by case. */
export async function* runGolden(
  goldenSubmissions: readonly GoldenSubmission[],
  backend: Backend,
  patience: Patience = usualPatience,
): AsyncGenerator<GoldenFinding> {
  for (const golden of goldenSubmissions) {
    const { problemId, title, why, code, state } = golden
    const problems = await problemsWith<Submission>(
      {
        path: fillPath(problemPaths.submissions, { id: problemId }),
        body: { language: 'PYTHON', code },
        schema: submissionSchema,
        laterPath: (submissionId) => fillPath(problemPaths.submission, { submissionId }),
        told: outcomeOf,
        expected: { ...golden },
      },
      backend,
      patience,
    )
    yield { name: `${problemId} ${title}, ${why}`, state, problems }
  }
}

/** The same of blocks: outcome, stars and steps, sea by sea. */
export async function* runGoldenBlocks(
  golden: readonly GoldenBlocks[],
  backend: Backend,
  patience: Patience = usualPatience,
): AsyncGenerator<GoldenFinding> {
  for (const { blockId, title, why, program, verdict } of golden) {
    const problems = await problemsWith(
      {
        path: fillPath(blockPaths.submissions, { id: blockId }),
        body: { language: 'BLOCKS', program },
        schema: blockSubmissionSchema,
        laterPath: (submissionId) => fillPath(blockPaths.submission, { submissionId }),
        told: ({ outcome, blockCount, stepCount, star, worlds }) => ({ outcome, blockCount, stepCount, star, worlds }),
        expected: { ...verdict },
      },
      backend,
      patience,
    )
    yield { name: `${blockId} ${title}, ${why}`, state: verdictStateOf(verdict.outcome), problems }
  }
}

async function problemsWith<One extends Judged>(golden: HandedIn<One>, backend: Backend, patience: Patience): Promise<readonly string[]> {
  try {
    const handedIn = await call(backend, 'POST', golden.path, golden.schema, golden.body)
    return differences(golden, await judgedLater(handedIn, golden, backend, patience, 0))
  } catch (error) {
    return [error instanceof Error ? error.message : 'unknown']
  }
}

type Judged = Pick<Submission, 'submissionId' | 'state'>

async function judgedLater<One extends Judged>(
  submission: One,
  golden: HandedIn<One>,
  backend: Backend,
  patience: Patience,
  looks: number,
): Promise<One> {
  if (submission.state !== 'JUDGING') return submission
  if (looks === patience.looks) throw new Error('is still being judged')
  await new Promise((resolve) => setTimeout(resolve, patience.pause))
  const path = golden.laterPath(submission.submissionId)
  return judgedLater(await call(backend, 'GET', path, golden.schema), golden, backend, patience, looks + 1)
}

/** As the app would, but without its retries. */
async function call<T>(
  { base, product, cookie }: Backend,
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

function differences<One>({ told, expected }: HandedIn<One>, judged: One): readonly string[] {
  return Object.entries(told(judged)).flatMap(([field, value]) => {
    const [is, due] = [JSON.stringify(value), JSON.stringify(expected[field])]
    return is === due ? [] : [`${field} is ${is}, expected ${due}`]
  })
}

/** One line for one submission. */
export function goldenLineOf({ name, state, problems }: GoldenFinding): string {
  const words = problems.length === 0 ? state : problems.join('; ')
  return `${problems.length === 0 ? '✓' : '✗'} judged  ${name}: ${words}`
}
