import { earnProblem } from './earnings.ts'
import { lessonOf, markDone } from './lessonOrigins.ts'
import { type DemoProblem, problemOfId } from './problems.ts'
import { isWithheld } from './rooms.ts'
import { isPaid, openedHints } from './submissions.ts'
import type { World } from './world.ts'
import type { Judging } from '../judging.ts'
import type { DemoSchema } from '../models.ts'
import { rewardFor } from '../../src/domain/problems/reward.ts'

/** Handles a submission whose acceptance is shown: a problem is rewarded once, and the lesson that it comes from is done. */
export function noteSolved(world: World, schema: DemoSchema, problem: DemoProblem, submissionId: number): void {
  const row = schema.findBy('submission', { submissionId })
  if (row === null) return
  const { problemId, difficulty } = problem
  const isFirstSolved = !isPaid(world, schema, problemId)
  if (isFirstSolved) {
    const reward = rewardFor({ difficulty, isFirstSolved, openedHintCount: openedHints(schema, problemId).length })
    row.update({ isFirstSolved, rewardPoint: reward.point, rewardExperience: reward.experience })
    earnProblem(world, schema, problem, reward)
  }
  const { origin } = row
  if (origin !== null && origin.contentType !== 'ROOM') markDone(world, schema, lessonOf(world, schema, origin, 'PROBLEM', problemId))
}

/** Returns accepted submissions that may be shown by now, and were withheld when they were judged. */
function solvedUnnoted(world: World, schema: DemoSchema) {
  return schema.all('submission').models.flatMap(({ attrs: row }) => {
    const isDue = row.verdict?.state === 'ACCEPTED' && !isPaid(world, schema, row.problemId) && !isWithheld(world, schema, row)
    const problem = isDue ? problemOfId(world, schema, String(row.problemId)) : null
    return problem === null ? [] : [{ problem, submissionId: row.submissionId }]
  })
}

/** Rewards submissions that are no longer withheld. Call it before an answer that shows them. */
export async function noteWhatIsTold(world: World, schema: DemoSchema, { change }: Judging): Promise<void> {
  if (schema.first('user') === null || solvedUnnoted(world, schema).length === 0) return
  await change(async () => {
    for (const { problem, submissionId } of solvedUnnoted(world, schema)) noteSolved(world, schema, problem, submissionId)
  })
}
