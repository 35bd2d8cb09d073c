import type { AgeBand } from '../../domain/problems/firstTask.ts'

export const startWords = {
  title: '첫 문제를 골라 드릴게요',
  note: '로그인하지 않아도 바로 풀어 볼 수 있어요.',
  question: '누가 풀어 볼까요?',
  ages: {
    ELEMENTARY: { name: '초등', note: '블록을 끼워 움직여요' },
    MIDDLE: { name: '중등', note: '쉬운 것부터 시작해요' },
    HIGH: { name: '고등', note: '파이썬으로 풀어요' },
    ADULT: { name: '어른', note: '파이썬으로 풀어요' },
  } satisfies Readonly<Record<AgeBand, { readonly name: string; readonly note: string }>>,
} as const
