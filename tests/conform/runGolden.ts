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

/** A submission to a problem that the backend does not have. */
interface SkippedGolden {
  readonly kind: 'skipped'
}

export interface GoldenFinding {
  readonly kind: 'judged'
  /** The title of the problem and the kind of the program. */
  readonly name: string
  /** The verdict that it should get. */
  readonly state: VerdictState
  /** Deviations from the expected verdict; empty if there are none. */
  readonly problems: readonly string[]
}

interface Patience {
  /** Milliseconds between two looks at a submission that is being judged. */
  readonly pause: number
  /** The number of looks after which it counts as not judged. */
  readonly looks: number
}

const usualPatience: Patience = { pause: 500, looks: 120 }

type Backend = Pick<ConformArguments, 'base' | 'product' | 'cookie'>

/** A golden submission: the request that submits it and the expected verdict. */
interface HandedIn<One> {
  readonly path: string
  readonly body: object
  readonly schema: z.ZodMiniType<One>
  laterPath(submissionId: Id): string
  /** Picks the fields in which both judges must agree. */
  told(judged: One): Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>>
}

/** Submits every golden program in turn, and compares the verdicts: states, score and steps, case by case. */
export async function* runGolden(
  goldenSubmissions: readonly GoldenSubmission[],
  backend: Backend,
  patience: Patience = usualPatience,
): AsyncGenerator<GoldenFinding | SkippedGolden> {
  const has = titlesOf(backend, problemPaths.problem)
  for (const golden of goldenSubmissions) {
    const { problemId, title, why, code, state } = golden
    if (!(await has(problemId, title))) {
      yield { kind: 'skipped' }
      continue
    }
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
    yield { kind: 'judged', name: `${problemId} ${title}, ${why}`, state, problems }
  }
}

/** The same of blocks: outcome, stars and steps, sea by sea. */
export async function* runGoldenBlocks(
  golden: readonly GoldenBlocks[],
  backend: Backend,
  patience: Patience = usualPatience,
): AsyncGenerator<GoldenFinding | SkippedGolden> {
  const has = titlesOf(backend, blockPaths.block)
  for (const { blockId, title, why, program, verdict } of golden) {
    if (!(await has(blockId, title))) {
      yield { kind: 'skipped' }
      continue
    }
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
    yield { kind: 'judged', name: `${blockId} ${title}, ${why}`, state: verdictStateOf(verdict.outcome), problems }
  }
}

/** Returns a function that tells whether the backend has a problem with this id and title; it reads each problem once. */
function titlesOf(backend: Backend, path: string): (id: Id, title: string) => Promise<boolean> {
  const titles = new Map<Id, Promise<string | null>>()
  const read = async (id: Id) => {
    try {
      return (await call(backend, 'GET', fillPath(path, { id }), z.object({ title: z.string() }))).title
    } catch {
      return null
    }
  }
  return async (id, title) => {
    const asked = titles.get(id) ?? read(id)
    titles.set(id, asked)
    return (await asked) === title
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

/** Makes a call like the app, but without its retries. */
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

/** Formats the finding of a submission as one line. */
export function goldenLineOf({ name, state, problems }: GoldenFinding): string {
  const words = problems.length === 0 ? state : problems.join('; ')
  return `${problems.length === 0 ? '✓' : '✗'} judged  ${name}: ${words}`
}
