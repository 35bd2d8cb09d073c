import type { DailyGoal } from '../../domain/habit.ts'

const goalUnits = { PROBLEM: '', MINUTE: '분' } as const satisfies Record<DailyGoal['unit'], string>

/** The texts about days in a row and the day's goal. */
export const habitWords = {
  days: (days: string) => `${days}일째`,
  start: '오늘이 첫날이에요',
  flame: {
    lit: (days: string) => `연속 학습 ${days}일째`,
    open: (days: string) => `연속 학습 ${days}일째, 오늘은 아직이에요`,
    none: '연속 학습, 오늘부터 시작해요',
  },
  goal: (done: string, target: string, unit: DailyGoal['unit']) => `오늘 목표 ${done}/${target}${goalUnits[unit]}`,
  reached: '다 이뤘어요!',
  gained: (days: string) => `${days}일째!`,
  week: {
    title: '이번 주',
    failed: '이번 주에 배운 날을 불러오지 못했어요',
    rule: '월요일부터 일요일까지 하루는 쉬어도 이어져요.',
    restLeft: '이번 주에는 아직 쉬지 않았어요.',
    restUsed: '이번 주에 하루 쉬었어요. 일요일까지 더 쉬지 않으면 이어져요.',
    open: '오늘 하나만 배우면 이어져요.',
    none: '문제 하나만 풀어도 오늘이 첫날이 돼요.',
    table: '이번 주에 날마다 배운 것',
    states: { learnt: '', rest: '쉼', missed: '없음', open: '오늘', ahead: '' },
    done: (count: string) => `${count}번`,
  },
  setGoal: {
    title: '하루 목표',
    options: { PROBLEM: (target: string) => `${target}문제`, MINUTE: (target: string) => `${target}분` },
    failed: '목표를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
} as const
