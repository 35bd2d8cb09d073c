import { makeAnnounce } from '../../src/application/announcement.ts'
import { makeGiveBack, makeMark, makeWriteMemberComment } from '../../src/application/classView.ts'
import { makeHandIn, makeTakeBack } from '../../src/application/homework.ts'
import { makeClaimQuestReward } from '../../src/application/quest.ts'
import { makeAnswer, makeAsk, makeChangePost, makeHidePost } from '../../src/application/question.ts'
import { subQuest } from '../domain/quest/aQuest.ts'
import { refusal } from '../fakes/refusal.ts'
import { makeAddClassMembers } from '../../src/application/classMembers.ts'
import { makeTryOutBlocks } from '../../src/application/block.ts'
import { makeRemoveComment, makeSetLike, makeWriteComment } from '../../src/application/blog.ts'
import { makeArrangeBanners, makeRemoveBanner, makeSaveBanner } from '../../src/application/channelBanner.ts'
import { makeAnnounceInChannel } from '../../src/application/channelAnnouncement.ts'
import { makeSaveChannelSettings } from '../../src/application/channelSettings.ts'
import { makeEnrol } from '../../src/application/course.ts'
import { makeEnrolInClass } from '../../src/application/courseClass.ts'
import { makeDepart } from '../../src/application/departure.ts'
import { makeClap } from '../../src/application/league.ts'
import { makeRecordProgress } from '../../src/application/lesson.ts'
import { makeEnterMeeting } from '../../src/application/meeting.ts'
import { makeChangeRoles, makeInvite, makeJoin, makeRevoke } from '../../src/application/member.ts'
import { makeHandOver } from '../../src/application/ownership.ts'
import { makePracticeFeature } from '../../src/application/practice.ts'
import { makeOpenHint, makeTryOut, submitRefusal } from '../../src/application/problem.ts'
import { makePurchase } from '../../src/application/purchase.ts'
import { makeCancelRegistration, makeRegister } from '../../src/application/registration.ts'
import { makeJudgeAgain } from '../../src/application/rejudgement.ts'
import { makeRevokeReportLink, makeSendPraise, makeShareReport } from '../../src/application/report.ts'
import { makeWriteReview } from '../../src/application/review.ts'
import { makeBeginRoom, makeChangeRoom } from '../../src/application/room.ts'
import { sendOutcome } from '../../src/application/sendOutcome.ts'
import { makeBuyProduct, makeWearOutfit, type ShopRepository } from '../../src/application/shop.ts'
import { makeChangeWork, makeRemoveWork, makeSaveWork, type WorkRepository } from '../../src/application/studio.ts'
import { makeAskTutor, makeFindCounterexample } from '../../src/application/tutor.ts'
import { makeMarkAnswers } from '../../src/application/worksheet.ts'
import { aProduct } from '../ui/shop/aProduct.ts'
import { anOwnBanner } from '../domain/channel/anOwnBanner.ts'
import { aChannelAnnouncement } from '../domain/aChannelAnnouncement.ts'
import { someSettings } from '../domain/channel/someSettings.ts'
import { aClassDate } from '../domain/registration/aClassDate.ts'
import { aViewer, teacher } from '../domain/viewer/viewers.ts'
import { notEnrolled } from '../../src/domain/course/course.ts'
import { notEnrolledInClass } from '../../src/domain/course-class/classEnrolment.ts'
import type { Id } from '../../src/domain/id.ts'
import { defaultInvitation } from '../../src/domain/members/invitation.ts'
import { emptyPractice } from '../../src/domain/studio/practiceSet.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { fakeCreateListed } from '../fakes/features.ts'

type Outcome = { readonly kind: string }

const subject = { contentType: 'PROBLEM', contentId: 7, lessonId: null } as const
const key = { homeworkId: 40, assignmentId: 400 }
const mayTeach = () => true
const marking = { score: 90, comment: '', submittedDate: null, before: null }
const quest = subQuest({ clear: true })

