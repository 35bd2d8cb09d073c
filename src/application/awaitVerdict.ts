import type { Id } from '../domain/id.ts'
import { isBeingJudged, type Submission } from '../domain/problems/submission.ts'

interface AwaitVerdictDependencies<Judged> {
  readonly submissions: { submission(submissionId: Id): Promise<Judged> }
  /** Resolves after a pause, in ms. */
  pause(ms: number): Promise<void>
}

/** Growing pauses, two minutes in all. Later the verdict is only in the list of submissions. */
const pausesMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 15_000, 30_000, 30_000]

/** Resolves to the verdict on a queued submission; null after two minutes or an abort. */
export async function awaitVerdict<Judged extends Pick<Submission, 'state'>>(
  submissionId: Id,
  { submissions, pause }: AwaitVerdictDependencies<Judged>,
  isWaiting: () => boolean,
): Promise<Judged | null> {
  for (const ms of pausesMs) {
    // oxlint-disable-next-line no-await-in-loop -- asked again only after a pause
    await pause(ms)
    if (!isWaiting()) return null
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const submission = await submissions.submission(submissionId)
      if (!isBeingJudged(submission)) return submission
    } catch {
      // The cause is logged; the next attempt may work.
    }
  }
  return null
}
