import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type AssignmentDetail, type AssignmentTask, maxNoteLength } from '../domain/assignment.ts'
import { isBlank } from '../domain/publishedText.ts'
import { textLength } from '../domain/textLength.ts'
import type { Assignment } from '../domain/homework.ts'

export type AssignmentKey = Pick<Assignment, 'homeworkId' | 'assignmentId'>

/** Reads an assignment and its tasks, and hands it in; for learners who have it and for those who teach. */
export interface HomeworkRepository {
  assignment(key: AssignmentKey, signal?: AbortSignal): Promise<AssignmentDetail>
  tasks(key: AssignmentKey, signal?: AbortSignal): Promise<readonly AssignmentTask[]>
  /** Hands the assignment in, with a comment for the teacher, or null. */
  handIn(key: AssignmentKey, comment: string | null): Promise<void>
  /** Withdraws what was handed in, so that it can be done again. */
  takeBack(key: AssignmentKey): Promise<void>
}

interface Homeworks {
  readonly homeworks: HomeworkRepository
}

export type HandInOutcome =
  | { readonly kind: 'handedIn' }
  /** The page refused it; no request was made. */
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'signInFirst' }
  /** The assignment was handed in in another tab, or on another device. */
  | { readonly kind: 'alreadyHandedIn' }
  /** The deadline and the late deadline have passed. */
  | { readonly kind: 'closed' }
  /** The assignment is not for this viewer, or no longer exists. */
  | { readonly kind: 'notYours' }
  | { readonly kind: 'alreadySending' }
  /** The answer was lost, and the assignment could not be read either: it may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type HandIn = (key: AssignmentKey, comment: string) => Promise<HandInOutcome>

const refusals: ReadonlyMap<number | null, HandInOutcome> = new Map<number | null, HandInOutcome>([
  [401, { kind: 'signInFirst' }],
  [403, { kind: 'notYours' }],
  [404, { kind: 'notYours' }],
  [409, { kind: 'alreadyHandedIn' }],
  [410, { kind: 'closed' }],
])

/** Sends one call per press, never repeated automatically. When its answer was lost, the assignment tells whether it arrived (F-084). */
export function makeHandIn({ homeworks }: Homeworks): HandIn {
  const send = oneAtATime({ kind: 'alreadySending' }, async (key: AssignmentKey, comment: string | null): Promise<HandInOutcome> => {
    try {
      await homeworks.handIn(key, comment)
      return { kind: 'handedIn' }
    } catch (error) {
      const status = statusOf(error)
      return refusals.get(status) ?? (mayHaveSucceeded(status) ? findLost(homeworks, key) : { kind: 'failed' })
    }
  })
  return async (key, comment) =>
    textLength(comment) > maxNoteLength ? { kind: 'tooLong' } : send(key, isBlank(comment) ? null : comment.trim())
}

async function findLost(homeworks: HomeworkRepository, key: AssignmentKey): Promise<HandInOutcome> {
  try {
    const { submission } = await homeworks.assignment(key)
    return { kind: submission === null ? 'failed' : 'handedIn' }
  } catch {
    return { kind: 'unknown' }
  }
}

export type TakeBackOutcome =
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'signInFirst' }
  /** The assignment is not for this viewer any more. */
  | { readonly kind: 'notYours' }
  /** The teacher has looked at the work meanwhile. */
  | { readonly kind: 'marked' }
  /** The assignment's end has passed. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'alreadySending' }
  /** The answer was lost, and the assignment could not be read either. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type TakeBack = (key: AssignmentKey) => Promise<TakeBackOutcome>

const takeBackRefusals: ReadonlyMap<number | null, TakeBackOutcome> = new Map<number | null, TakeBackOutcome>([
  [401, { kind: 'signInFirst' }],
  [403, { kind: 'notYours' }],
  // Another tab took it back.
  [404, { kind: 'takenBack' }],
  [409, { kind: 'marked' }],
  [410, { kind: 'closed' }],
])

/** Sends one call, as for handing in; when its answer was lost, the assignment tells the result. */
export function makeTakeBack({ homeworks }: Homeworks): TakeBack {
  return oneAtATime({ kind: 'alreadySending' }, async (key: AssignmentKey): Promise<TakeBackOutcome> => {
    try {
      await homeworks.takeBack(key)
      return { kind: 'takenBack' }
    } catch (error) {
      const status = statusOf(error)
      if (!mayHaveSucceeded(status)) return takeBackRefusals.get(status) ?? { kind: 'failed' }
      const found = await homeworks.assignment(key).catch(() => null)
      if (found === null) return { kind: 'unknown' }
      return { kind: found.submission === null ? 'takenBack' : 'failed' }
    }
  })
}

/** Lists the port and the use cases of the page of an assignment. */
export interface HomeworkFeature {
  readonly homeworks: HomeworkRepository
  readonly handIn: HandIn
  readonly takeBack: TakeBack
}