/** Makes a port whose methods all reject with the same error. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the use case says which port it is
const refusing = <Port extends object>(status: number, answers: Readonly<Record<string, unknown>> = {}): Port =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is asked of it, it refuses
  new Proxy(answers, { get: (_, name) => Reflect.get(answers, name) ?? (async () => Promise.reject(refusal(status))) }) as Port

const clock = fakeClock('2026-11-20T10:00:00+09:00')
const operator = aViewer({ role: 'ROLE_OPERATOR' })
const later = '2026-11-20T02:00:00.000Z'
const offer = { courseId: 7, courseClassId: 7, cost: 300, paymentType: 'POINT', isOnlyForChannelUser: false } as const
const step = { lessonId: 1, isDone: true, kind: 'VIDEO', positionSeconds: 0 } as const
const reviewed = { kind: 'course', id: 7 } as const
const draft = { rating: 5, content: '배운 것을 바로 써 볼 수 있어서 좋았어요' }
const attempt = { origin: null, knownCount: 0 }
const practice = { ...emptyPractice, title: '연습' }
const version = { workId: 7, state: 'DRAFT', updatedDate: '2026-11-20T01:00:00.000Z' } as const
const works = (status: number) =>
  refusing<WorkRepository<object>>(status, { read: async () => ({ ...version, content: { title: '다른 것' }, isCurrent: false }) })
const keeper = (status: number) => ({ saveProgress: (_: { readonly kind: string; readonly id: Id }) => Promise.reject(refusal(status)) })
const author = { mayUse: () => true, titleOf: () => '' }
const place = {
  links: { rootDomain: 'sea.example', mainOrigin: null, contestOrigin: null, allowedHosts: [] },
  host: 'haeon.sea.example',
  today: '2026-11-20',
}

/** Returns the use case of a call, over a port that rejects with this status. */
export const useCases: Readonly<Record<string, (status: number) => Promise<Outcome>>> = {
  claimQuestReward: (status) =>
    makeClaimQuestReward({ quests: refusing(status) })({ kind: 'one', userQuestId: quest.userQuestId }, () => [quest]),
  claimQuestRewards: (status) => makeClaimQuestReward({ quests: refusing(status) })({ kind: 'all' }, () => [quest]),
  handIn: (status) => makeHandIn({ homeworks: refusing(status) })(key, ''),
  takeBack: (status) => makeTakeBack({ homeworks: refusing(status) })(key),
  markHomework: (status) => makeMark({ repository: refusing(status), mayTeach })({ viewer: teacher, key, userId: 99, marking }),
  giveBackHomework: (status) =>
    makeGiveBack({ repository: refusing(status), mayTeach })({
      viewer: teacher,
      key,
      userId: 99,
      wish: { reason: '다시', submittedDate: null },
    }),
  writeMemberComment: (status) =>
    makeWriteMemberComment({ repository: refusing(status), mayTeach })({
      viewer: teacher,
      userId: 99,
      problemId: 7,
      content: '봐요',
      submissionId: null,
      known: [],
    }),
  announceToClass: (status) =>
    makeAnnounce({ repository: refusing(status), mayTeach })({ viewer: teacher, courseClassId: 1, content: '봐요', known: [] }),
  writeComment: (status) => makeWriteComment({ blogs: refusing(status) })(1, '봐요', []),
  askQuestion: (status) => makeAsk({ questions: refusing(status) })(teacher, subject, '왜요?', []),
  answerQuestion: (status) => makeAnswer({ questions: refusing(status) })(teacher, 1, '그래서요', []),
  hidePost: (status) => makeHidePost({ questions: refusing(status) })(teacher, 1, '까닭'),
  markAnswer: (status) => makeChangePost({ questions: refusing(status) })({ kind: 'mark', questionId: 1, answerId: 2 }),
  reportPost: (status) => makeChangePost({ questions: refusing(status) })({ kind: 'report', postId: 1, reason: 'RUDE' }),
  removePost: (status) => makeChangePost({ questions: refusing(status) })({ kind: 'remove', postId: 1 }),
  roomAsk: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'ask', taskNumber: null, content: '왜요?', known: [] }),
  roomAnnounce: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'announce', content: '봐요', known: [] }),
  roomAnswer: (status) =>
    makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'answer', postId: 1, content: '네', isPublic: true, before: null }),
  roomExtend: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'extend', userId: 1, extraMinutes: 5 }),
  roomStart: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'start' }),
  roomEnd: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'end' }),
  roomReopen: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'reopen', minutes: 5 }),
  roomRemove: (status) => makeChangeRoom({ rooms: refusing(status) })(1, { kind: 'remove' }),
  roomBegin: (status) => makeBeginRoom({ rooms: refusing(status) })(1),
  roomMakePractice: (status) =>
    makePracticeFeature({ rooms: refusing(status), problems: refusing(status), parseStored: () => practice }).make(practice, []),
  saveChannelInfo: (status) =>
    makeSaveChannelSettings({ repository: refusing(status, { read: async () => ({ settings: someSettings(), updatedDate: later }) }) })({
      viewer: operator,
      channelDomain: 'haeon',
      settings: someSettings({ channelName: '푸른코딩' }),
      before: { settings: someSettings(), updatedDate: null },
    }),
  enrolInCourse: (status) => makeEnrol({ courses: refusing(status) })({ course: offer, viewer: teacher, standing: notEnrolled }),
  enrolInClass: (status) =>
    makeEnrolInClass({ classes: refusing(status) })({
      courseClass: { ...offer, schedule: { memberCount: 4 }, enrolledCount: 3, isClosed: false },
      viewer: teacher,
      standing: notEnrolledInClass,
    }),
  courseStudyStep: (status) => makeRecordProgress({ lessons: keeper(status) })({ kind: 'course', id: 1 }, step),
  recordDocument: (status) => makeRecordProgress({ lessons: keeper(status) })({ kind: 'document', id: 1 }, step),
  enterMeeting: (status) =>
    makeEnterMeeting({ meetings: refusing(status), clock })(1, {
      meetingId: 1,
      title: '수업',
      startsAt: '2026-11-20T10:00:00+09:00',
      endsAt: '2026-11-20T11:00:00+09:00',
    }),
  enrolMembers: (status) => makeAddClassMembers({ members: refusing(status) })(1, [2]),
  register: (status) =>
    makeRegister({
      registrations: refusing(status, { dates: async () => [aClassDate({ registeredCount: 8 })] }),
      clock,
    })({ courseClassId: 1, targetUserId: 2, dates: [aClassDate().date], options: [] }, [], () => [aClassDate()]),
  cancelRegistration: (status) => makeCancelRegistration({ registrations: refusing(status), clock })(aClassDate({ registrationDateId: 5 })),
  purchase: (status) =>
    makePurchase({ purchases: refusing(status) })({ contentType: 'COURSE', contentId: 7, amount: 35_100, paymentMethod: 'CARD' }),
  purchaseProduct: (status) => makeBuyProduct({ shop: refusing(status) })(aProduct(), { point: 1_000 }),
  giveBackItem: (status) => sendOutcome(() => refusing<ShopRepository>(status).giveBack(1)),
  equipItems: (status) => makeWearOutfit({ shop: refusing(status) })([]),
  writeCourseReview: (status) => makeWriteReview({ reviews: refusing(status) })({ kind: 'write', subject: reviewed, draft }),
  rewriteCourseReview: (status) => makeWriteReview({ reviews: refusing(status) })({ kind: 'rewrite', subject: reviewed, draft }),
  editReview: (status) => makeWriteReview({ reviews: refusing(status) })({ kind: 'edit', reviewId: 1, draft }),
  removeReview: (status) => makeWriteReview({ reviews: refusing(status) })({ kind: 'remove', reviewId: 1 }),
  removeComment: (status) => makeRemoveComment({ blogs: refusing(status) })(1),
  likeBlog: (status) => makeSetLike({ blogs: refusing(status) })(1, true),
  takeLikeBack: (status) => makeSetLike({ blogs: refusing(status) })(1, false),
  markWorksheet: (status) => makeMarkAnswers({ worksheets: refusing(status) })({ worksheetId: 1, chapterId: 2, answers: [] }),
  openHint: (status) => makeOpenHint({ submissions: refusing(status) })(1, 1),
  tryOut: (status) => makeTryOut({ submissions: refusing(status) })({ ...attempt, language: 'PYTHON', code: 'print(1)', problemId: 1 }),
  submit: async (status) => ({ kind: submitRefusal(status) }),
  tryOutBlocks: (status) => makeTryOutBlocks({ submissions: refusing(status) })({ ...attempt, blockId: 1, code: 'move()' }),
  submitBlocks: async (status) => ({ kind: submitRefusal(status) }),
  askTutor: (status) =>
    makeAskTutor({ tutor: refusing(status) })(
      {
        problemId: 1,
        language: 'PYTHON',
        code: '',
        submissionId: null,
        state: null,
        error: null,
        sample: null,
        examples: [],
        failedLabels: [],
      },
      () => {},
    ),
  findCounterexample: (status) => makeFindCounterexample({ counterexamples: refusing(status) })(1, 'PYTHON', 'print(1)'),
  studioProblemCreate: (status) => makeSaveWork({ repository: works(status), ...author })({ viewer: teacher, content: {}, before: null }),
  studioProblemSave: (status) => makeSaveWork({ repository: works(status), ...author })({ viewer: teacher, content: {}, before: version }),
  studioProblemPublish: (status) => makeChangeWork({ repository: works(status), ...author }).publish(teacher, version),
  studioProblemWithdraw: (status) => makeChangeWork({ repository: works(status), ...author }).withdraw(teacher, 7),
  studioProblemRemove: (status) => makeRemoveWork({ repository: works(status), ...author })(teacher, 7),
  studioProblemRejudge: (status) => makeJudgeAgain({ repository: refusing(status), mayUse: () => true })(teacher, 7, () => {}),
  handOverWork: (status) => makeHandOver({ ownership: refusing(status) })({ kind: 'PROBLEM', workId: 7 }, 2),
  changeMemberRoles: (status) => makeChangeRoles({ members: refusing(status) })(2, { added: [], removed: [] }),
  invite: (status) =>
    makeInvite({ invitations: refusing(status, { list: async () => [] }), createListed: fakeCreateListed() })(1, defaultInvitation),
  revokeInvitation: (status) => makeRevoke({ invitations: refusing(status) })(1),
  acceptInvitation: (status) => makeJoin({ invitations: refusing(status) })('ABCD-2345'),
  depart: (status) => makeDepart({ departures: refusing(status) })({ userId: 2, courseClassId: null }),
  addBanner: (status) =>
    makeSaveBanner({ repository: refusing(status) })({ viewer: operator, banner: anOwnBanner(), before: null, place, known: [] }),
  changeBanner: (status) =>
    makeSaveBanner({ repository: refusing(status) })({ viewer: operator, banner: anOwnBanner(), before: anOwnBanner(), place, known: [] }),
  arrangeBanners: (status) => makeArrangeBanners({ repository: refusing(status) })(operator, [1]),
  removeBanner: (status) => makeRemoveBanner({ repository: refusing(status) })(operator, 1),
  announceInChannel: (status) =>
    makeAnnounceInChannel({ repository: refusing(status), clock, mayTeach })(teacher, aChannelAnnouncement(), []),
  shareReport: (status) =>
    makeShareReport({ reports: refusing(status, { links: async () => [] }), createListed: fakeCreateListed() })(1, { kind: 'own' }, 7),
  clapInLeague: (status) => makeClap({ leagues: refusing(status) })(1),
  praiseLearner: (status) => makeSendPraise({ reports: refusing(status) })('token', 'PROUD'),
  revokeReportLink: (status) => makeRevokeReportLink({ reports: refusing(status) })({ kind: 'own' }, 1),
}
