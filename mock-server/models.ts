import { Model, type Server } from 'miragejs'
import type { FactoryDefinition, ModelDefinition, Registry } from 'miragejs/-types'
import * as z from 'zod/mini'
import { lessonKinds, materialKinds } from '../src/domain/content/contentKind.ts'
import { courseFormat, homeworkFormat, problemFormat, roomFormat } from './workFormats.ts'
import { parseProgram } from '../src/application/parseProgram.ts'
import type { PythonVerdict } from '../src/domain/blocks/judgePython.ts'
import type { BlockProgram } from '../src/domain/blocks/program.ts'
import { announcementAudiences } from '../src/domain/channelAnnouncement.ts'
import type { ChannelInfoJson } from '../src/domain/channel/channelSettings.ts'
import type { Assignment } from '../src/domain/homework.ts'
import type { Id } from '../src/domain/id.ts'
import { memberRoles } from '../src/domain/members/member.ts'
import type { PopupNotice } from '../src/domain/notice.ts'
import type { Verdict } from '../src/domain/problems/verdict.ts'
import type { QuestGoal, UserQuest } from '../src/domain/quest.ts'
import { publicationStates } from '../src/domain/studio/work.ts'
import type { Experience, ItemCategory, Viewer } from '../src/domain/viewer.ts'

/** Who is signed in: one row, or none for a guest. */
export type UserRow = Omit<Viewer, 'authState' | 'userId' | 'level' | 'equippedUserItemList'> &
  Experience & { readonly state: string; readonly userId: Id; readonly level: number }
/** The progress of its goals is counted when it is read. */
export type QuestRow = Omit<UserQuest['quest'], 'rewardItem' | 'goalList'> &
  Pick<UserQuest, 'userQuestId' | 'state'> & {
    readonly gift?: { readonly itemCategory: ItemCategory; readonly variant: number }
    readonly goals: readonly Pick<QuestGoal, 'goalName' | 'goalCount'>[]
    /** The number of days before the visit on which it began. */
    readonly daysAgo: number
  }

