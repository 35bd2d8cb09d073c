import { once } from '../../src/once.ts'
import { fakeClock } from './fakeClock.ts'
import { type DepartureRepository, makeDepart } from '../../src/application/departure.ts'
import { makeHandOver, type OwnershipRepository } from '../../src/application/ownership.ts'
import {
  type InvitationRepository,
  makeChangeRoles,
  makeInvite,
  makeJoin,
  makeRevoke,
  type MemberFeature,
  type MemberRepository,
} from '../../src/application/member.ts'
import { storedPresses } from '../../src/adapters/browser/openPresses.ts'
import { type CreateListed, makeCreateListed } from '../../src/application/createListed.ts'
import {
  makeRevokeReportLink,
  makeSendPraise,
  makeShareReport,
  type ReportFeature,
  type ReportRepository,
} from '../../src/application/report.ts'
import { studioCourseSchema } from '../../src/adapters/http/studioCourse.ts'
import type { CoursePictures, StudioCourseFeature } from '../../src/application/studioCourse.ts'
import type { StudioCourse } from '../../src/domain/studio/studioCourse.ts'
import { parseWorkDraft } from '../../src/adapters/http/studio.ts'
import { studioProblemSchema } from '../../src/adapters/http/studioProblem.ts'
import { setHomeworkSchema } from '../../src/adapters/http/setHomework.ts'
import type { ChannelMembers, SetHomeworkFeature } from '../../src/application/setHomework.ts'
import type { SetHomework } from '../../src/domain/studio/setHomework.ts'
import type { SetRoom } from '../../src/domain/studio/setRoom.ts'
import { makeWorkFeature, type WorkRepository } from '../../src/application/studio.ts'
import { makeJudgeAgain, type RejudgementRepository } from '../../src/application/rejudgement.ts'
import type { StudioProblemFeature } from '../../src/application/studioProblem.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import type { StudioProblem } from '../../src/domain/studio/studioProblem.ts'
import { type BlogFeature, type BlogRepository, makeRemoveComment, makeSetLike, makeWriteComment } from '../../src/application/blog.ts'
import { parseSettingsDraft } from '../../src/adapters/http/channelSettings.ts'
import { parseReviewDraft } from '../../src/adapters/browser/reviewDrafts.ts'
import {
  type BlockCatalogue,
  type BlockFeature,
  blockHandIns,
  type BlockSubmissionRepository,
  makeTryOutBlocks,
} from '../../src/application/block.ts'
import {
  type ChannelSettingsFeature,
  type ChannelSettingsRepository,
  makeSaveChannelSettings,
  settingsDraftKey,
} from '../../src/application/channelSettings.ts'
import { type AnnouncementRepository, makeAnnounce } from '../../src/application/announcement.ts'
import { type ChannelBannerRepository, makeArrangeBanners, makeRemoveBanner, makeSaveBanner } from '../../src/application/channelBanner.ts'
import { type ChannelAnnouncementRepository, makeAnnounceInChannel } from '../../src/application/channelAnnouncement.ts'
import type { ReadAttendances } from '../../src/application/attendance.ts'
import {
  type ClassViewFeature,
  type ClassViewRepository,
  makeGiveBack,
  makeMark,
  makeWriteMemberComment,
} from '../../src/application/classView.ts'
import { type ClassMemberRepository, makeAddClassMembers } from '../../src/application/classMembers.ts'
import { type CourseCatalogue, type CourseFeature, makeEnrol } from '../../src/application/course.ts'
import { type ClassCatalogue, type CourseClassFeature, makeEnrolInClass } from '../../src/application/courseClass.ts'
import type { Drafts } from '../../src/application/draft.ts'
import type { FeatureLoaders, Features } from '../../src/application/Features.ts'
import { type InboxFeature, type InboxRepository, makeWatchUnread } from '../../src/application/inbox.ts'
import { makePracticeFeature } from '../../src/application/practice.ts'
import type { Timer } from '../../src/application/polling.ts'
import type { HabitFeature, HabitRepository } from '../../src/application/habit.ts'
import { type HomeworkFeature, type HomeworkRepository, makeHandIn, makeTakeBack } from '../../src/application/homework.ts'
import { type LessonFeature, type LessonRepository, makeRecordProgress } from '../../src/application/lesson.ts'
import type { MaterialFeature, MaterialRepository } from '../../src/application/material.ts'
import { makeEnterMeeting, type MeetingRepository } from '../../src/application/meeting.ts'
import type { Clock, DeviceStorage, Lock } from '../../src/application/platform.ts'
import { makeOutbox, type Outbox } from '../../src/application/outbox.ts'
import { parseHandIns } from '../../src/adapters/http/handIn.ts'
import type { OwnCaseStore } from '../../src/application/guestWork.ts'
import {
  type LearningRecord,
  makeOpenHint,
  makeTryOut,
  type ProblemCatalogue,
  type ProblemFeature,
  type SubmissionRepository,
} from '../../src/application/problem.ts'
import {
  type LoadEnrolledClassDates,
  makeCancelRegistration,
  makeFindCollisions,
  makeRegister,
  type RegistrationFeature,
  type RegistrationRepository,
} from '../../src/application/registration.ts'
import { makePurchase, type PurchaseFeature, type PurchaseRepository } from '../../src/application/purchase.ts'
import { makeWatch } from '../../src/application/polling.ts'
import {
  makeAnswer,
  makeAsk,
  makeChangePost,
  makeHidePost,
  type QuestionFeature,
  questionsInterval,
  type QuestionRepository,
} from '../../src/application/question.ts'
import { parseStoredPractice, roomFormat } from '../../src/adapters/http/room.ts'
import {
  makeBeginRoom,
  makeChangeRoom,
  makeServerClock,
  readsWithClock,
  type RoomFeature,
  roomInterval,
  type RoomRepository,
} from '../../src/application/room.ts'
import { type MemoryStore, memoryStore } from './memoryStore.ts'
import { makeBuyProduct, makeWearOutfit, type ShopFeature, type ShopRepository } from '../../src/application/shop.ts'
import { makeWriteReview, type ReviewFeature, type ReviewRepository } from '../../src/application/review.ts'
import {
  type CounterexampleFinder,
  makeAskTutor,
  makeFindCounterexample,
  type StepLinks,
  type Tutor,
  type TutorFeature,
} from '../../src/application/tutor.ts'
import {
  type AnswerStore,
  makeMarkAnswers,
  makeReadRightAnswers,
  type WorksheetFeature,
  type WorksheetRepository,
} from '../../src/application/worksheet.ts'

