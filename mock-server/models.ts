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
import { praises } from '../src/domain/report/praise.ts'
import { publicationStates } from '../src/domain/studio/work.ts'
import type { Experience, ItemCategory, Viewer } from '../src/domain/viewer.ts'

/** The signed-in user: one row, or none for a guest. */
export type UserRow = Omit<Viewer, 'authState' | 'userId' | 'level' | 'equippedUserItemList'> &
  Experience & { readonly state: string; readonly userId: Id; readonly level: number }
/** A quest; the progress of its goals is counted when it is read. */
export type QuestRow = Omit<UserQuest['quest'], 'rewardItem' | 'goalList'> &
  Pick<UserQuest, 'userQuestId' | 'state'> & {
    readonly gift?: { readonly itemCategory: ItemCategory; readonly variant: number }
    readonly goals: readonly Pick<QuestGoal, 'goalName' | 'goalCount'>[]
    /** The number of days before the visit on which it began. */
    readonly daysAgo: number
  }

/** An assignment; its state is computed when it is read. */
export type AssignmentRow = Omit<Assignment, 'state'>

export interface StudyLogRow {
  readonly type: string
  readonly title: string
  readonly updatedDate: string
  /** The name of the content's id field, and the id. */
  readonly contentKey: string
  readonly contentId: number
}

const nullableText = z.nullable(z.string())
const instant = z.iso.datetime()
const date = z.iso.date()

const blockProgram = z.custom<BlockProgram>((read) => parseProgram(read) !== null)

/** Tables of the visitor's actions. They are stored, so their rows are checked when they are loaded. */
export const progressTables = {
  avatars: z.object({ gender: z.enum(['MAN', 'WOMAN']) }),
  /** Items that were bought, or given by a quest for nothing. */
  ownedItems: z.object({ itemId: z.number(), points: z.number(), acquiredDate: instant }),
  /** The worn items, once they were changed. */
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
  /** The visitor's daily goal; no row: not set yet. */
  dailyGoals: z.object({ unit: z.string(), target: z.number() }),
  /** The notifications that the visitor has read, and when. */
  notificationReads: z.object({ notificationId: z.string(), readDate: instant }),
  /** The visitor's settings for kinds of notifications. */
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
  /** Without a date the submission was taken back. */
  homeworkSubmissions: z.object({ assignmentId: z.number(), comment: z.nullable(z.string()), submittedDate: z.nullable(instant) }),
  problemDrafts: z.object({ problemId: z.number(), language: z.string(), code: z.string(), createdDate: instant, updatedDate: instant }),
  openedHints: z.object({ problemId: z.number(), hintNumber: z.number(), openedDate: instant }),
  /** Questions to the tutor. */
  tutorQuestions: z.object({ problemId: z.number(), askedDate: instant }),
  submissions: z.object({
    submissionId: z.number(),
    problemId: z.number(),
    language: z.string(),
    code: z.string(),
    createdDate: instant,
    /** Null while it is being judged. */
    verdict: z.nullable(z.custom<Verdict>((read) => typeof read === 'object')),
    /** The version of the cases that it was judged by. */
    casesVersion: z.number(),
    isFirstSolved: z.boolean(),
    rewardPoint: z.number(),
    rewardExperience: z.number(),
    /** The lesson that it was submitted from. */
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
      /** Null: not judged yet. Blocks are judged whenever the submission is read. */
      z.object({ code: z.string(), verdict: z.nullable(z.custom<PythonVerdict>((read) => typeof read === 'object')) }),
    ]),
    createdDate: instant,
    isFirstSolved: z.boolean(),
    rewardPoint: z.number(),
    rewardExperience: z.number(),
    origin: z.nullable(z.object({ contentType: z.enum(['COURSE', 'COURSE_CLASS']), contentId: z.string(), lessonId: z.number() })),
  }),
  /** The answers of writes by their `Idempotency-Key`, for requests that repeat them. */
  replays: z.object({
    key: z.string(),
    /** The address and the body. */
    write: z.string(),
    status: z.number(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: nullableText,
    /** Milliseconds since 1970. */
    endsAt: z.number(),
  }),
  earnings: z.object({
    /** The kind of a finished lesson, PROBLEM or BLOCK for a solved one, WORKSHEET or one of its chapters for a marked one. */
    type: z.enum([...lessonKinds, 'WORKSHEET', 'WORKSHEET_CHAPTER']),
    contentId: z.number(),
    point: z.number(),
    experience: z.number(),
    earnedDate: instant,
    /** The entry in the study log; null: none. */
    studied: z.nullable(z.object({ type: z.string(), title: z.string(), contentKey: z.string(), contentId: z.number() })),
  }),
}

/** Channel settings as the app sends them; keys that it does not know are kept. */
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

/** Returns the row of a teacher's work. Other users see the published version, not later saves. */
function workRow<Content>(content: z.ZodMiniType<Content>) {
  return z.object({
    workId: z.number(),
    channel: z.string(),
    ownerId: z.number(),
    state: z.enum(publicationStates),
    updatedDate: instant,
    content,
    /** The time when it was removed from the lists. */
    withdrawnDate: z.nullable(instant),
    published: z.nullable(z.object({ content, date: instant, version: instant })),
  })
}

