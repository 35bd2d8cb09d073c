export const pickerWords = {
  title: '무엇을 담을까요?',
  search: '제목으로 찾기',
  hint: '제목으로 찾아요',
  kind: '종류',
  list: (kind: string) => `${kind} 목록`,
  count: (kind: string, count: string) => `${kind} ${count}개`,
  picked: '담음',
  waiting: '목록을 불러오고 있어요',
  failed: '목록을 불러오지 못했어요.',
  none: '아직 담을 것이 없어요.',
  noneFor: (keyword: string) => `‘${keyword}’에 맞는 것을 찾지 못했어요. 다른 말로 찾아보세요.`,
  pages: '목록 페이지',
} as const