const never = () => new Promise<never>(() => {})

/** Makes features whose calls never answer, except for those that a test gives. The use cases are the real ones. */
export function fakeFeatures(given: Partial<Features> = {}): FeatureLoaders {
  const load = <Name extends keyof Features>(name: Name): (() => Promise<Features[Name]>) => {
    const feature = given[name]
    const loaded = feature ? Promise.resolve(feature) : never()
    return () => loaded
  }
  const { submissions } = given.problem ?? fakeProblem()
  const outbox = Promise.resolve(given.outbox ?? fakeOutbox(submissions, { blockSubmissions: (given.block ?? fakeBlock()).submissions }))
  return {
    block: load('block'),
    blog: load('blog'),
    channelSettings: load('channelSettings'),
    classView: load('classView'),
    codeRunner: load('codeRunner'),
    course: load('course'),
    courseClass: load('courseClass'),
    habit: load('habit'),
    homework: load('homework'),
    inbox: load('inbox'),
    inspector: load('inspector'),
    lesson: load('lesson'),
    material: load('material'),
    member: load('member'),
    music: load('music'),
    outbox: () => outbox,
    problem: load('problem'),
    purchase: load('purchase'),
    question: load('question'),
    ranking: load('ranking'),
    registration: load('registration'),
    report: load('report'),
    review: load('review'),
    room: load('room'),
    setHomework: load('setHomework'),
    shop: load('shop'),
    studioCourse: load('studioCourse'),
    studioProblem: load('studioProblem'),
    tutor: load('tutor'),
    worksheet: load('worksheet'),
  }
}

export function fakeCourse(answers: Partial<CourseCatalogue> = {}): CourseFeature {
  const catalogue: CourseCatalogue = {
    find: never,
    recommended: never,
    categories: never,
    categoryGroups: never,
    channels: never,
    course: never,
    standing: never,
    enrol: never,
    ...answers,
  }
  return { catalogue, enrol: makeEnrol({ courses: catalogue }) }
}

export function fakeLesson(answers: Partial<LessonRepository> = {}): LessonFeature {
  const lessons: LessonRepository = {
    chapters: never,
    progress: never,
    content: never,
    studyRecord: never,
    saveProgress: never,
    ...answers,
  }
  return { lessons, recordProgress: makeRecordProgress({ lessons }) }
}

