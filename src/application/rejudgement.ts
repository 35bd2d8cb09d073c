import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Submissions that were judged by earlier cases of a problem, for its author. */
export interface RejudgementRepository {
  /** Counts the submissions that older cases judged. */
  outdatedCount(problemId: Id, signal?: AbortSignal): Promise<number>
  /** Judges some of them again, and returns how many are left. */
  judgeSome(problemId: Id): Promise<number>
}

export type JudgeAgainOutcome =
  | { readonly kind: 'done' }
  /** Some submissions could not be judged; those that were judged stay so. */
  | { readonly kind: 'stuck' | 'failed' }
  | { readonly kind: 'signInFirst' | 'notAllowed' | 'gone' | 'alreadyRunning' }

/** Judges all of them again, some at a time, and passes the number left to `tell`. A new call continues where the last one ended. */
export type JudgeAgain = (viewer: Viewer, problemId: Id, tell: (left: number) => void) => Promise<JudgeAgainOutcome>

interface Dependencies {
  readonly repository: RejudgementRepository
  readonly mayUse: (viewer: Viewer) => boolean
}

export function makeJudgeAgain({ repository, mayUse }: Dependencies): JudgeAgain {
  const judgeAll = oneAtATime(
    { kind: 'alreadyRunning' },
    async (problemId: Id, tell: (left: number) => void): Promise<JudgeAgainOutcome> => {
      let before = Infinity
      try {
        for (;;) {
          // oxlint-disable-next-line no-await-in-loop -- each call begins where the one before ended
          const left = await repository.judgeSome(problemId)
          tell(left)
          if (left === 0) return { kind: 'done' }
          if (left >= before) return { kind: 'stuck' }
          before = left
        }
      } catch (error) {
        return { kind: refusals.get(statusOf(error)) ?? 'failed' }
      }
    },
  )
  return async (viewer, problemId, tell) => {
    if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
    return mayUse(viewer) ? judgeAll(problemId, tell) : { kind: 'notAllowed' }
  }
}

const refusals = new Map<number | null, 'signInFirst' | 'notAllowed' | 'gone'>([
  [401, 'signInFirst'],
  [403, 'notAllowed'],
  [404, 'gone'],
])
