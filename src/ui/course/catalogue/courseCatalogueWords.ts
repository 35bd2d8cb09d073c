import type { KindWords } from '../../catalogue/KindWords.ts'

export const courseCatalogueWords: KindWords = {
  title: '강의 찾기',
  note: '블록부터 파이썬까지, 나에게 맞는 강의를 골라 보세요',
  titleOf: (keyword) => `‘${keyword}’ 강의 찾기`,
  search: '찾고 싶은 강의',
  hint: '강의 이름이나 내용으로 검색',
  results: '강의 목록',
  count: (count) => `강의 ${count}개`,
  show: '강의 보기',
  showCount: (count) => `강의 ${count}개 보기`,
  failed: '강의를 불러오지 못했어요',
  noneFor: (keyword) => `‘${keyword}’에 맞는 강의를 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 강의를 찾지 못했어요',
  none: '아직 등록된 강의가 없어요',
  nonePublished: '새로운 강의가 올라오면 여기에서 볼 수 있어요.',
  beyond: (last) => `강의는 ${last}쪽까지 있어요`,
}