export function fakeInbox(
  answers: Partial<InboxRepository>,
  timer: Timer,
  told: Partial<ChannelAnnouncementRepository> & { readonly clock?: Clock } = {},
): InboxFeature {
  const inbox: InboxRepository = { unreadCount: never, page: never, markRead: never, settings: never, changeSetting: never, ...answers }
  const { clock = fakeClock('2026-11-20T09:00:00+09:00'), ...given } = told
  const announcements: ChannelAnnouncementRepository = { list: async () => [], announce: never, remove: never, ...given }
  const announce = makeAnnounceInChannel({ repository: announcements, clock, mayTeach: defaultRolePolicy.canTeach })
  return { inbox, watchUnread: makeWatchUnread(timer), announcements, announce }
}

export function fakeHabit(answers: Partial<HabitRepository> = {}): HabitFeature {
  return { habits: { read: never, setGoal: never, ...answers } }
}

export function fakeBlog(answers: Partial<BlogRepository> = {}): BlogFeature {
  const blogs: BlogRepository = {
    find: never,
    article: never,
    comments: never,
    writeComment: never,
    removeComment: never,
    like: never,
    takeLikeBack: never,
    ...answers,
  }
  return {
    blogs,
    writeComment: makeWriteComment({ blogs }),
    removeComment: makeRemoveComment({ blogs }),
    setLike: makeSetLike({ blogs }),
  }
}

export function fakeShop(answers: Partial<ShopRepository> = {}): ShopFeature {
  const shop: ShopRepository = { find: never, purchase: never, giveBack: never, wardrobe: never, equip: never, ...answers }
  return { shop, buyProduct: makeBuyProduct({ shop }), wearOutfit: makeWearOutfit({ shop }) }
}

export function fakeChannelSettings(
  answers: Partial<ChannelSettingsRepository> = {},
  shown: Partial<ChannelBannerRepository> = {},
): ChannelSettingsFeature {
  const repository: ChannelSettingsRepository = { read: never, save: never, ...answers }
  const banners: { readonly repository: ChannelBannerRepository } = {
    repository: { list: async () => [], add: never, change: never, arrange: never, remove: never, ...shown },
  }
  return {
    repository,
    save: makeSaveChannelSettings({ repository }),
    draftKey: settingsDraftKey,
    parseDraft: parseSettingsDraft,
    banners: { ...banners, save: makeSaveBanner(banners), arrange: makeArrangeBanners(banners), remove: makeRemoveBanner(banners) },
  }
}

export function fakeHomework(answers: Partial<HomeworkRepository> = {}): HomeworkFeature {
  const homeworks: HomeworkRepository = { assignment: never, tasks: never, handIn: never, takeBack: never, ...answers }
  return { homeworks, handIn: makeHandIn({ homeworks }), takeBack: makeTakeBack({ homeworks }) }
}

export function fakeMaterial(answers: Partial<MaterialRepository> = {}): MaterialFeature {
  const materials: MaterialRepository = {
    find: never,
    categories: never,
    categoryGroups: never,
    documentDetail: never,
    videoDetail: never,
    videoStanding: never,
    saveProgress: never,
    ...answers,
  }
  return { materials, recordProgress: makeRecordProgress({ lessons: materials }) }
}

export function fakePurchase(answers: Partial<PurchaseRepository> = {}): PurchaseFeature {
  const purchases: PurchaseRepository = { quote: never, buy: never, ...answers }
  return { purchases, purchase: makePurchase({ purchases }) }
}

export function fakeWorksheet(answers: Partial<WorksheetRepository> = {}, store: Partial<AnswerStore> = {}): WorksheetFeature {
  const worksheets: WorksheetRepository = {
    find: never,
    categories: never,
    categoryGroups: never,
    worksheet: never,
    chapters: never,
    rightAnswers: never,
    standings: never,
    reviews: never,
    mark: never,
    ...answers,
  }
  return {
    worksheets,
    markAnswers: makeMarkAnswers({ worksheets }),
    readRightAnswers: makeReadRightAnswers({ worksheets }),
    answers: { read: async () => ({}), change: async (_, next) => next({}), ...store },
  }
}

interface ProblemAnswers {
  readonly problems?: Partial<ProblemCatalogue>
  readonly submissions?: Partial<SubmissionRepository>
  readonly drafts?: Partial<Drafts>
  readonly record?: Partial<LearningRecord>
  readonly ownCases?: Partial<OwnCaseStore>
}

