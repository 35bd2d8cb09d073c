import { createContext, useContext } from 'react'
import type { ReviewOutcome } from '../../application/review.ts'
import { withParticle } from '../../domain/korean.ts'
import type { ReviewOrder, ReviewSubject } from '../../domain/review.ts'
import { byNoun, materialKinds } from '../../domain/content/contentKind.ts'
import { contentWords, type ReviewNaming } from '../content/contentWords.ts'
import { lazyCopy } from '../lazyCopy.ts'

const orders: Readonly<Record<ReviewOrder, string>> = { NEWEST: '최신순', HIGHEST: '높은 별점순', LOWEST: '낮은 별점순' }
const draftKept = '쓴 글은 그대로 있어요.'

type RefusalKind = Exclude<ReviewOutcome['kind'], 'saved' | 'removed' | 'invalid'>

interface Naming extends ReviewNaming {
  readonly noun: string
}

/** Returns the texts for a kind of subject: courses and classes are taken, documents and videos read and watched. */
const wordsFor = ({ noun, person, deed, writers, question, notYet }: Naming) => ({
  title: noun,
  stars: (score: string) => `별점 ${score}점`,
  rating: {
    title: '별점 분포',
    average: (score: string) => `평균 별점 ${score}점`,
    count: (count: string) => `${noun} ${count}개`,
    row: (stars: number) => `${stars}점`,
    share: (stars: number, count: string, percent: number) => `${stars}점 ${count}개, 전체의 ${percent}%`,
    failed: '별점을 불러오지 못했어요',
  },
  list: {
    title: `${noun} 목록`,
    order: `${noun} 정렬`,
    orders,
    shown: (order: string, page: string, last: string) => `${order}, ${last}쪽 중 ${page}쪽을 보고 있어요`,
    pages: `${noun} 쪽`,
    failed: `${withParticle(noun, '을를')} 불러오지 못했어요`,
    none: `아직 ${withParticle(noun, '이가')} 없어요`,
    noneNote: '첫 번째 이야기를 들려주세요.',
    noneElse: `다른 ${person}의 ${withParticle(noun, '은는')} 아직 없어요`,
    onlyOwnHere: `이 쪽에는 내 ${noun}만 있어요`,
    nobody: `이름 없는 ${person}`,
    silent: '남긴 말이 없어요',
    edited: '고침',
    more: '더 보기',
    less: '접기',
  },
  invitation: {
    question,
    note: `${deed} 느낀 점이 다음 ${person}에게 큰 도움이 돼요.`,
    write: `${noun} 쓰기`,
    signIn: `로그인하고 ${noun} 쓰기`,
    signUp: `회원가입 마치고 ${noun} 쓰기`,
    notYet,
  },
  own: {
    title: `내 ${noun}`,
    failed: `내 ${withParticle(noun, '을를')} 불러오지 못했어요`,
    edit: '수정',
    remove: '삭제',
    saving: '저장하고 있어요',
  },
  form: {
    write: `${noun} 쓰기`,
    edit: `${noun} 고치기`,
    rating: '별점',
    option: (stars: number) => `${stars}점`,
    meanings: ['별점을 골라 주세요', '아쉬웠어요', '조금 아쉬웠어요', '괜찮았어요', '좋았어요', '최고였어요'],
    content: noun,
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
    alreadyWritten: `이미 쓴 ${withParticle(noun, '이가')} 있어요. 지금 쓴 글로 바꿀 수 있어요.`,
    notEnrolled: `${writers}만 쓸 수 있어요. ${draftKept}`,
    signInFirst: `로그인이 끝났어요. 다시 로그인한 뒤 올려 주세요. ${draftKept}`,
    gone: `이 ${withParticle(noun, '은는')} 이미 지워졌어요. 지금 쓴 글을 새로 올릴 수 있어요.`,
    subjectGone: `이제 없는 곳이라 ${withParticle(noun, '을를')} 올릴 수 없어요. ${draftKept}`,
    alreadySaving: `${withParticle(noun, '을를')} 저장하고 있어요. 잠시만 기다려 주세요.`,
    failed: `${withParticle(noun, '을를')} 저장하지 못했어요. ${draftKept} 잠시 후 다시 시도해 주세요.`,
  } satisfies Readonly<Record<RefusalKind, string>>,
  written: `${withParticle(noun, '을를')} 올렸어요. 들려주셔서 고마워요!`,
  rewritten: `${withParticle(noun, '을를')} 고쳤어요`,
  removal: {
    title: `${withParticle(noun, '을를')} 지울까요?`,
    text: `지운 ${withParticle(noun, '은는')} 되돌릴 수 없어요.`,
    confirm: '지우기',
    running: '지우고 있어요',
    removed: `${withParticle(noun, '을를')} 지웠어요`,
    gone: `이미 지워진 ${withParticle(noun, '이에요')}`,
    notEnrolled: `지울 수 없는 ${withParticle(noun, '이에요')}`,
    signInFirst: lazyCopy.sessionOver,
    alreadySaving: `${withParticle(noun, '을를')} 저장하고 있어요. 잠시만 기다려 주세요.`,
    failed: `${withParticle(noun, '을를')} 지우지 못했어요. 잠시 후 다시 시도해 주세요.`,
  },
})

type ReviewWords = ReturnType<typeof wordsFor>

const wordsForLearners = (question: string) =>
  wordsFor({
    noun: '수강평',
    person: '수강생',
    deed: '들으면서',
    writers: '지금 수강하고 있는 분',
    question,
    notYet: '수강하면 쓸 수 있어요',
  })

/** The texts of reviews, by the kind of subject. */
export const reviewWords: Readonly<Record<ReviewSubject['kind'], ReviewWords>> = {
  course: wordsForLearners('이 강의, 어떠셨나요?'),
  'course-class': wordsForLearners('이 수업, 어떠셨나요?'),
  ...byNoun(materialKinds, (kind) => wordsFor({ noun: '후기', ...contentWords[kind].review })),
}

export const ReviewWordsContext = createContext<ReviewWords>(reviewWords.course)

export const useReviewWords = (): ReviewWords => useContext(ReviewWordsContext)
