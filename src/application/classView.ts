import { oneAtATime } from './oneAtATime.ts'
import { poll, type Timer } from './polling.ts'
import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import { type SendOutcome, sendOutcome } from './sendOutcome.ts'
import { textLength } from '../domain/textLength.ts'
import { isBlank } from '../domain/publishedText.ts'
import {
  changedMembers,
  type ClassGrid,
  isStillJudging,
  type LastTry,
  maxMemberCommentLength,
  lookIntervals,
  type MemberComment,
  nextPause,
} from '../domain/classView.ts'
import type { Desk } from '../domain/desk.ts'
import type { HomeworkFeedback } from '../domain/homework.ts'
import type { Id } from '../domain/id.ts'
import type { SubmittedCode } from '../domain/problems/submission.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** A class view with a page of its own: an assignment, or one problem for all learners of the channel or those of a class. */
export type ShownViewKey = { readonly homeworkId: Id; readonly assignmentId: Id } | { readonly problemId: Id; readonly courseClassId?: Id }

/** The assignment or problem that is shown, or all problems of a class. */
export type ClassViewKey = ShownViewKey | { readonly courseClassId: Id }

export interface Marking {
  readonly score: number | null
  readonly comment: string
  /** When the marked work was handed in, so that newer work that took its place does not get this mark. */
  readonly submittedDate: string | null
  /** The mark that is replaced; null for the first one. */
  readonly before: HomeworkFeedback | null
}

/** Shows those who teach on a channel how its learners do. */
export interface ClassViewRepository {
  grid(key: ClassViewKey, signal?: AbortSignal): Promise<ClassGrid>
  /** Lists the last tries of those who have not solved the problem yet. */
  lastTries(problemId: Id, signal?: AbortSignal): Promise<readonly LastTry[]>
  /** Lists a learner's submissions as they saw them, the newest first. */
  attempts(userId: Id, problemId: Id, signal?: AbortSignal): Promise<readonly SubmittedCode[]>
  comments(userId: Id, problemId: Id, signal?: AbortSignal): Promise<readonly MemberComment[]>
  comment(userId: Id, problemId: Id, content: string, submissionId: Id | null, key?: string): Promise<MemberComment>
  removeComment(commentId: Id): Promise<void>
  mark(key: { readonly homeworkId: Id; readonly assignmentId: Id }, userId: Id, marking: Marking): Promise<void>
  /** Allows the learner to hand in again. */
  giveBack(key: { readonly homeworkId: Id; readonly assignmentId: Id }, userId: Id, wish: GivenBack): Promise<void>
}

export interface GivenBack extends Pick<Marking, 'submittedDate'> {
  readonly reason: string
}

/** Reads the work that waits for the viewer. For those who teach or run a channel. */
export type ReadDesk = (signal?: AbortSignal) => Promise<Desk>

/** Reads the comments that teachers wrote to the viewer about a problem. Requires a signed-in user. */
export type OwnComments = (problemId: Id, signal?: AbortSignal) => Promise<readonly MemberComment[]>

interface Dependencies {
  readonly repository: ClassViewRepository
  readonly mayTeach: (viewer: Viewer) => boolean
}

export interface CommentToWrite {
  readonly viewer: Viewer
  readonly userId: Id
  readonly problemId: Id
  readonly content: string
  readonly submissionId: Id | null
  /** The comments that were there before. */
  readonly known: KnownIds
  /** The press of the stored text. */
  readonly press?: Press
}

export function makeWriteMemberComment({ repository, mayTeach }: Dependencies) {
  const send = oneAtATime({ kind: 'alreadyRunning' }, ({ userId, problemId, content, submissionId, known, press }: CommentToWrite) =>
    sendOnce({
      known,
      press,
      create: () => repository.comment(userId, problemId, content, submissionId, press?.key),
      find: async (isNew) => (await repository.comments(userId, problemId)).find((one) => one.content === content && isNew(one.commentId)),
    }),
  )
  return async (comment: CommentToWrite): Promise<SendOutcome> => {
    const content = comment.content.trim()
    if (!isSignedIn(comment.viewer)) return { kind: 'signInFirst' }
    if (!mayTeach(comment.viewer)) return { kind: 'notAllowed' }
    if (isBlank(content)) return { kind: 'empty' }
    return textLength(content) > maxMemberCommentLength ? { kind: 'tooLong' } : send({ ...comment, content })
  }
}