export function fakeProblem(answers: ProblemAnswers = {}): ProblemFeature {
  const problems: ProblemCatalogue = {
    find: never,
    recommended: never,
    categories: never,
    categoryGroups: never,
    type: never,
    plan: never,
    problem: never,
    standing: never,
    ...answers.problems,
  }
  const submissions: SubmissionRepository = {
    submit: never,
    tryOut: never,
    list: never,
    submission: never,
    openHint: never,
    ...answers.submissions,
  }
  return {
    problems,
    submissions,
    tryOut: makeTryOut({ submissions }),
    openHint: makeOpenHint({ submissions }),
    record: { attempts: never, activeDays: never, ...answers.record },
    drafts: {
      open: never,
      save: never,
      lookAgain: async () => ({ kind: 'same' }),
      discardOther: never,
      watch: () => () => {},
      ...answers.drafts,
    },
    ownCases: { read: never, write: never, ...answers.ownCases },
    remoteRunner: () => {
      throw new Error('No other runner is expected')
    },
  }
}

/** Makes a lock that all pages of a test share, as in a browser. */
export function fakeLock(): Lock {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      result.catch(() => {}),
    )
    return await result
  }
}

/** Creates things on a device of its own. */
export function fakeCreateListed(): CreateListed {
  let drawn = 0
  const presses = storedPresses(memoryStore(), fakeClock('2026-11-20T10:00:00+09:00'), '')
  return makeCreateListed({ presses, lock: fakeLock(), newKey: () => `key ${(drawn += 1)}` })
}

export function fakeStorage(store: MemoryStore = memoryStore()): DeviceStorage {
  return {
    get: store.get,
    set(key, value) {
      if (value !== null) return store.set(key, value)
      store.remove(key)
      return true
    },
  }
}

export function fakeOutbox(
  submissions: Pick<SubmissionRepository, 'submit' | 'list' | 'submission'>,
  given: {
    readonly blockSubmissions?: BlockSubmissionRepository
    readonly clock?: Clock
    readonly storage?: DeviceStorage
    readonly lock?: Lock
  } = {},
): Outbox {
  let drawn = 0
  return makeOutbox({
    submissions,
    blockSubmissions: async () => blockHandIns(given.blockSubmissions ?? fakeBlock().submissions),
    storage: given.storage ?? fakeStorage(),
    lock: given.lock ?? fakeLock(),
    clock: given.clock ?? fakeClock('2026-11-20T10:00:00+09:00'),
    scope: '',
    newKey: () => `key-${(drawn += 1)}`,
    parse: parseHandIns,
  })
}

interface TutorAnswers {
  readonly ruleTutor?: Tutor
  readonly onlineTutor?: Tutor
  readonly counterexamples?: CounterexampleFinder
  readonly links?: Partial<StepLinks>
}

export function fakeTutor(answers: TutorAnswers = {}): TutorFeature {
  return {
    ruleTutor: answers.ruleTutor ?? { ask: never },
    askOnline: makeAskTutor({ tutor: answers.onlineTutor ?? { ask: never } }),
    findCounterexample: makeFindCounterexample({ counterexamples: answers.counterexamples ?? { find: never } }),
    links: { write: never, read: async () => null, ...answers.links },
  }
}

interface BlockAnswers extends Partial<Pick<BlockFeature, 'loadSeaRunner'>> {
  readonly blocks?: Partial<BlockCatalogue>
  readonly submissions?: Partial<BlockSubmissionRepository>
  readonly drafts?: Partial<Drafts>
}

export function fakeBlock(answers: BlockAnswers = {}): BlockFeature {
  const blocks: BlockCatalogue = {
    find: never,
    categories: never,
    categoryGroups: never,
    block: never,
    standing: never,
    ...answers.blocks,
  }
  const submissions: BlockSubmissionRepository = {
    submit: never,
    tryOut: never,
    list: never,
    submission: never,
    openHint: never,
    ...answers.submissions,
  }
  return {
    blocks,
    submissions,
    tryOut: makeTryOutBlocks({ submissions }),
    openHint: makeOpenHint({ submissions }),
    drafts: {
      open: never,
      save: never,
      lookAgain: async () => ({ kind: 'same' }),
      discardOther: never,
      watch: () => () => {},
      ...answers.drafts,
    },
    loadSeaRunner: answers.loadSeaRunner ?? never,
  }
}

