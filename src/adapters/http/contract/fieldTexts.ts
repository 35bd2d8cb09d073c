import { categoryKeys, sectionSettingKeys } from '../../../domain/channel/channel.ts'

const guestNull = 'null for a guest'
const ofWeek = 'with `period=WEEK`'
const settingKeys = [...sectionSettingKeys, ...categoryKeys].map((key) => `\`${key}\``).join(', ')

/** Meanings of fields in every object that has them. */
const inEveryObject: Readonly<Record<string, string>> = {
  acceptedRate: 'The share of those who tried the problem that have solved it, from 0 to 1; null: too few to say.',
  blockId: 'The id of the block problem.',
  documentId: 'The id of the document.',
  explanation: 'A sentence on it.',
  lessonId: 'The id of the lesson.',
  pageSize: 'How many items a page has.',
  totalCount: 'How many items there are on all pages.',
  videoId: 'The id of the video.',
  worksheetId: 'The id of the worksheet.',
  bannerData: 'The banners of the channel; an empty list on the main site.',
  categoryGroupName: 'The name of the group that the category belongs to, as in the list of groups.',
  categoryList: 'The categories, by their names.',
  channelDomain: 'The sub-domain of the channel, `haeon` for haeon.example.kr; null: the channel has no site of its own.',
  channelId: 'The id of the channel.',
  channelLogoUrl: 'The logo of the channel.',
  channelName: 'The name of the channel.',
  channelProfile: 'The channel that offers it; null: the platform itself.',
  character: 'The sea creature that is drawn on the card.',
  code: 'The text of the program, with its line ends as they were typed.',
  comment: 'A short text below the title.',
  cost: 'The price, in the unit that `paymentType` names; 0: free; null: not told, and no price is shown.',
  courseId: 'The id of the course.',
  courseClassId: 'The id of the class.',
  difficulty: 'From 1, the easiest, to 20, the hardest: five for each level. Null: unknown.',
  equippedUserItemList: 'What the avatar wears, from the skin outwards; empty: no avatar was chosen.',
  gender: 'The figure of the avatar; NOT_SELECTED: none was chosen yet, and the page asks for it.',
  isMadeByMe: 'Whether the viewer has founded the channel.',
  isOnlyForChannelUser: 'Whether only members of the channel may take it.',
  itemCategory: 'The part of the figure that the item dresses.',
  language: 'The programming language; TEXT: an answer that is no program.',
  languageList: 'The languages in which the backend judges the problem.',
  lateEndDate: 'The end of the time for late work; null: late work is not accepted.',
  myRanking: 'The viewer’s own place, on whatever page it is; null for a guest and for who has none.',
  nickname: 'The name that others see.',
  paymentType: 'POINT: `cost` is in points. CASH: it is in won. Null: nothing is to be paid.',
  problemId: 'The id of the problem, by which its page is addressed.',
  problemStorageId: 'The id of the problem in the store of all problems; the client sends it nowhere.',
  profileImageUrl: 'The picture of the channel.',
  rating: 'The mean of the stars in reviews, from 1 to 5; null: no review yet.',
  spriteStand1: 'The picture of the item, as large as the whole standing figure.',
  subDomain:
    'The sub-domain of the channel whose page asks; `""` or null on the main site. A page without `rootDomain` in its configuration knows its site by this field.',
  tier: 'The name of the rank, as it is shown: `바다거북`. The backend chooses the names; null: none yet.',
  tierLevel: 'The step within the rank, from 1.',
  thumbnail: 'The picture of the card; null: the page draws one.',
  userId: 'The id of the user.',
}

