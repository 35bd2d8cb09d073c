import type { ProblemState } from '../../../domain/problems/problem.ts'

const states: Readonly<Record<ProblemState, string>> = { NONE: '아직 안 푼 문제', TRIED: '풀고 있는 문제', SOLVED: '푼 문제' }

/** The texts of the lists of problems. */
export const problemCatalogueWords = {
  title: '문제 풀기',
  titleOf: (keyword: string) => `‘${keyword}’ 문제 찾기`,
  note: '골라서 읽고, 바로 코드를 써서 풀어 보세요',
  search: '찾고 싶은 문제',
  hint: '문제 이름으로 검색',
  results: '문제 목록',
  count: (count: string) => `문제 ${count}개`,
  show: '문제 보기',
  failed: '문제를 불러오지 못했어요',
  noneFor: (keyword: string) => `‘${keyword}’에 맞는 문제를 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 문제를 찾지 못했어요',
  none: '아직 등록된 문제가 없어요',
  nonePublished: '새로운 문제가 올라오면 여기에서 볼 수 있어요.',
  beyond: (last: string) => `문제는 ${last}쪽까지 있어요`,
  language: '언어',
  languages: { PYTHON: '파이썬', C: 'C', JAVA: '자바', TEXT: '답' },
  kind: '푸는 방법',
  state: '내 기록',
  states,
  byType: '유형별로 보기',
  marks: { SOLVED: '풀었어요', TRIED: '풀고 있어요' },
  accepted: (percent: string) => `정답률 ${percent}%`,
} as const
