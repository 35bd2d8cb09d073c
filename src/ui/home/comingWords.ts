/** The words of the viewer's class of this moment and the next one. */
export const comingWords = {
  running: '지금 수업 중',
  next: (when: string) => `다음 수업 ${when}`,
  later: (days: number) => `외 ${days}일`,
} as const