export function fakeReport(answers: Partial<ReportRepository> = {}): ReportFeature {
  const reports: ReportRepository = {
    own: never,
    shared: never,
    praise: never,
    links: async () => [],
    share: never,
    revoke: never,
    ...answers,
  }
  return {
    reports,
    share: makeShareReport({ reports, createListed: fakeCreateListed() }),
    revoke: makeRevokeReportLink({ reports }),
    sendPraise: makeSendPraise({ reports }),
  }
}

export function fakeQuestionRepository(answers: Partial<QuestionRepository> = {}): QuestionRepository {
  return {
    find: never,
    question: never,
    ask: never,
    answer: never,
    mark: never,
    hide: never,
    report: never,
    remove: never,
    ...answers,
  }
}

export function fakeQuestion(
  answers: Partial<QuestionRepository> = {},
  { timer = neverTimer, ...others }: Partial<Pick<QuestionFeature, 'checkSolution' | 'watch'>> & { readonly timer?: Timer } = {},
): QuestionFeature {
  const questions = fakeQuestionRepository(answers)
  return {
    questions,
    ask: makeAsk({ questions }),
    answer: makeAnswer({ questions }),
    hide: makeHidePost({ questions }),
    change: makeChangePost({ questions }),
    checkSolution: async () => null,
    watch: makeWatch(questionsInterval, timer),
    ...others,
  }
}

interface RoomAnswers extends Partial<RoomRepository> {
  readonly clock?: Clock
  readonly timer?: Timer
  readonly made?: Partial<WorkRepository<SetRoom>>
  readonly problems?: Pick<ProblemCatalogue, 'find'>
}

export function fakeRoom(given: RoomAnswers = {}): RoomFeature {
  const { clock, timer = neverTimer, made = {}, problems = { find: never }, ...answers } = given
  const rooms: RoomRepository = {
    rooms: never,
    room: never,
    board: never,
    begin: never,
    ask: never,
    results: never,
    start: never,
    end: never,
    reopen: never,
    extend: never,
    announce: never,
    answer: never,
    makePractice: never,
    remove: never,
    ...answers,
  }
  const serverClock = makeServerClock(clock ?? fakeClock('2026-11-20T10:00:00+09:00'))
  return {
    rooms: readsWithClock(rooms, serverClock),
    serverClock,
    begin: makeBeginRoom({ rooms }),
    change: makeChangeRoom({ rooms }),
    watch: makeWatch(roomInterval, timer),
    making: once(async () => ({
      practice: makePracticeFeature({ rooms, problems, parseStored: parseStoredPractice }),
      made: makeWorkFeature({
        kind: 'room',
        mayUse: defaultRolePolicy.canTeach,
        repository: { ...workDefaults, ...made },
        titleOf: ({ title }) => title,
        parseDraft: (text) => parseWorkDraft(roomFormat.content, text),
      }),
    })),
  }
}

const neverTimer: Timer = { after: () => () => {}, isVisible: () => true, onVisible: () => () => {} }

export function fakeReview(answers: Partial<ReviewRepository> = {}): ReviewFeature {
  const reviews: ReviewRepository = {
    rating: never,
    list: never,
    own: never,
    write: never,
    rewrite: never,
    edit: never,
    remove: never,
    ...answers,
  }
  return { reviews, writeReview: makeWriteReview({ reviews }), parseDraft: parseReviewDraft }
}

interface ClassAnswers {
  readonly catalogue?: Partial<ClassCatalogue>
  readonly meetings?: Partial<MeetingRepository>
  readonly members?: Partial<ClassMemberRepository>
  readonly attendances?: ReadAttendances
  readonly announcements?: Partial<AnnouncementRepository>
}

export function fakeCourseClass(clock: Clock, answers: ClassAnswers = {}): CourseClassFeature {
  const catalogue: ClassCatalogue = {
    find: never,
    findInEduenv: never,
    enrolled: never,
    taught: never,
    categories: never,
    categoryGroups: never,
    channels: never,
    courseClass: never,
    schedules: never,
    repeats: never,
    standing: never,
    enrol: never,
    ...answers.catalogue,
  }
  const meetings: MeetingRepository = { list: never, enter: never, ...answers.meetings }
  const announcements: AnnouncementRepository = { list: async () => [], announce: never, remove: never, ...answers.announcements }
  const members: ClassMemberRepository = { list: never, studyCounts: never, enrol: never, ...answers.members }
  return {
    catalogue,
    meetings,
    members,
    enrolInClass: makeEnrolInClass({ classes: catalogue }),
    enterMeeting: makeEnterMeeting({ meetings, clock }),
    addClassMembers: makeAddClassMembers({ members }),
    attendances: answers.attendances ?? never,
    announcements,
    announce: makeAnnounce({ repository: announcements, mayTeach: defaultRolePolicy.canTeach }),
  }
}

