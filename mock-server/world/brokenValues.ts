const tooLong = 10_000

/** Texts that a careless page breaks on: markup, direction marks, joined emoji, decomposed Hangul, endless words, blanks. */
export const hostileTexts: readonly string[] = [
  '<img src="x" onerror="window.__attacked=true">그림인 척하는 제목',
  '\u202E거꾸로 흐르는 제목 <b>abc</b>\u202C 그리고 다시',
  '👩‍👩‍👧‍👦 가족 👨🏽‍💻 개발자 🏳️‍🌈🇰🇷 깃발이 모인 제목',
  '풀어쓴 한글 제목'.normalize('NFD'),
  '가'.repeat(tooLong),
  'W'.repeat(tooLong),
  '<script>window.__attacked=true</script>스크립트를 품은 제목',
  'שלום مرحبا 여러 방향이 섞인 제목',
  '   ',
  '"><svg onload="window.__attacked=true">따옴표를 닫는 제목',
  '널\u0000과 종\u0007과 줄\u2028바꿈이 든 제목',
  '{{7*7}} ${7*7} %s %n &lt;b&gt; 틀에 끼우는 제목',
  'a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307 쌓아 올린 글자\u0334\u0335\u0336\u0337\u0338',
  '\u200B\u200B\u200B',
]

export function hostileText(at: number): string {
  return hostileTexts[at % hostileTexts.length] ?? ''
}

export const scriptLink = 'javascript:window.__attacked=true'
const missingPicture = '/demo-pictures/missing.svg'

const pictures = (field: string): readonly object[] => [
  { [field]: null },
  { [field]: missingPicture },
  { [field]: scriptLink },
  { [field]: `data:text/html,<script>window.__attacked=true</script>` },
  { [field]: 7 },
]

const offer: readonly object[] = [
  ...pictures('thumbnail'),
  { title: null },
  { comment: { text: '글이 아닌 설명' } },
  { cost: 'abc' },
  { cost: '1200', paymentType: 'CASH' },
  { cost: -1 },
  { cost: 1e21, paymentType: 'CASH' },
  { cost: 900, paymentType: 'SHELL' },
  { isOnlyForChannelUser: 'Y' },
  { channelProfile: null, thumbnail: null },
  { channelProfile: { channelId: 'x', channelName: '<b>남의 채널</b>', channelLogoUrl: missingPicture, channelDomain: 'evil.example/@' } },
  { teacher: 'nobody' },
]

export const brokenCourses = [...offer, { level: 'EXPERT' }, { rating: -3 }, { rating: 21 }, { rating: 'good' }]

export const brokenClasses = [
  ...offer,
  ...[-1, 0, 1.5, '3', null, 1_000_000].map((memberCount) => ({ schedule: { memberCount } })),
  { schedule: null },
]

export const brokenProblems = [
  { title: '' },
  ...[0, 21, 1_000, -4, 'hard', null].map((difficulty) => ({ difficulty })),
  { character: 'OCTOPUS' },
  { categoryList: 'none' },
  { categoryList: [null, { name: 3 }, { categoryGroupName: '유형', name: '<i>기울임</i>' }] },
]

export const brokenProducts = [
  ...pictures('spriteStand1'),
  { itemCategory: 'TENTACLE' },
  { cost: 'abc' },
  { cost: -1 },
  { cost: 900, paymentType: 'SHELL' },
  { title: null },
  { gender: 'FISH', isOwned: 'maybe' },
]

export const brokenWornItems = [...pictures('spriteStand1'), { itemCategory: 'TENTACLE' }, { title: null }, { isEquipped: 'maybe' }]

export const brokenBlogs = [
  ...pictures('thumbnail'),
  { user: null },
  { user: { userId: 1, profile: scriptLink, nickname: '<b>글쓴이</b>' } },
  { summary: 0 },
]

export const brokenChannels = [
  ...pictures('channelLogoUrl'),
  ...['', 'evil.example', 'haeon.evil.example', 'HAEON', '-haeon', '../main', scriptLink, null, 5].map((channelDomain) => ({
    channelDomain,
  })),
  { channelName: null },
  { isMadeByMe: 'maybe' },
]

export const brokenBanners = [
  ...pictures('imageUrl'),
  { link: scriptLink },
  { link: '//evil.example' },
  { link: 'java\tscript:alert(1)' },
  { title: null },
]

export const brokenAssignments = [
  { endDate: 'someday' },
  { endDate: '2026-02-31T25:61:00Z' },
  { endDate: 20_261_120 },
  { lateEndDate: 'never' },
  { state: 'LOST' },
  { homeworkId: null },
  { title: null },
]

export const brokenTasks = [
  { type: 'DREAM' },
  { state: 'ASLEEP' },
  { documentId: null },
  { documentId: '..' },
  { score: 'high' },
  { title: null },
]

