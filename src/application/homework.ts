import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type AssignmentDetail, type AssignmentTask, longestNote } from '../domain/assignment.ts'
import { isBlank } from '../domain/publishedText.ts'
import { textLength } from '../domain/textLength.ts'
import type { Assignment } from '../domain/homework.ts'

export type AssignmentKey = Pick<Assignment, 'homeworkId' | 'assignmentId'>

/** One assignment and its tasks, for those who have it to do and those who teach. */
export interface HomeworkRepository {
  assignment(key: AssignmentKey, signal?: AbortSignal): Promise<AssignmentDetail>
  tasks(key: AssignmentKey, signal?: AbortSignal): Promise<readonly AssignmentTask[]>
  /** With a comment for the teacher, or null. */
  handIn(key: AssignmentKey, comment: string | null): Promise<void>
  /** What was handed in is to be done again. */
  takeBack(key: AssignmentKey): Promise<void>
}

interface Homeworks {
  readonly homeworks: HomeworkRepository
}

export type HandInOutcome =
  | { readonly kind: 'handedIn' }
  /** Not sent. */
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'signInFirst' }
  /** In another tab, or on another device. */
  | { readonly kind: 'alreadyHandedIn' }
  /** It is past its end, and past the late one. */
  | { readonly kind: 'closed' }
  /** It is not for this viewer, or there is no such assignment any more. */
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

/**
 * One call for one intent, which is never made again by itself. Where its answer was lost, the assignment tells whether it arrived (F-084).
 */
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
    textLength(comment) > longestNote ? { kind: 'tooLong' } : send(key, isBlank(comment) ? null : comment.trim())
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
  /** It is not for this viewer any more. */
  | { readonly kind: 'notYours' }
  /** The teacher has looked at it meanwhile. */
  | { readonly kind: 'marked' }
  /** Its end has passed. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'alreadySending' }
  /** The answer was lost, and the assignment could not be read either. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type TakeBack = (key: AssignmentKey) => Promise<TakeBackOutcome>

const takeBackRefusals: ReadonlyMap<number | null, TakeBackOutcome> = new Map<number | null, TakeBackOutcome>([
  [401, { kind: 'signInFirst' }],
  [403, { kind: 'notYours' }],
  // In another tab.
  [404, { kind: 'takenBack' }],
  [409, { kind: 'marked' }],
  [410, { kind: 'closed' }],
])

/** One call, as for handing in; where its answer was lost, the assignment tells. */
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

/** What the page of an assignment asks for. */
export interface HomeworkFeature {
  readonly homeworks: HomeworkRepository
  readonly handIn: HandIn
  readonly takeBack: TakeBack
}