export function fakeMember(
  answers: {
    readonly members?: Partial<MemberRepository>
    readonly invitations?: Partial<InvitationRepository>
    readonly enrol?: ClassMemberRepository['enrol']
    readonly departures?: Partial<DepartureRepository>
    readonly ownership?: Partial<OwnershipRepository>
  } = {},
): MemberFeature {
  const departures: DepartureRepository = { facts: never, depart: never, ...answers.departures }
  const ownership: OwnershipRepository = { ownerless: never, handOver: never, ...answers.ownership }
  const members: MemberRepository = { find: never, findAll: never, classes: never, changeRoles: never, ...answers.members }
  const invitations: InvitationRepository = {
    list: never,
    create: never,
    revoke: never,
    preview: never,
    accept: never,
    ...answers.invitations,
  }
  return {
    members,
    invitations,
    changeRoles: makeChangeRoles({ members }),
    invite: makeInvite({ invitations, createListed: fakeCreateListed() }),
    revoke: makeRevoke({ invitations }),
    join: makeJoin({ invitations }),
    addToClass: makeAddClassMembers({ members: { enrol: answers.enrol ?? never } }),
    departures,
    depart: makeDepart({ departures }),
    ownership,
    handOver: makeHandOver({ ownership }),
  }
}

export function fakeRegistration(
  clock: Clock,
  answers: Partial<RegistrationRepository> = {},
  loadEnrolledClassDates: LoadEnrolledClassDates = async () => [],
): RegistrationFeature {
  const registrations: RegistrationRepository = {
    dateCounts: never,
    dateCountsInEduenv: never,
    dates: never,
    openDates: never,
    options: never,
    register: never,
    cancel: never,
    ...answers,
  }
  return {
    registrations,
    register: makeRegister({ registrations, clock }),
    cancelRegistration: makeCancelRegistration({ registrations, clock }),
    loadEnrolledClassDates,
    findCollisions: makeFindCollisions(loadEnrolledClassDates),
  }
}

const workDefaults = { list: never, read: never, create: never, save: never, remove: never, publish: never, withdraw: never }

export function fakeStudioProblem(
  answers: Partial<WorkRepository<StudioProblem>> = {},
  rejudgements: RejudgementRepository = { outdatedCount: async () => 0, judgeSome: never },
): StudioProblemFeature {
  const feature = makeWorkFeature({
    kind: 'problem',
    mayUse: defaultRolePolicy.canPublish,
    repository: { ...workDefaults, ...answers },
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(studioProblemSchema, text),
  })
  return { ...feature, rejudgements, judgeAgain: makeJudgeAgain({ repository: rejudgements, mayUse: feature.mayUse }) }
}

export function fakeStudioCourse({
  pictures = never,
  ...answers
}: Partial<WorkRepository<StudioCourse>> & { pictures?: CoursePictures } = {}): StudioCourseFeature {
  const feature = makeWorkFeature({
    kind: 'course',
    mayUse: defaultRolePolicy.canPublish,
    repository: { ...workDefaults, ...answers },
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(studioCourseSchema, text),
  })
  return { ...feature, pictures }
}

export function fakeSetHomework({
  members = never,
  ...answers
}: Partial<WorkRepository<SetHomework>> & { members?: ChannelMembers } = {}): SetHomeworkFeature {
  const feature = makeWorkFeature({
    kind: 'homework',
    mayUse: defaultRolePolicy.canTeach,
    repository: { ...workDefaults, ...answers },
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(setHomeworkSchema, text),
  })
  return { ...feature, members }
}

/** Fakes the class view, which never refreshes by itself. */
export function fakeClassView(answers: Partial<ClassViewRepository> = {}): ClassViewFeature {
  const repository: ClassViewRepository = {
    grid: never,
    lastTries: never,
    attempts: never,
    comments: async () => [],
    comment: never,
    removeComment: never,
    mark: never,
    giveBack: never,
    ...answers,
  }
  const mayTeach = defaultRolePolicy.canTeach
  return {
    repository,
    updates: { watch: () => {} },
    ownComments: never,
    desk: never,
    writeComment: makeWriteMemberComment({ repository, mayTeach }),
    mark: makeMark({ repository, mayTeach }),
    giveBack: makeGiveBack({ repository, mayTeach }),
  }
}
