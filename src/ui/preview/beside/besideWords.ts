export const besideWords = {
  frame: { left: '왼쪽 화면', right: '오른쪽 화면' },
  mark: { onlyLeft: '이쪽에만 있어요', onlyRight: '이쪽에만 있어요', title: '제목이 달라요' },
  waiting: '두 화면이 다 그려지기를 기다리고 있어요.',
  same: '두 화면의 영역과 제목이 같아요.',
  count: (count: number) => `다른 곳 ${count}군데`,
  only: (name: string) => `${name} 쪽에만`,
  titles: '제목이 다름',
} as const
