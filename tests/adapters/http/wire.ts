/** A complete item of each noun, with the field names of the spec. */
export const channelProfile = {
  channelId: 3,
  channelName: '해온코딩학원',
  channelLogoUrl: 'https://img.test/haeon.png',
  channelDomain: 'haeon',
}

const offer = {
  title: '파이썬 첫걸음',
  comment: '처음 배우는 파이썬',
  thumbnail: '/covers/python.webp',
  cost: 30000,
  paymentType: 'CASH',
  isOnlyForChannelUser: true,
  channelProfile,
  teacher: { nickname: '문해온', profile: 'https://img.test/teacher.png' },
}

export const course = { courseId: 11, ...offer, level: 'ELEMENTARY', rating: 4.5 }
export const courseClass = {
  courseClassId: 'c-12',
  ...offer,
  schedule: { memberCount: 3 },
  isClosed: false,
  lessons: { total: 18, left: 8 },
}

export const channel = {
  channelId: 3,
  channelName: '해온코딩학원',
  channelDomain: 'haeon',
  channelLogoUrl: 'https://img.test/haeon.png',
  description: '천천히 함께 가요',
  channelTag: '초·중등 코딩',
  profileImageUrl: 'https://img.test/profile.png',
  isMadeByMe: true,
}

export const channelBanner = { bannerId: 1, title: '겨울방학 특강', imageUrl: 'https://img.test/b.png', link: '/course?page=1&order=DESC' }

export const channelInfo = {
  role: 'ROLE_CHANNEL_PREMIUM',
  channelDomain: 'pado',
  channelName: '파도코딩클럽',
  description: '파도처럼',
  info: {
    logoUrl: 'https://img.test/pado.png',
    superChannelInfo: { channelDomain: 'narae' },
    channelCustomInfo: {
      customMap: {
        MAIN_RECOMMENDATION_COURSE: { CUSTOM_NAME: [{ value: '파도 강의' }], REMOVE: [] },
        MAIN_RECOMMENDATION_BLOG: { CUSTOM_NAME: [], REMOVE: [{ value: 'Y' }] },
      },
    },
  },
  businessInfo: {
    isUsed: true,
    businessName: '파도코딩클럽',
    telephone: '02-000-1204',
    address: '서울특별시 마포구',
    email: 'hello@pado.example',
    representative: '한파도',
    businessNumber: '000-12-30401',
  },
  pluginMap: { CHANNEL_TALK: { isUsed: true, pluginKey: 'demo-pado' } },
  productSlug: 'pado-pass',
  brandColor: '#0B7A75',
}

const problemFields = {
  problemStorageId: 21,
  title: '별 찍기',
  difficulty: 7,
  character: 'CRAB',
  categoryList: [{ categoryGroupName: '유형', name: '반복문' }],
}
export const problem = { problemId: 5, ...problemFields }
export const block = { blockId: 6, ...problemFields }

export const blog = {
  blogId: 31,
  title: '전시회 소식',
  summary: '학생 작품 전시',
  thumbnail: 'https://img.test/blog.png',
  user: { userId: 9, profile: 'https://img.test/u.png', nickname: '한파도' },
}

export const assignment = {
  homeworkId: 41,
  assignmentId: 42,
  title: '구구단',
  description: '이중 반복문',
  endDate: '2026-11-23',
  lateEndDate: '2026-11-25',
  state: 'OPEN',
}

export const studyLog = { type: 'VIDEO', title: '변수란?', updatedDate: '2026-11-20T01:00:00Z', videoId: 'v-7' }

export const equippedItem = { itemCategory: 'HAT', spriteStand1: '/sprites/hat.png' }

export const rankingEntry = {
  rank: 1,
  gained: null,
  user: {
    userId: 9,
    nickname: '바다거북',
    channelNickname: '해온 1등',
    level: 12,
    tier: 'GOLD',
    tierLevel: 2,
    gender: 'WOMAN',
    introduction: '안녕하세요',
    channelProfile,
    equippedUserItemList: [equippedItem],
  },
}

export const userQuest = {
  userQuestId: 51,
  state: 'PERFORMING',
  quest: {
    title: '출석하기',
    description: '오늘도 만나요',
    largeCategory: 'SUB',
    smallCategory: 'ATTENDANCE',
    character: 'NEMO',
    level: 1,
    clear: true,
    rewardType: 'POINT',
    rewardCount: 100,
    rewardItem: { title: '상어 모자', itemCategory: 'HAT', spriteStand1: '/sprites/shark.png' },
    goalList: [{ goalName: 'ATTENDANCE', goalCount: 1, completedCount: 1 }],
  },
}

export const notice = {
  title: '점검 안내',
  content: '새벽에 쉬어요\n고마워요',
  link: 'https://codingbada.test/notice',
  popupShowingMethod: 'CHANNEL_DOLPHIN_HOME',
}

export const viewer = {
  state: 'VALID',
  gender: 'MAN',
  role: 'ROLE_CHANNEL_ENTERPRISE',
  roleList: ['ROLE_USER', 'ROLE_CHANNEL_ENTERPRISE'],
  userId: 9,
  nickname: '바다거북',
  point: 1200,
  level: 12,
  tier: 'GOLD',
  tierLevel: 2,
  equippedUserItemList: [equippedItem],
}

export const homeData = {
  subDomain: 'haeon',
  isDesktop: true,
  bannerData: { channelBannerList: [channelBanner] },
  recommendationBlock: { blockList: [block] },
  recommendationCourse: { courseList: [course] },
  recommendationLiveCourse: { courseList: [courseClass, course] },
  recommendationCourseClass: { courseClassList: [courseClass] },
  recommendationProblem: { problemList: [problem] },
  recommendationBlog: { blogList: [blog] },
  recommendationSubChannel: { channelList: [channel] },
}
