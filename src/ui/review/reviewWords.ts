import type { ReviewOutcome } from '../../application/review.ts'
import type { ReviewOrder, ReviewSubject } from '../../domain/review.ts'
import { lazyCopy } from '../lazyCopy.ts'

const orders: Readonly<Record<ReviewOrder, string>> = { NEWEST: '최신순', HIGHEST: '별점 높은순', LOWEST: '별점 낮은순' }
const subjectQuestions: Readonly<Record<ReviewSubject['kind'], string>> = {
  course: '이 강의, 어떠셨나요?',
  'course-class': '이 수업, 어떠셨나요?',
  document: '이 문서, 도움이 됐나요?',
  video: '이 영상, 도움이 됐나요?',
}
const notYet: typeof subjectQuestions = {
  course: '수강하면 쓸 수 있어요',
  'course-class': '수강하면 쓸 수 있어요',
  document: '끝까지 읽으면 수강평을 쓸 수 있어요',
  video: '끝까지 보면 수강평을 쓸 수 있어요',
}
const draftKept = '쓴 글은 그대로 있어요.'

type RefusalKind = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'invalid'>

/** The texts of reviews. */
export const reviewWords = {
  title: '수강평',
  stars: (score: string) => `별점 ${score}점`,
  rating: {
    title: '별점 분포',
    average: (score: string) => `평균 별점 ${score}점`,
    count: (count: string) => `수강평 ${count}개`,
    row: (stars: number) => `${stars}점`,
    share: (stars: number, count: string, percent: number) => `${stars}점 ${count}개, 전체의 ${percent}%`,
    failed: '별점을 불러오지 못했어요',
  },
  list: {
    title: '수강평 목록',
    order: '수강평 정렬',
    orders,
    shown: (order: string, page: string, last: string) => `${order}, ${last}쪽 중 ${page}쪽을 보고 있어요`,
    pages: '수강평 쪽',
    failed: '수강평을 불러오지 못했어요',
    none: '아직 수강평이 없어요',
    noneNote: '첫 번째 이야기를 들려주세요.',
    noneElse: '다른 수강생의 수강평은 아직 없어요',
    onlyOwnHere: '이 쪽에는 내 수강평만 있어요',
    nobody: '이름 없는 수강생',
    silent: '남긴 말이 없어요',
    edited: '고침',
    more: '더 보기',
    less: '접기',
  },
  invitation: {
    of: subjectQuestions,
    note: '들으면서 느낀 점이 다음 수강생에게 큰 도움이 돼요.',
    write: '수강평 쓰기',
    signIn: '로그인하고 수강평 쓰기',
    signUp: '회원가입 마치고 수강평 쓰기',
    notEnrolled: notYet,
  },
  own: {
    title: '내 수강평',
    failed: '내 수강평을 불러오지 못했어요',
    edit: '수정',
    remove: '삭제',
    saving: '저장하고 있어요',
  },
  form: {
    write: '수강평 쓰기',
    edit: '수강평 고치기',
    rating: '별점',
    option: (stars: number) => `${stars}점`,
    meanings: ['별점을 골라 주세요', '아쉬웠어요', '조금 아쉬웠어요', '괜찮았어요', '좋았어요', '최고였어요'],
    content: '수강평',
    hint: (min: number, max: number) => `${min}자 이상 ${max}자까지 쓸 수 있어요.`,
    placeholder: '무엇이 좋았고 무엇이 아쉬웠는지 들려주세요',
    count: (count: string, max: string) => `${count} / ${max}자`,
    noRating: '별점을 골라 주세요.',
    tooShort: (min: number) => `${min}자 이상 써 주세요.`,
    tooLong: (max: number) => `${max}자까지만 쓸 수 있어요. 조금 줄여 주세요.`,
    cancel: '취소',
    send: { write: '올리기', rewrite: '저장하기', edit: '저장하기' },
    replace: '이 글로 바꾸기',
    sendAnew: '새로 올리기',
    sending: '저장하고 있어요',
    signIn: '로그인하러 가기',
  },
  saveError: {
    alreadyWritten: `이미 쓴 수강평이 있어요. 지금 쓴 글로 바꿀 수 있어요.`,
    notEnrolled: `지금 수강하고 있는 분만 쓸 수 있어요. ${draftKept}`,
    signInFirst: `로그인이 끝났어요. 다시 로그인한 뒤 올려 주세요. ${draftKept}`,
    gone: `이 수강평은 이미 지워졌어요. 지금 쓴 글을 새로 올릴 수 있어요.`,
    alreadySaving: '수강평을 저장하고 있어요. 잠시만 기다려 주세요.',
    failed: `수강평을 저장하지 못했어요. ${draftKept} 잠시 후 다시 시도해 주세요.`,
  } satisfies Readonly<Record<RefusalKind, string>>,
  written: '수강평을 올렸어요. 들려주셔서 고마워요!',
  rewritten: '수강평을 고쳤어요',
  removal: {
    title: '수강평을 지울까요?',
    text: '지운 수강평은 되돌릴 수 없어요.',
    confirm: '지우기',
    running: '지우고 있어요',
    removed: '수강평을 지웠어요',
    gone: '이미 지워진 수강평이에요',
    notEnrolled: '지울 수 없는 수강평이에요',
    signInFirst: lazyCopy.sessionOver,
    alreadySaving: '수강평을 저장하고 있어요. 잠시만 기다려 주세요.',
    failed: '수강평을 지우지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
} as const