export const brokenStudyLogs = [
  { type: 'DREAM' },
  { type: null },
  { problemId: null, videoId: null },
  { problemId: '../../me' },
  { updatedDate: 'yesterday' },
  { updatedDate: null },
]

export const brokenRanking = [
  { rank: 0, user: strangeUser(0) },
  { rank: 1, user: strangeUser(1) },
  { rank: 'first', user: strangeUser(2) },
  { rank: -2, user: strangeUser(3) },
  { user: null },
]

function strangeUser(at: number): object {
  return {
    userId: `strange-${at}`,
    nickname: at % 2 === 0 ? '<b>굵은 이름</b>' : null,
    channelNickname: '\u202E거꾸로',
    level: 'twelve',
    tier: 7,
    tierLevel: null,
    gender: 'FISH',
    introduction: { text: 'object' },
    channelProfile: 'none',
    equippedUserItemList: [
      { itemCategory: 'TENTACLE', spriteStand1: missingPicture },
      { itemCategory: 'HAT', spriteStand1: scriptLink },
      { itemCategory: 'HAIR', spriteStand1: missingPicture },
      null,
    ],
  }
}

export const brokenQuests = [
  { state: 'SLEEPING' },
  { state: null },
  { quest: null },
  { quest: { title: ' ', largeCategory: 'SUB', character: 'NEMO', clear: false, rewardCount: 10 } },
  { quest: { title: '<u>이상한 퀘스트</u>', largeCategory: 'HUGE', smallCategory: 3, character: 'OCTOPUS', clear: 'Y', rewardCount: -10 } },
  {
    quest: {
      title: '목표가 이상한 퀘스트',
      largeCategory: 'SUB',
      smallCategory: 'STRANGE',
      character: 'CRAB',
      clear: false,
      rewardCount: '80',
      goalList: [null, { goalName: scriptLink, goalCount: 0, completedCount: 9 }, { goalName: 'PROBLEM', goalCount: 2, completedCount: 5 }],
    },
  },
]

const row = { type: 'VIDEO', title: hostileText(1), minutes: 'three', difficulty: {} }

export const brokenChapters = [
  { lessonList: null },
  { lessonList: 'none' },
  { title: null, lessonList: [null, 7, { ...row, lessonId: 'odd-a' }, { ...row, lessonId: 'odd-b', type: 'DREAM', videoId: 1 }] },
]

export const brokenReviews = [
  ...[0, 6, 4.5, '5', 'good', null].map((rating) => ({ rating })),
  { content: null },
  { content: { text: 'object' } },
  { user: null },
  { user: { nickname: '<b>굵은 이름</b>', profile: scriptLink } },
  { isMine: 'maybe', createdDate: 'someday', updatedDate: 7 },
]

export const brokenQuestions = [
  { content: '  ' },
  { content: { text: 'object' } },
  { author: null },
  { author: { nickname: '<b>굵은 이름</b>', profile: scriptLink, isTeacher: 'maybe' } },
  { answers: null },
  { answers: [null, 7, { postId: 'odd-answer' }, { postId: 'good-answer', content: '번호와 글만 있는 답', isMarked: 'maybe' }] },
  { createdDate: 'someday', isMine: 'maybe', hiddenReason: 7, reportCount: -3 },
]

const named = (value: unknown) => ({ CUSTOM_NAME: [{ value }, { value: '두 번째 이름' }], REMOVE: [] })

/** Settings of a channel whose staff tries things: names as markup, keys of JavaScript's own, links as addresses. */
export function hostileChannel(info: { readonly info: object; readonly businessInfo: object | null }): object {
  return {
    ...info,
    info: { ...info.info, logoUrl: scriptLink, channelCustomInfo: { customMap: hostileMap } },
    businessInfo: { ...info.businessInfo, isUsed: 'Y', address: hostileText(0), email: scriptLink, telephone: 2, representative: '   ' },
    pluginMap: { CHANNEL_TALK: 'on' },
    productSlug: '../../free',
    brandColor: 'red;background:url(//evil.example)',
  }
}

const hostileMap: object = Object.fromEntries<unknown>([
  ['__proto__', named('섞인 이름')],
  ['constructor', { REMOVE: [{ value: 'Y' }] }],
  ['MAIN_RECOMMENDATION_LIVE_COURSE', named('<b onclick="window.__attacked=true">굵은 제목</b>')],
  ['MAIN_RECOMMENDATION_COURSE', named('   ')],
  ['MAIN_RECOMMENDATION_BLOG', { CUSTOM_NAME: 'not a list', REMOVE: 'no' }],
  ['MAIN_RECOMMENDATION_PROBLEM', null],
  ['GLOBAL_CHANNEL_NAME', named({ value: 'object' })],
])
