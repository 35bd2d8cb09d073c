import { courseLevelLabel } from '../../domain/course/course.ts'
import type { CatalogueCost } from '../../domain/course/courseCatalogue.ts'
import type { CatalogueOrder } from '../../domain/catalogue/listQuery.ts'
import type { ProblemLevel } from '../../domain/problems/problemQuery.ts'

/** The names of the levels, as in the rows. */
const levels: Readonly<Record<ProblemLevel, string>> = {
  EASY: courseLevelLabel('BEGINNER'),
  NORMAL: courseLevelLabel('ELEMENTARY'),
  HARD: courseLevelLabel('INTERMEDIATE'),
  EXPERT: courseLevelLabel('ADVANCED'),
}
const costs: Readonly<Record<CatalogueCost, string>> = { free: '무료', point: '포인트', cash: '유료' }
const orders: Readonly<Record<CatalogueOrder, string>> = { DESC: '최신순', ASC: '오래된순', POPULAR: '인기순' }

/** The texts that all catalogues share. */
export const catalogueWords = {
  /** The same name as on the home page's icon; it covers all three catalogues. */
  place: '수업 찾기',
  tabs: { title: '무엇을 찾나요?', courses: '강의', classes: '수업', liveClasses: '라이브' },
  clearKeyword: '검색어 지우기',
  filters: '필터',
  chosen: '개 골랐어요',
  level: '난이도',
  levels,
  cost: '수강료',
  costs,
  channel: '채널',
  allChannels: '모든 채널',
  all: '전체',
  atLeastOne: '하나 이상',
  order: '정렬',
  orders,
  chips: '고른 조건',
  keyword: (keyword: string) => `‘${keyword}’`,
  remove: (name: string) => `${name} 조건 지우기`,
  clearAll: '모두 지우기',
  failedNote: '잠시 후 다시 시도해 주세요.',
  elsewhere: {
    kinds: { courses: '강의', classes: '수업', liveClasses: '라이브', problems: '문제' },
    place: (kind: string, count: string) => `${kind} ${count}개`,
    found: (places: string) => `${places}에서 찾았어요.`,
    show: (place: string) => `${place} 보기`,
  },
  noneNote: '다른 말로 찾거나 조건을 줄여 보세요.',
  beyondNote: '그 뒤에는 아직 아무것도 없어요.',
  first: '첫 쪽으로 가기',
} as const