/** Tables that all visitors of a world share: what one of them saves, the others see. They are stored beside the visitors' own. */
export const sharedTables = {
  channelSettings: z.object({ channelDomain: z.string(), settings: channelSettings, updatedDate: instant }),
  /** A channel's own banners in their order, once an operator has changed them. */
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
  /** A teacher's feedback on a submission. */
  assignmentFeedbacks: z.object({
    channel: z.string(),
    assignmentId: z.number(),
    userId: z.number(),
    score: z.nullable(z.number()),
    comment: z.nullable(z.string()),
    markedDate: instant,
  }),
  /** Work that a teacher has returned for another try, with its mark. */
  assignmentReturns: z.object({
    channel: z.string(),
    assignmentId: z.number(),
    userId: z.number(),
    submittedDate: instant,
    returnedDate: instant,
    note: z.optional(z.nullable(z.string())),
    score: z.nullable(z.number()),
    comment: z.nullable(z.string()),
    isMarked: z.boolean(),
    reason: z.string(),
  }),
  /** Members whom a teacher, an operator or an invitation has let into a class. */
  classMembers: z.object({ classId: z.string(), userId: z.number(), addedDate: instant }),
  /** People who joined by an invitation. */
  channelJoins: z.object({ channel: z.string(), userId: z.number(), joinedDate: instant }),
  /** People who left a class or the channel, or were removed from it, until they come back. */
  classDepartures: z.object({ classId: z.string(), userId: z.number(), leftDate: instant, isRemoval: z.optional(z.boolean()) }),
  channelDepartures: z.object({ channel: z.string(), userId: z.number(), leftDate: instant, isRemoval: z.optional(z.boolean()) }),
  /** Changed roles of members. */
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
  /** Links to a learner's report, with owner and end date. A teacher's link covers only the class that it was made in. */
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
  /** The praises that readers of a shared report have sent to the learner. */
  reportPraises: z.object({
    praiseId: z.number(),
    channel: z.string(),
    linkId: z.number(),
    userId: z.number(),
    praise: z.enum(praises),
    createdDate: instant,
  }),
  /** The claps of learners for members of their leagues: at most one for each of them on a day. */
  leagueClaps: z.object({
    clapId: z.number(),
    channel: z.string(),
    userId: z.number(),
    clapperId: z.number(),
    /** The name of the learner who claps. */
    nickname: nullableText,
    date,
    createdDate: instant,
  }),
  /** A teacher's comments to a learner about a problem. */
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
  /** A teacher's announcements to a class. */
  announcements: z.object({
    announcementId: z.number(),
    classId: z.string(),
    ownerId: z.number(),
    content: z.string(),
    createdDate: instant,
  }),
  /** Announcements to a whole channel. */
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
  /** Questions and answers, by their subject. */
  questionPosts: z.object({
    postId: z.number(),
    channel: z.string(),
    subject: z.string(),
    /** Null for a question. */
    questionId: nullableText,
    ownerId: z.number(),
    content: z.string(),
    createdDate: instant,
  }),
  /** Changes by moderators and readers to a question or an answer, including those that existed at the start. */
  postStates: z.object({
    postId: z.string(),
    channel: z.string(),
    /** Whether a moderator has marked an answer of the question, or removed the mark. */
    isMarkChanged: z.boolean(),
    markedAnswerId: nullableText,
    hiddenReason: nullableText,
    hiddenDate: z.nullable(instant),
    reporterIds: z.array(z.number()),
  }),
  setAssignments: workRow(homeworkFormat.content),
  setRooms: workRow(roomFormat.content),
  /** Sets that users made to practise alone. Numbers are never reused, because submissions refer to them. */
  practiceRooms: z.object({
    roomId: z.number(),
    channel: z.string(),
    ownerId: z.number(),
    content: roomFormat.content,
    isRemoved: z.boolean(),
  }),
  /** The times at which a teacher has started or ended a room. */
  roomRuns: z.object({ channel: z.string(), roomId: z.number(), startDate: z.nullable(instant), endDate: z.nullable(instant) }),
  /** A person who has begun a room, with the extra time that they have. Without a date the time was given before they begin. */
  roomPeople: z.object({
    channel: z.string(),
    roomId: z.number(),
    userId: z.number(),
    startedDate: z.nullable(instant),
    extraMinutes: z.number(),
  }),
  /** A user's last look at a room that had not started. */
  roomVisits: z.object({ channel: z.string(), roomId: z.number(), userId: z.number(), seenDate: instant }),
  /** Questions in a room with their answers, and announcements of its judges. */
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
  /** Problems with the generator's output at the time of publishing, and the number of later changes of the cases. */
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
  // These rows are seeded with every page, from the address.
  user: model<UserRow>(),
  quest: model<QuestRow>(),
  assignment: model<AssignmentRow>(),
  studyLog: model<StudyLogRow>(),
  notice: model<PopupNotice>(),
  // These rows hold the visitor's actions.
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
  replay: model<Progress['replays']>(),
  // These rows are shared by all visitors.
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
  reportPraise: model<Shared['reportPraises']>(),
  leagueClap: model<Shared['leagueClaps']>(),
  memberComment: model<Shared['memberComments']>(),
  questionPost: model<Shared['questionPosts']>(),
  postState: model<Shared['postStates']>(),
  setAssignment: model<Shared['setAssignments']>(),
  setRoom: model<Shared['setRooms']>(),
  practiceRoom: model<Shared['practiceRooms']>(),
  roomRun: model<Shared['roomRuns']>(),
  roomPerson: model<Shared['roomPeople']>(),
  roomVisit: model<Shared['roomVisits']>(),
  roomPost: model<Shared['roomPosts']>(),
  studioCourse: model<Shared['studioCourses']>(),
  studioProblem: model<Shared['studioProblems']>(),
}

/** The models have the rows' types; Mirage's would merge all that the factories make into them. */
export type UntypedFactories = Record<'user', FactoryDefinition>
export type DemoServer = Server<Registry<typeof models, UntypedFactories>>
export type DemoSchema = DemoServer['schema']
