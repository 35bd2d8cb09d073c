import { lazyCopy } from '../../lazyCopy.ts'
import { offerWords } from '../../offer/offerWords.ts'

/** The texts of the page of a course. */
export const coursePageWords = {
  title: '강의',
  catalogue: '전체 강의',
  waiting: '강의를 불러오고 있어요',
  missing: {
    title: '찾을 수 없는 강의예요',
    text: '주소가 바뀌었거나 더 이상 열려 있지 않은 강의예요.',
    catalogue: '다른 강의 찾아보기',
  },
  failed: { title: '강의를 불러오지 못했어요', text: '잠시 후 다시 시도해 주세요.' },
  facts: {
    title: '강의 정보',
    lessons: (count: string) => `총 ${count}강`,
    learners: (count: string) => `수강생 ${count}명`,
  },
  sections: { title: '강의 안내', about: '소개', curriculum: offerWords.curriculum.title, reviews: '수강평', related: '관련 강의' },
  related: '이런 강의는 어때요?',
  study: {
    enrolled: '수강 중이에요',
    start: '첫 강의 시작하기',
    continue: '이어서 배우기',
    again: '다시 보기',
    browse: '강의 둘러보기',
  },
  enrol: { title: '수강 신청' },
  outcome: {
    enrolled: '수강을 시작했어요! 첫 강의부터 함께해요.',
    alreadyEnrolled: '이미 수강하고 있는 강의예요',
    notEnoughPoints: '포인트가 모자라서 신청하지 못했어요',
    needsPurchase: '결제가 필요한 강의예요',
    onlyForChannelStudents: '채널 학생만 들을 수 있는 강의예요',
    signInFirst: lazyCopy.sessionOver,
    notOffered: '지금은 수강 신청을 받지 않는 강의예요',
    alreadyEnrolling: '수강 신청을 처리하고 있어요',
    failed: '수강 신청을 하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
} as const
