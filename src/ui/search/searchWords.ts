import { withParticle } from '../../domain/korean.ts'

/** The texts of the search page. */
export const searchWords = {
  title: '검색',
  titleOf: (keyword: string) => `‘${keyword}’ 검색 결과`,
  search: '찾고 싶은 것',
  hint: '강의, 수업, 라이브, 문제에서 검색',
  note: '강의 · 수업 · 라이브 · 문제를 한꺼번에 찾아요',
  kinds: { courses: '강의', classes: '수업', liveClasses: '라이브', problems: '문제', blocks: '블록 문제' },
  found: (places: string) => `${places}에서 찾았어요`,
  place: (kind: string, count: string) => `${kind} ${count}개`,
  separator: ' · ',
  seeAll: (kind: string, count: string) => `${kind} ${count}개 모두 보기`,
  failed: (kind: string) => `${withParticle(kind, '을를')} 불러오지 못했어요`,
  none: (keyword: string) => `‘${keyword}’에 맞는 것을 찾지 못했어요`,
  noneNote: '더 짧은 말이나 다른 말로 찾아보세요.',
  start: '무엇을 배우고 싶나요?',
  startNote: '게임, 파이썬, 블록처럼 궁금한 말을 적어 보세요.',
} as const
