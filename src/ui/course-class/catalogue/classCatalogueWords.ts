import type { CatalogueWords } from '../../catalogue/catalogueConfig.ts'

export const classCatalogueWords: CatalogueWords = {
  title: '수업',
  note: '정해진 요일과 시간에 모여 배우는 반이에요',
  titleOf: (keyword) => `‘${keyword}’ 수업 찾기`,
  search: '찾고 싶은 수업',
  hint: '수업 이름이나 내용으로 검색',
  results: '수업 목록',
  count: (count) => `수업 ${count}개`,
  show: '수업 보기',
  showCount: (count) => `수업 ${count}개 보기`,
  failed: '수업을 불러오지 못했어요',
  noneFor: (keyword) => `‘${keyword}’에 맞는 수업을 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 수업을 찾지 못했어요',
  none: '아직 등록된 수업이 없어요',
  nonePublished: '새로운 수업이 열리면 여기에서 볼 수 있어요.',
  beyond: (last) => `수업은 ${last}쪽까지 있어요`,
}

export const liveClassCatalogueWords: CatalogueWords = {
  ...classCatalogueWords,
  title: '라이브',
  note: '선생님과 실시간으로 화면을 보며 배우는 특강이에요',
  titleOf: (keyword) => `‘${keyword}’ 라이브 찾기`,
  search: '찾고 싶은 라이브 클래스',
  hint: '라이브 이름이나 내용으로 검색',
  results: '라이브 클래스 목록',
  count: (count) => `라이브 ${count}개`,
  show: '라이브 보기',
  showCount: (count) => `라이브 ${count}개 보기`,
  failed: '라이브 클래스를 불러오지 못했어요',
  noneFor: (keyword) => `‘${keyword}’에 맞는 라이브 클래스를 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 라이브 클래스를 찾지 못했어요',
  none: '아직 등록된 라이브 클래스가 없어요',
  nonePublished: '새로운 라이브 클래스가 열리면 여기에서 볼 수 있어요.',
  beyond: (last) => `라이브 클래스는 ${last}쪽까지 있어요`,
}

/** The texts of filters and cards that only classes have. */
export const classFilterWords = {
  weekdays: '요일',
  restOfWeekday: '요일',
  times: '시작 시간',
  timesNote: '저녁은 오후 6시부터',
  audience: '대상',
  forStudents: '우리 학생 전용',
  meets: '수업 시간',
  byAgreement: '시간은 선생님과 정해요',
  closed: '모집 마감',
  popular: '이런 수업은 어때요?',
} as const