/** Meanings of fields beside a field that only one kind of object has. The first object in this order is meant. */
const besideField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // users/me
  roleList: {
    state:
      'VALID: signed in. PENDING: signed in, but the registration at the host is not complete: the page says so, and shows what guests see. INVALID: nobody is signed in.',
    role: 'The role on the channel whose page asks, `ROLE_CHANNEL_ENTERPRISE` or `ROLE_CHANNEL_PREMIUM`; null: none. Other texts are allowed, and change nothing.',
    roleList:
      'All roles. Known are ROLE_USER, ROLE_TEACHER, ROLE_OPERATOR, ROLE_ADMIN, ROLE_CHANNEL_TEACHER, ROLE_CHANNEL_OPERATOR, ROLE_CHANNEL_ENTERPRISE and ROLE_CHANNEL_PREMIUM; others change nothing.',
    userId: `The id of the user; ${guestNull}.`,
    nickname: `The name that others see; ${guestNull}.`,
    point: `The points that can be spent; ${guestNull}.`,
    level: `The level, from 1; ${guestNull}.`,
  },
  requiredExperience: {
    experience: 'What was gained since the present level was reached.',
    requiredExperience: 'What the present level takes in all; the next one begins when `experience` reaches it.',
  },
  isDesktop: {
    isDesktop: 'Whether the request comes from a computer, by its `User-Agent`; false for telephones. Some banners differ.',
    recommendationBlock: 'Block problems to begin with.',
    recommendationCourse: 'Courses. `totalCount`: how many there are on this site in all.',
    recommendationLiveCourse: 'Live classes; a course that is held live may stand among them.',
    recommendationCourseClass: 'Classes. `totalCount`: how many there are on this site in all.',
    recommendationProblem: 'Text problems. `totalCount`: how many there are in all.',
    recommendationBlog: 'The latest articles.',
    recommendationSubChannel: 'Channels: on the main site those that it recommends, on a channel those below it.',
  },
  bannerId: {
    bannerId: 'The id of the banner.',
    title: 'What the picture says, for those who do not see it.',
    imageUrl: 'The picture, four times as wide as high.',
    link: 'The page that the banner leads to; null: none.',
  },
  popupShowingMethod: {
    title: 'The heading.',
    content: 'The text: no markup; line ends are kept.',
    link: 'The page that the notice leads to; null: none.',
    popupShowingMethod:
      'The page that shows the notice: ALL and CHANNEL_DOLPHIN_HOME mean the home page. Any other text is allowed, and this client does not show the notice.',
  },
  userQuestId: {
    userQuestId: 'The id of the learner’s copy of the quest.',
    state:
      'PERFORMING: it goes on, or waits for its reward to be claimed. Any other text, such as REWARDED, is allowed, and the client does not show the quest.',
    quest: 'The quest, with how far the learner is.',
  },
  largeCategory: {
    title: 'The name of the quest.',
    description: 'A sentence on what is to be done.',
    largeCategory: 'MAIN: one of the long ones. SUB: one of the day.',
    smallCategory:
      'WELCOME_POINT: the first one, for choosing an avatar; its dialog opens by itself. ATTENDANCE: for being there; it is announced by itself when it is cleared. Any other text, such as STUDY, PROBLEM or VIDEO, is allowed, and changes nothing.',
    level: 'The level of the quest, as it is shown; null: none.',
    clear: 'Whether all goals are reached, so that the reward can be claimed while `state` is PERFORMING.',
    rewardType: 'POINT: `rewardCount` is in points. The only value that is known.',
    rewardCount: 'How much the reward is.',
    rewardItem: 'Something to wear that comes with the reward; null: nothing.',
    goalList: 'What has to be done, in the order in which it is shown.',
  },
  goalName: {
    goalName:
      'What is counted: COURSE, PROBLEM, BLOCK, VIDEO, DOCUMENT, WORKSHEET, LIVE, ATTENDANCE or WELCOME, which the client says in Korean; the first seven lead to a list. Any other text is shown as it is.',
    goalCount: 'How many are needed.',
    completedCount: 'How many are done; not more than `goalCount`.',
  },
  isUsed: {
    isUsed: 'Whether the channel shows it.',
    pluginKey: 'The key of Channel Talk.',
    businessName: 'The name of the business.',
    telephone: 'The number as it is shown.',
    address: 'The postal address.',
    email: 'The address for mail.',
    representative: 'The person who represents the business.',
    businessNumber: 'The registration number of the business.',
  },
  superChannelInfo: {
    logoUrl: 'The channel’s logo; null: its name is shown.',
    superChannelInfo: 'The channel above this one; null: none.',
    channelCustomInfo: 'What the channel has renamed or removed; null: nothing.',
  },
  customMap: {
    customMap: `Settings by key. A section of the home page or an item of the categories: ${settingKeys}; or \`GLOBAL_CHANNEL_NAME\`, the channel’s own word for 채널. Other keys change nothing.`,
  },
  CUSTOM_NAME: {
    CUSTOM_NAME: 'The name to show: the first item’s `value`; empty: the usual one.',
    REMOVE: 'Any item, such as `{"value": "Y"}`: the section is not there. Empty: it is.',
  },
  CHANNEL_TALK: { CHANNEL_TALK: 'The chat by Channel Talk; null: none.' },
  pluginMap: {
    role: 'ROLE_CHANNEL_ENTERPRISE or ROLE_CHANNEL_PREMIUM; null: an ordinary channel.',
    description: 'A sentence on the channel.',
    info: 'Logo, parent and settings.',
    businessInfo: 'The business card at the foot of the page; null: none.',
    pluginMap: 'Plugins.',
    productSlug: 'The last part of the address of the channel’s pass for all courses, `pado-pass`; null: none is sold.',
    brandColor: 'The channel’s colour; null: that of the platform.',
    updatedDate: 'When the settings were saved last, which names their version; null: never.',
  },
  channelTag: { channelTag: 'A word or two on the kind of channel.', description: 'A sentence on the channel.' },
  nextLesson: {
    completedCount: 'How many lessons the viewer has completed; null: not counted.',
    totalCount: 'How many lessons there are; null: not counted.',
    nextLesson: 'The lesson to go on with; null: all are completed.',
    studiedDate: 'When the viewer was in the course last; null: never.',
  },
  lateEndDate: {
    homeworkId: 'The id of the homework.',
    assignmentId: 'The id of one task within the homework.',
    description: 'What is to be done.',
    endDate: 'Until when it is to be handed in; null: no end.',
    state:
      'OPEN: not handed in. HANDED_IN: waits for its mark. MARKED: it has one. RETURNED: given back for another try. Null: the viewer hands nothing in.',
  },
  worksheetId: {
    type: 'What was studied; the id of the same name is there, and the others are null or left out.',
    title: 'Its title.',
    updatedDate: 'When it was studied last.',
  },
  rank: {
    rank: 'The place, from 1; equal ones share it.',
    gained: `The experience of the week, ${ofWeek}; null otherwise.`,
    user: 'Who it is.',
  },
  channelNickname: {
    channelNickname: 'The name on this channel, shown in the place of `nickname`; null: none.',
    level: 'The level, from 1.',
    introduction: 'A sentence that the user says about themselves; null: none.',
  },
  gapToNext: {
    period: 'The period of this ranking; null counts as ALL.',
    gapToNext: `What the viewer lacks to the next place, ${ofWeek}; null otherwise, and for the first.`,
    rankingList: 'The places of this page.',
  },
  theme: {
    name: 'The name of the group.',
    position: 'The place of the group, from 1.',
    theme: 'The sea that is drawn, from the shallow to the deep.',
    description: 'A sentence on the group.',
    problemCount: 'How many problems there are, each counted once.',
    solvedCount: `How many of them the viewer has solved; ${guestNull}.`,
    required: 'Whether one category of the group has to be chosen; a list of problems needs none.',
    mode: 'Whether several categories of the group can be chosen at once.',
  },
  solvedCount: {
    categoryId: 'The id of the type; null: it has no page.',
    name: 'The name of the type.',
    problemCount: 'How many problems it has.',
    solvedCount: `How many of them the viewer has solved; ${guestNull}.`,
    lesson: 'The lesson of the type, as text throughout; null: none.',
  },
  stepList: {
    what: 'What the type is about.',
    when: 'When it is used.',
    example: 'A worked example.',
    stepList: 'Programs that show what else the problems need, in order.',
  },
  categoryGroupName: { name: 'The name of the category.' },
  submissionCount: {
    point: 'The points for solving it; null: not told.',
    submissionCount: 'How many submissions there are.',
    state: `NONE: the viewer has not tried it. TRIED: handed in, not solved. SOLVED; ${guestNull}.`,
    taskKind:
      'WRITE: a program is to be written. PREDICT: what a program prints. TRACE: the values of variables. ARRANGE: lines in their order. REPAIR: a program with a mistake.',
    statement: 'The task, a paragraph each. All texts of a problem are plain: no markup is read.',
    readingTask: 'The program to read; null where `taskKind` is WRITE.',
    inputRule: 'What the program reads.',
    outputRule: 'What the program prints.',
    exampleList: 'Inputs with their outputs, which the page runs in the browser.',
    hintCount: 'How many hints can be opened.',
    starterCodeList: 'What the editor holds at first, for each language.',
    limit: 'What one run may take; see the chapter “Judging”.',
    subtaskList: 'Parts of the score; empty: the whole score is for passing every case.',
    previousProblemId: 'The problem before this one; null: this is the first.',
    nextProblemId: 'The problem after this one; null: this is the last.',
    bestScore: 'The best score of the viewer’s submissions; null: there is none.',
    solvedDate: 'When the first accepted submission was handed in; null: there is none.',
    startedDate: 'When code was first stored or handed in; null: never.',
    hintList: 'The hints that the viewer has opened.',
    draft: 'Code that was stored and not handed in; null: there is none.',
    closedBy: 'ROOM: the viewer solves it in a contest or test, which closes all help; null: nothing closes it.',
    closedDate: 'When the viewer began that room; null: nothing closes the problem.',
  },
  memoryMegabytes: {
    stepCount: 'The most steps: jumps and calls in the learner’s own code.',
    memoryMegabytes: 'The most memory, beyond what the interpreter needs.',
    outputLength: 'The most characters of output.',
  },
  hintNumber: {
    hintNumber: 'The number of the hint, from 1.',
    hint: 'The text of the hint.',
    openedDate: 'When it was opened.',
    example: 'A similar program, with the last hint; null otherwise.',
  },
  caseNumber: {
    caseNumber: 'The number of the case, from 1: cases are run and told in this order.',
    label: 'The name of the case, `예제 1`; null where `visibility` is HIDDEN.',
    visibility: 'OPEN: learners see the case and their output. LABEL: its name, and whether it passed. HIDDEN: only whether it passed.',
    state: 'The verdict of this case.',
    stepCount:
      'The steps of this case: exact for an open one, rounded up to two figures and at least 100 for others; 0 where steps are not counted.',
    input: 'What the program read; null unless the case is open.',
    expectedOutput: 'What is right; null unless the case is open.',
    output: 'What the program printed; null unless the case is open.',
  },
  rewardExperience: {
    submissionId: 'The id of the submission.',
    state:
      'JUDGING: there is no verdict yet. ACCEPTED: every case passed. Otherwise the state of the first case that failed, in the order of cases; JUDGE_ERROR: the backend could not judge.',
    score: 'The sum of the subtasks that passed; without subtasks all or nothing. 0 while JUDGING.',
    totalScore: 'The most that can be reached: 100 unless the problem says otherwise.',
    stepCount: 'The steps of the case that took the most; 0 while JUDGING, and where steps are not counted.',
    caseList: 'The verdicts of all cases, in order; empty while JUDGING.',
    subtaskList: 'The scores of the parts; empty where there are none, and while JUDGING.',
    message: 'The interpreter’s message on the first case that failed with an error, without any word of a hidden input; null: none.',
    line: 'The line of that error in the learner’s code, from 1; null: none.',
    isFirstSolved: 'Whether this submission is the viewer’s first that solves the problem.',
    rewardPoint: 'The points that it has earned: 0 unless `isFirstSolved`.',
    rewardExperience: 'The experience that it has earned: 0 unless `isFirstSolved`.',
    isOutdated: 'Whether it was judged by earlier cases than those of today.',
    isWithheld: 'Whether a room keeps the verdict back until its end; `state` is JUDGING then.',
    isLate: 'Whether it came to a room after the viewer’s time there, and does not count.',
    createdDate: 'When it was handed in, by the backend’s clock.',
  },
  isOutdated: {
    submissionId: 'The id of the submission.',
    state: 'The verdict, JUDGING while there is none.',
    score: 'The score; 0 while JUDGING.',
    createdDate: 'When it was handed in, by the backend’s clock.',
    isOutdated: 'Whether it was judged by earlier cases than those of today.',
    isLate: 'Whether it came to a room after the viewer’s time there, and does not count.',
  },
  writtenDate: {
    contentType: 'What the lesson or task belongs to; left out on the problem’s own page.',
    contentId: 'The id of the course, class or room.',
    lessonId: 'The lesson; left out in a room.',
    writtenDate: 'When it was handed in to a room, by the backend’s clock as the page knows it: it may arrive later.',
  },
  memberCount: { memberCount: 'How many take the class; null: not told.' },
  left: { total: 'How often the class meets in all.', left: 'How often it still meets.' },
  isClosed: {
    schedule: 'How many take part; null: not told.',
    lessons: 'How often the class meets; null: it has no end.',
    isClosed: 'Whether nobody can register any more.',
  },
  rating: { level: 'How hard the course is; null: not told.' },
  output: { input: 'What the program reads.', output: 'What it prints.' },
  code: { input: 'What the program reads.', updatedDate: 'When it was stored last.' },
  blogId: { blogId: 'The id of the article.', summary: 'The first sentences.', user: 'Who has written it; null: not told.' },
  subtaskId: { subtaskId: 'The number of the part.', title: 'Its name.', score: 'What it gives.', totalScore: 'The most that it gives.' },
  question: {
    title: 'The heading of the step.',
    text: 'The text of the step.',
    question: 'A question for the learner; null: none.',
    answer: 'The answer to it.',
  },
}

const titles: Readonly<Record<string, string>> = {
  title: 'The title.',
  teacher: 'Who teaches it; null: not told.',
  profile: 'The portrait.',
}

/** Returns the meaning of a field in an object with these fields; undefined where the contract says no more than its name. */
export function fieldTextOf(name: string, fields: readonly string[]): string | undefined {
  const object = Object.keys(besideField).find((marker) => fields.includes(marker) && name in (besideField[marker] ?? {}))
  return (object === undefined ? undefined : besideField[object]?.[name]) ?? inEveryObject[name] ?? titles[name]
}
