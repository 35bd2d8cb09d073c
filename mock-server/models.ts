import { Model, type Server } from 'miragejs'
import type { FactoryDefinition, ModelDefinition, Registry } from 'miragejs/-types'
import * as z from 'zod/mini'
import { parseProgram } from '../src/application/parseProgram.ts'
import type { BlockProgram } from '../src/domain/blocks/program.ts'
import type { Assignment } from '../src/domain/homework.ts'
import type { Id } from '../src/domain/id.ts'
import type { PopupNotice } from '../src/domain/notice.ts'
import { lessonKinds } from '../src/domain/lesson/lesson.ts'
import { materialKinds } from '../src/domain/material/material.ts'
import type { Verdict } from '../src/domain/problems/verdict.ts'
import type { UserQuest } from '../src/domain/quest.ts'
import type { Experience, Viewer } from '../src/domain/viewer.ts'

/** Who is signed in: one row, or none for a guest. */
export type UserRow = Omit<Viewer, 'authState' | 'userId' | 'level'> &
  Experience & { readonly state: string; readonly userId: Id; readonly level: number }
export type QuestRow = UserQuest['quest'] & Pick<UserQuest, 'userQuestId' | 'state'>

export interface StudyLogRow {
  readonly type: string
  readonly title: string
  readonly updatedDate: string
  /** The field that carries the content's identifier, and the identifier. */
  readonly contentKey: string
  readonly contentId: number
}

const instant = z.iso.datetime()
const date = z.iso.date()

const blockProgram = z.custom<BlockProgram>((read) => parseProgram(read) !== null)

/** Tables of what the visitor does. They are stored, so their rows are checked when they come back. */
export const progressTables = {
  avatars: z.object({ gender: z.enum(['MAN', 'WOMAN']) }),
  rewards: z.object({ questSet: z.string(), userQuestId: z.number(), points: z.number() }),
  enrollments: z.object({ subject: z.string(), enrolledDate: instant, cost: z.number() }),
  lessonProgresses: z.object({
    subject: z.string(),
    lessonId: z.number(),
    isDone: z.boolean(),
    positionSeconds: z.number(),
    studiedDate: instant,
  }),
  reviews: z.object({
    subject: z.string(),
    rating: z.number(),
    content: z.string(),
    createdDate: instant,
    updatedDate: z.nullable(instant),
  }),
  registrations: z.object({ userId: z.string(), classId: z.string(), date, isCancelled: z.boolean() }),
  lostSeats: z.object({ classId: z.string(), date }),
  classMembers: z.object({ classId: z.string(), userId: z.number() }),
  materialProgresses: z.object({
    kind: z.enum(materialKinds),
    contentId: z.number(),
    isDone: z.boolean(),
    positionSeconds: z.number(),
    studiedDate: instant,
  }),
  /** The last answer to each question, and when it comes again. */
  worksheetAnswers: z.object({
    worksheetId: z.number(),
    questionId: z.number(),
    answer: z.array(z.string()),
    isCorrect: z.boolean(),
    answeredDate: instant,
    review: z.nullable(z.object({ step: z.number(), dueDate: date })),
  }),
  blogComments: z.object({ commentId: z.number(), blogId: z.number(), content: z.string(), createdDate: instant }),
  blogLikes: z.object({ blogId: z.number() }),
  problemDrafts: z.object({ problemId: z.number(), language: z.string(), code: z.string(), createdDate: instant, updatedDate: instant }),
  openedHints: z.object({ problemId: z.number(), hintNumber: z.number(), openedDate: instant }),
  /** Each time that the tutor was asked. */
  tutorQuestions: z.object({ problemId: z.number(), askedDate: instant }),
  submissions: z.object({
    submissionId: z.number(),
    problemId: z.number(),
    language: z.string(),
    code: z.string(),
    createdDate: instant,
    /** null: it is being judged. */
    verdict: z.nullable(z.custom<Verdict>((read) => typeof read === 'object')),
    isFirstSolved: z.boolean(),
    rewardPoint: z.number(),
    rewardExperience: z.number(),
    /** The lesson that it was handed in from. */
    origin: z.nullable(z.object({ contentType: z.string(), contentId: z.string(), lessonId: z.number() })),
  }),
  blockDrafts: z.object({ blockId: z.number(), program: blockProgram, updatedDate: instant }),
  openedBlockHints: z.object({ blockId: z.number(), hintNumber: z.number(), openedDate: instant }),
  blockSubmissions: z.object({
    submissionId: z.number(),
    blockId: z.number(),
    program: blockProgram,
    createdDate: instant,
    isFirstSolved: z.boolean(),
    rewardPoint: z.number(),
    rewardExperience: z.number(),
  }),
  earnings: z.object({
    /** A finished lesson's kind, PROBLEM or BLOCK for a solved one, WORKSHEET or one of its chapters for a marked one. */
    type: z.enum([...lessonKinds, 'WORKSHEET', 'WORKSHEET_CHAPTER']),
    contentId: z.number(),
    point: z.number(),
    experience: z.number(),
    earnedDate: instant,
    /** What the study log tells of it; null: nothing. */
    studied: z.nullable(z.object({ type: z.string(), title: z.string(), contentKey: z.string(), contentId: z.number() })),
  }),
}

type Progress = { readonly [Table in keyof typeof progressTables]: z.infer<(typeof progressTables)[Table]> }

export type LessonProgressRow = Progress['lessonProgresses']
export type SubmissionRow = Progress['submissions']
export type OpenedHintRow = Progress['openedHints']
export type OpenedBlockHintRow = Progress['openedBlockHints']
export type BlockSubmissionRow = Progress['blockSubmissions']
export type WorksheetAnswerRow = Progress['worksheetAnswers']
export type EarningRow = Progress['earnings']

const model = <Row extends object>(): ModelDefinition<Row> => Model

export const models = {
  // Seeded with every page, from the address.
  user: model<UserRow>(),
  quest: model<QuestRow>(),
  assignment: model<Assignment>(),
  studyLog: model<StudyLogRow>(),
  notice: model<PopupNotice>(),
  // What the visitor does.
  avatar: model<Progress['avatars']>(),
  reward: model<Progress['rewards']>(),
  enrollment: model<Progress['enrollments']>(),
  lessonProgress: model<Progress['lessonProgresses']>(),
  review: model<Progress['reviews']>(),
  registration: model<Progress['registrations']>(),
  lostSeat: model<Progress['lostSeats']>(),
  classMember: model<Progress['classMembers']>(),
  materialProgress: model<Progress['materialProgresses']>(),
  worksheetAnswer: model<Progress['worksheetAnswers']>(),
  blogComment: model<Progress['blogComments']>(),
  blogLike: model<Progress['blogLikes']>(),
  problemDraft: model<Progress['problemDrafts']>(),
  openedHint: model<Progress['openedHints']>(),
  tutorQuestion: model<Progress['tutorQuestions']>(),
  submission: model<Progress['submissions']>(),
  blockDraft: model<Progress['blockDrafts']>(),
  openedBlockHint: model<Progress['openedBlockHints']>(),
  blockSubmission: model<Progress['blockSubmissions']>(),
  earning: model<Progress['earnings']>(),
}

/** Mirage's types would merge all that the factories make into the rows; the models already say it. */
export type UntypedFactories = Record<'user', FactoryDefinition>
export type DemoServer = Server<Registry<typeof models, UntypedFactories>>
export type DemoSchema = DemoServer['schema']