export interface MarkingToSave {
  readonly viewer: Viewer
  readonly key: { readonly homeworkId: Id; readonly assignmentId: Id }
  readonly userId: Id
  readonly marking: Marking
}

/** Saves a mark. Sending the same mark twice does no harm: the last one stays. */
export function makeMark({ repository, mayTeach }: Dependencies) {
  const send = oneAtATime({ kind: 'alreadyRunning' }, ({ key, userId, marking }: MarkingToSave) =>
    sendOutcome(() => repository.mark(key, userId, marking)),
  )
  return async (marking: MarkingToSave): Promise<SendOutcome> => {
    if (!isSignedIn(marking.viewer)) return { kind: 'signInFirst' }
    if (!mayTeach(marking.viewer)) return { kind: 'notAllowed' }
    return textLength(marking.marking.comment) > maxMemberCommentLength ? { kind: 'tooLong' } : send(marking)
  }
}

export interface WorkToGiveBack extends Pick<MarkingToSave, 'viewer' | 'key' | 'userId'> {
  readonly wish: GivenBack
}

/** Returns work to a learner to hand in again, and says why. After a lost answer the grid tells whether it was returned. */
export function makeGiveBack({ repository, mayTeach }: Dependencies) {
  const send = oneAtATime({ kind: 'alreadyRunning' }, ({ key, userId, wish }: WorkToGiveBack) =>
    sendOutcome(
      () => repository.giveBack(key, userId, wish),
      async () => (await repository.grid(key)).memberList.some((row) => String(row.userId) === String(userId) && row.state === 'RETURNED'),
    ),
  )
  return async (given: WorkToGiveBack): Promise<SendOutcome> => {
    const reason = given.wish.reason.trim()
    if (!isSignedIn(given.viewer)) return { kind: 'signInFirst' }
    if (!mayTeach(given.viewer)) return { kind: 'notAllowed' }
    if (isBlank(reason)) return { kind: 'empty' }
    return textLength(reason) > maxMemberCommentLength ? { kind: 'tooLong' } : send({ ...given, wish: { ...given.wish, reason } })
  }
}

/** Reports the grid of a class repeatedly while the class works. Ends with the signal. */
export interface ClassUpdates {
  watch(key: ClassViewKey, before: ClassGrid, onGrid: (grid: ClassGrid, changed: readonly Id[]) => void, signal: AbortSignal): void
}

/** Polls the grid: often while it changes, ever less while it does not or cannot be read, and not in a hidden page. */
export function pollingUpdates(repository: Pick<ClassViewRepository, 'grid'>, timer: Timer): ClassUpdates {
  return {
    watch(key, before, onGrid, signal) {
      let last = before
      let pause: number = lookIntervals.min
      const look = async () => {
        let hasChanged = false
        try {
          const grid = await repository.grid(key, signal)
          if (signal.aborted) return null
          const changed = changedMembers(last, grid)
          hasChanged = changed.length > 0 || isStillJudging(grid)
          last = grid
          onGrid(grid, changed)
        } catch {
          // A failed read is repeated at the next poll.
        }
        pause = nextPause(pause, hasChanged)
        return pause
      }
      poll({ look, firstPause: pause, onReturn: 'always' }, timer, signal)
    },
  }
}

/** Lists the ports and use cases of the class view. */
export interface ClassViewFeature {
  readonly repository: ClassViewRepository
  readonly updates: ClassUpdates
  readonly ownComments: OwnComments
  readonly desk: ReadDesk
  readonly writeComment: (comment: CommentToWrite) => Promise<SendOutcome>
  readonly mark: (marking: MarkingToSave) => Promise<SendOutcome>
  readonly giveBack: (work: WorkToGiveBack) => Promise<SendOutcome>
}