/** How far one is with it is told when it is read. */
export type AssignmentRow = Omit<Assignment, 'state'>

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
  /** Bought, or given by a quest for nothing. */
  ownedItems: z.object({ itemId: z.number(), points: z.number(), acquiredDate: instant }),
  /** What is worn, once that was changed. */
  outfits: z.object({ itemIds: z.array(z.number()) }),
  rewards: z.object({ questSet: z.string(), userQuestId: z.number(), points: z.number() }),
  enrollments: z.object({ subject: z.string(), enrolledDate: instant, cost: z.number() }),
  lessonProgresses: z.object({
    subject: z.string(),
    lessonId: z.number(),
    isDone: z.boolean(),
    positionSeconds: z.number(),
    studiedDate: instant,
  }),
  /** What the visitor has set for each day; no row: nothing yet. */
  dailyGoals: z.object({ unit: z.string(), target: z.number() }),
  /** When the visitor read something that they were told of. */
  notificationReads: z.object({ notificationId: z.string(), readDate: instant }),
  /** Kinds of which the visitor has said whether to be told of them. */
  notificationSettings: z.object({ kind: z.string(), isOn: z.boolean() }),
  purchases: z.object({ contentType: z.string(), contentId: z.string(), amount: z.number(), purchasedDate: instant }),
  reviews: z.object({
    subject: z.string(),
    rating: z.number(),
    content: z.string(),
    createdDate: instant,
    updatedDate: z.nullable(instant),
  }),
  registrations: z.object({ userId: z.string(), classId: z.string(), date, isCancelled: z.boolean() }),
  lostSeats: z.object({ classId: z.string(), date }),
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
  /** Without a date: taken back. */
  homeworkSubmissions: z.object({ assignmentId: z.number(), comment: z.nullable(z.string()), submittedDate: z.nullable(instant) }),
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
    /** Of the cases that it was judged by. */
    casesVersion: z.number(),
    isFirstSolved: z.boolean(),
    rewardPoint: z.number(),
    rewardExperience: z.number(),
    /** The lesson that it was handed in from. */
    origin: z.nullable(
      z.union([
        z.object({ contentType: z.literal('ROOM'), contentId: z.string(), writtenDate: z.nullable(instant) }),
        z.object({ contentType: z.enum(['COURSE', 'COURSE_CLASS']), contentId: z.string(), lessonId: z.number() }),
      ]),
    ),
  }),
  blockDrafts: z.object({ blockId: z.number(), program: blockProgram, updatedDate: instant }),
  blockCodeDrafts: z.object({ blockId: z.number(), code: z.string(), updatedDate: instant }),
  openedBlockHints: z.object({ blockId: z.number(), hintNumber: z.number(), openedDate: instant }),
  blockSubmissions: z.object({
    submissionId: z.number(),
    blockId: z.number(),
    answer: z.union([
      z.object({ program: blockProgram }),
      /** Null: not judged yet. Blocks are judged anew whenever somebody asks. */
      z.object({ code: z.string(), verdict: z.nullable(z.custom<PythonVerdict>((read) => typeof read === 'object')) }),
    ]),
    createdDate: instant,
    isFirstSolved: z.boolean(),
    rewardPoint: z.number(),
    rewardExperience: z.number(),
    origin: z.nullable(z.object({ contentType: z.enum(['COURSE', 'COURSE_CLASS']), contentId: z.string(), lessonId: z.number() })),
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

const nullableText = z.nullable(z.string())

/** As the app sends them; keys that it does not know are kept. */
export const channelSettings: z.ZodMiniType<ChannelInfoJson> = z.looseObject({
  role: nullableText,
  channelDomain: nullableText,
  channelName: nullableText,
  description: nullableText,
  info: z.looseObject({
    logoUrl: nullableText,
    superChannelInfo: z.nullable(z.object({ channelDomain: nullableText })),
    channelCustomInfo: z.nullable(
      z.object({
        customMap: z.record(z.string(), z.object({ CUSTOM_NAME: z.array(z.object({ value: z.string() })), REMOVE: z.array(z.unknown()) })),
      }),
    ),
  }),
  businessInfo: z.nullable(
    z.object({
      isUsed: z.boolean(),
      businessName: nullableText,
      telephone: nullableText,
      address: nullableText,
      email: nullableText,
      representative: nullableText,
      businessNumber: nullableText,
    }),
  ),
  pluginMap: z.object({ CHANNEL_TALK: z.nullable(z.object({ isUsed: z.boolean(), pluginKey: nullableText })) }),
  productSlug: nullableText,
  brandColor: nullableText,
})

/** Something that a teacher makes. Others see what was published, not what was saved since. */
function workRow<Content>(content: z.ZodMiniType<Content>) {
  return z.object({
    workId: z.number(),
    channel: z.string(),
    ownerId: z.number(),
    state: z.enum(publicationStates),
    updatedDate: instant,
    content,
    /** When it was taken out of the lists. */
    withdrawnDate: z.nullable(instant),
    published: z.nullable(z.object({ content, date: instant, version: instant })),
  })
}

/** Tables that all visitors of a world share: what one of them saves, the others see. They are stored beside the visitors' own. */
export const sharedTables = {
  channelSettings: z.object({ channelDomain: z.string(), settings: channelSettings, updatedDate: instant }),
  /** A channel's own banners in their order, once somebody has changed them. */
  channelBanners: z.object({
    channel: z.string(),
    bannerList: z.array(
      z.object({
        bannerId: z.number(),
        title: z.string(),
        imageUrl: nullableText,
        link: nullableText,
        startDate: z.nullable(date),
        endDate: z.nullable(date),
        updatedDate: z.nullable(instant),
      }),
    ),
  }),
  /** What a teacher says of what somebody handed in. */
  assignmentFeedbacks: z.object({
    channel: z.string(),
    assignmentId: z.number(),
    userId: z.number(),
    score: z.nullable(z.number()),
    comment: z.nullable(z.string()),
    markedDate: instant,
  }),
  /** Work that a teacher has given back for another try, with the mark that it had. */
  assignmentReturns: z.object({
    channel: z.string(),
    assignmentId: z.number(),
    userId: z.number(),
    submittedDate: instant,
    returnedDate: instant,
    score: z.nullable(z.number()),
    comment: z.nullable(z.string()),
    isMarked: z.boolean(),
    reason: z.string(),
  }),
  /** Whom a teacher, an operator or an invitation has let into a class. */
  classMembers: z.object({ classId: z.string(), userId: z.number(), addedDate: instant }),
  /** Who has come by an invitation. */
  channelJoins: z.object({ channel: z.string(), userId: z.number(), joinedDate: instant }),
  /** People who left a class or the channel, or were removed from it, until they come back. */
  classDepartures: z.object({ classId: z.string(), userId: z.number(), leftDate: instant }),
  channelDepartures: z.object({ channel: z.string(), userId: z.number(), leftDate: instant }),
  /** The roles of somebody for whom they were changed. */
  channelRoles: z.object({ channel: z.string(), userId: z.number(), roleList: z.array(z.enum(memberRoles)) }),
  channelInvitations: z.object({
    invitationId: z.number(),
    channel: z.string(),
    code: z.string(),
    classId: nullableText,
    createdDate: instant,
    expiresDate: instant,
    maxUses: z.nullable(z.number()),
    useCount: z.number(),
    isRevoked: z.boolean(),
  }),
  /** By whom a learner's report is shared, and until when. From a class its teacher shares it, and of no other. */
  reportLinks: z.object({
    linkId: z.number(),
    channel: z.string(),
    token: z.string(),
    userId: z.number(),
    ownerId: z.number(),
    classId: nullableText,
    createdDate: instant,
    endDate: instant,
    isRevoked: z.boolean(),
  }),
  /** What a teacher writes to a learner about a problem. */
  memberComments: z.object({
    commentId: z.number(),
    channel: z.string(),
    userId: z.number(),
    problemId: z.number(),
    submissionId: z.nullable(z.number()),
    ownerId: z.number(),
    content: z.string(),
    createdDate: instant,
  }),
  /** What a teacher tells a class. */
  announcements: z.object({
    announcementId: z.number(),
    classId: z.string(),
    ownerId: z.number(),
    content: z.string(),
    createdDate: instant,
  }),
  /** What all of a channel is told. */
  channelAnnouncements: z.object({
    announcementId: z.number(),
    channel: z.string(),
    ownerId: z.number(),
    title: z.string(),
    content: z.string(),
    startDate: date,
    endDate: date,
    audience: z.enum(announcementAudiences),
    createdDate: instant,
  }),
  /** What was asked and answered, by what it is about. */
  questionPosts: z.object({
    postId: z.number(),
    channel: z.string(),
    subject: z.string(),
    /** Null: it is a question. */
    questionId: nullableText,
    ownerId: z.number(),
    content: z.string(),
    createdDate: instant,
  }),
  /** What moderators and readers have done about a question or an answer, also about those of the start. */
  postStates: z.object({
    postId: z.string(),
    channel: z.string(),
    /** Of a question: whether a moderator has chosen an answer, or none. */
    isMarkChanged: z.boolean(),
    markedAnswerId: nullableText,
    hiddenReason: nullableText,
    hiddenDate: z.nullable(instant),
    reporterIds: z.array(z.number()),
  }),
  setAssignments: workRow(homeworkFormat.content),
  setRooms: workRow(roomFormat.content),
  /** What somebody has made to practise alone. Numbers are never given again: answers were handed in under them. */
  practiceRooms: z.object({
    roomId: z.number(),
    channel: z.string(),
    ownerId: z.number(),
    content: roomFormat.content,
    isRemoved: z.boolean(),
  }),
  /** When a teacher has started or ended a room. */
  roomRuns: z.object({ channel: z.string(), roomId: z.number(), startDate: z.nullable(instant), endDate: z.nullable(instant) }),
  /** A person who has begun a room, with the extra time that they have. Without a date they were given time before they begin. */
  roomPeople: z.object({
    channel: z.string(),
    roomId: z.number(),
    userId: z.number(),
    startedDate: z.nullable(instant),
    extraMinutes: z.number(),
  }),
  /** What is asked in a room and answered, or told by its judges. */
  roomPosts: z.object({
    postId: z.number(),
    channel: z.string(),
    roomId: z.number(),
    ownerId: z.number(),
    taskNumber: z.nullable(z.number()),
    question: nullableText,
    answer: nullableText,
    isPublic: z.boolean(),
    createdDate: instant,
  }),
  studioCourses: workRow(courseFormat.content),
  /** With what the generator printed when the problem was published, and how often the cases have changed since. */
  studioProblems: z.extend(workRow(problemFormat.content), { smallInputs: z.array(z.string()), casesVersion: z.number() }),
}

type Shared = { readonly [Table in keyof typeof sharedTables]: z.infer<(typeof sharedTables)[Table]> }
type Progress = { readonly [Table in keyof typeof progressTables]: z.infer<(typeof progressTables)[Table]> }

export type LessonProgressRow = Progress['lessonProgresses']
export type SubmissionRow = Progress['submissions']
export type OpenedHintRow = Progress['openedHints']
export type OpenedBlockHintRow = Progress['openedBlockHints']
export type BlockSubmissionRow = Progress['blockSubmissions']
export type WorksheetAnswerRow = Progress['worksheetAnswers']
export type EarningRow = Progress['earnings']
export type AnnouncementRow = Shared['announcements']
export type ChannelAnnouncementRow = Shared['channelAnnouncements']
export type BannerRow = Shared['channelBanners']['bannerList'][number]
export type ChannelInvitationRow = Shared['channelInvitations']
export type ReportLinkRow = Shared['reportLinks']
export type MemberCommentRow = Shared['memberComments']
export type QuestionPostRow = Shared['questionPosts']
export type PostStateRow = Shared['postStates']
export type SetAssignmentRow = Shared['setAssignments']
export type SetRoomRow = Shared['setRooms']
export type RoomPostRow = Shared['roomPosts']
export type StudioCourseRow = Shared['studioCourses']
export type StudioProblemRow = Shared['studioProblems']

const model = <Row extends object>(): ModelDefinition<Row> => Model

export const models = {
  // Seeded with every page, from the address.
  user: model<UserRow>(),
  quest: model<QuestRow>(),
  assignment: model<AssignmentRow>(),
  studyLog: model<StudyLogRow>(),
  notice: model<PopupNotice>(),
  // What the visitor does.
  avatar: model<Progress['avatars']>(),
  ownedItem: model<Progress['ownedItems']>(),
  outfit: model<Progress['outfits']>(),
  reward: model<Progress['rewards']>(),
  enrollment: model<Progress['enrollments']>(),
  lessonProgress: model<Progress['lessonProgresses']>(),
  dailyGoal: model<Progress['dailyGoals']>(),
  notificationRead: model<Progress['notificationReads']>(),
  notificationSetting: model<Progress['notificationSettings']>(),
  purchase: model<Progress['purchases']>(),
  review: model<Progress['reviews']>(),
  registration: model<Progress['registrations']>(),
  lostSeat: model<Progress['lostSeats']>(),
  materialProgress: model<Progress['materialProgresses']>(),
  worksheetAnswer: model<Progress['worksheetAnswers']>(),
  blogComment: model<Progress['blogComments']>(),
  blogLike: model<Progress['blogLikes']>(),
  homeworkSubmission: model<Progress['homeworkSubmissions']>(),
  problemDraft: model<Progress['problemDrafts']>(),
  openedHint: model<Progress['openedHints']>(),
  tutorQuestion: model<Progress['tutorQuestions']>(),
  submission: model<Progress['submissions']>(),
  blockDraft: model<Progress['blockDrafts']>(),
  blockCodeDraft: model<Progress['blockCodeDrafts']>(),
  openedBlockHint: model<Progress['openedBlockHints']>(),
  blockSubmission: model<Progress['blockSubmissions']>(),
  earning: model<Progress['earnings']>(),
  // What all visitors share.
  channelSetting: model<Shared['channelSettings']>(),
  channelBanner: model<Shared['channelBanners']>(),
  assignmentReturn: model<Shared['assignmentReturns']>(),
  assignmentFeedback: model<Shared['assignmentFeedbacks']>(),
  announcement: model<Shared['announcements']>(),
  channelAnnouncement: model<Shared['channelAnnouncements']>(),
  classMember: model<Shared['classMembers']>(),
  channelJoin: model<Shared['channelJoins']>(),
  classDeparture: model<Shared['classDepartures']>(),
  channelDeparture: model<Shared['channelDepartures']>(),
  channelRole: model<Shared['channelRoles']>(),
  channelInvitation: model<Shared['channelInvitations']>(),
  reportLink: model<Shared['reportLinks']>(),
  memberComment: model<Shared['memberComments']>(),
  questionPost: model<Shared['questionPosts']>(),
  postState: model<Shared['postStates']>(),
  setAssignment: model<Shared['setAssignments']>(),
  setRoom: model<Shared['setRooms']>(),
  practiceRoom: model<Shared['practiceRooms']>(),
  roomRun: model<Shared['roomRuns']>(),
  roomPerson: model<Shared['roomPeople']>(),
  roomPost: model<Shared['roomPosts']>(),
  studioCourse: model<Shared['studioCourses']>(),
  studioProblem: model<Shared['studioProblems']>(),
}

/** Mirage's types would merge all that the factories make into the rows; the models already say it. */
export type UntypedFactories = Record<'user', FactoryDefinition>
export type DemoServer = Server<Registry<typeof models, UntypedFactories>>
export type DemoSchema = DemoServer['schema']
