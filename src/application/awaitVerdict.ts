import type { SubmissionRepository } from './problem.ts'
import type { Id } from '../domain/id.ts'
import { isBeingJudged, type Submission } from '../domain/problems/submission.ts'

interface AwaitVerdictDependencies {
  readonly submissions: Pick<SubmissionRepository, 'submission'>
  /** Resolves after a pause, in ms. */
  pause(ms: number): Promise<void>
}

/** Longer and longer, two minutes in all: after that the list of submissions tells it. */
const pausesMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 15_000, 30_000, 30_000]

/** The verdict on a submission that waits for its turn; null where it did not come in two minutes, or nobody waits any longer. */
export async function awaitVerdict(
  submissionId: Id,
  { submissions, pause }: AwaitVerdictDependencies,
  isWaiting: () => boolean,
): Promise<Submission | null> {
  for (const ms of pausesMs) {
    // oxlint-disable-next-line no-await-in-loop -- asked again only after a pause
    await pause(ms)
    if (!isWaiting()) return null
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const submission = await submissions.submission(submissionId)
      if (!isBeingJudged(submission)) return submission
    } catch {
      // The log has heard the cause; the next time may work.
    }
  }
  return null
}
