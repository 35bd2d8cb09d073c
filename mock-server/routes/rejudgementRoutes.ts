import type { Request } from 'miragejs'
import { type Judging, loadJudgeData, verdictOn } from '../judging.ts'
import type { DemoSchema, DemoServer, SubmissionRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitor, Visitors } from '../visitors.ts'
import { earnProblem } from '../world/earnings.ts'
import { type MadeProblem, studioProblemOfId } from '../world/studioProblems.ts'
import { isWithheld } from '../world/rooms.ts'
import { isPaid, isRowOutdated, openedHints } from '../world/submissions.ts'
import type { World } from '../world/world.ts'
import { forStaff, notFound, routePath } from './http.ts'
import { studioPaths } from '../../src/adapters/http/studioPaths.ts'
import { earnedAfterRejudging } from '../../src/domain/problems/rejudgement.ts'
import type { Verdict } from '../../src/domain/problems/verdict.ts'

const path = routePath(studioPaths.problemRejudgements)

/** The maximum wait in ms; after it the answer tells the progress. */
const patience = 2_000

type Learner = Pick<Visitor, 'world' | 'schema' | 'change'>

interface Outdated {
  readonly learner: Learner
  readonly row: SubmissionRow
}

/** Judges submissions again that were judged by earlier cases of a teacher's own problem. */
export function rejudgementRoutes(server: DemoServer, world: World, { loadRunner, change }: Judging, visitors: Visitors): void {
  const outdatedIn = async (schema: DemoSchema, problemId: number): Promise<readonly Outdated[]> => {
    const everybody: readonly Learner[] = [{ world, schema, change }, ...(await visitors.learners(schema))]
    return everybody
      .flatMap((learner) => learner.schema.where('submission', { problemId }).models.map(({ attrs }) => ({ learner, row: attrs })))
      .filter(({ learner, row }) => isRowOutdated(learner.schema, row))
      .toSorted((one, other) => one.row.createdDate.localeCompare(other.row.createdDate))
  }
  const about = (answer: (schema: DemoSchema, problem: MadeProblem) => Promise<object>) => (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () => {
      const id = request.params['id'] ?? ''
      const ownerId = schema.findBy('studioProblem', { workId: Number(id) })?.ownerId
      if (ownerId !== userIdOf(world.address)) return notFound()
      const problem = studioProblemOfId(world, schema, id)
      return problem === null ? { outdatedCount: 0 } : answer(schema, problem)
    })

  server.get(
    path,
    about(async (schema, { problemId }) => ({ outdatedCount: (await outdatedIn(schema, problemId)).length })),
  )
  server.post(
    path,
    about(async (schema, problem) => {
      const judgeData = await loadJudgeData(problem)
      const begun = performance.now()
      for (const { learner, row } of await outdatedIn(schema, problem.problemId)) {
        // oxlint-disable-next-line no-await-in-loop -- one interpreter
        const verdict = await verdictOn(loadRunner, judgeData, row)
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (verdict.state !== 'JUDGE_ERROR') await learner.change(async () => settleAgain(learner, problem, row.submissionId, verdict))
        if (performance.now() - begun > patience) break
      }
      return { outdatedCount: (await outdatedIn(schema, problem.problemId)).length }
    }),
  )
}

/** Replaces the verdict; rewards that the old one earned stay. */
function settleAgain({ world, schema }: Learner, problem: MadeProblem, submissionId: number, verdict: Verdict): void {
  const row = schema.findBy('submission', { submissionId })
  if (row === null) return
  const { problemId, difficulty, casesVersion } = problem
  const earned = earnedAfterRejudging({
    earned: row.attrs,
    state: verdict.state,
    // Points would reveal a withheld verdict, so they are paid when the room tells it.
    isPaid: isPaid(world, schema, problemId) || isWithheld(world, schema, row.attrs),
    difficulty,
    openedHintCount: openedHints(schema, problemId).length,
  })
  const { isFirstSolved, rewardPoint, rewardExperience } = earned
  if (isFirstSolved && !row.attrs.isFirstSolved) earnProblem(world, schema, problem, { point: rewardPoint, experience: rewardExperience })
  row.update({ verdict, casesVersion, isFirstSolved, rewardPoint, rewardExperience })
}
