import type { Creature } from '../../src/domain/quest.ts'
import type { ItemCategory } from '../../src/domain/viewer.ts'

export interface QuestFacts {
  readonly title: string
  readonly description: string
  readonly largeCategory: 'MAIN' | 'SUB'
  readonly smallCategory: string
  readonly character: Creature
  readonly level: number
  readonly rewardCount: number
  /** A piece of the wardrobe that comes with the points. */
  readonly gift?: { readonly itemCategory: ItemCategory; readonly variant: number }
  readonly goals: readonly { readonly goalName: string; readonly goalCount: number }[]
}

type Goal = QuestFacts['goals'][number]
const goal = (goalName: string, goalCount: number): Goal => ({ goalName, goalCount })

export const questFacts = {
  welcome: {
    title: '코딩바다에 온 걸 환영해요!',
    description: '첫 잠수를 축하하는 선물이에요. 포인트를 받고 바다를 둘러보세요.',
    largeCategory: 'MAIN',
    smallCategory: 'WELCOME_POINT',
    character: 'DOLPHIN',
    level: 1,
    rewardCount: 1_000,
    goals: [goal('WELCOME', 1)],
  },
  firstPython: {
    title: '파이썬 바다에 첫발 담그기',
    description: '파이썬 강의를 하나 듣고 텍스트 문제를 두 개 풀어 보세요.',
    largeCategory: 'MAIN',
    smallCategory: 'STUDY',
    character: 'TURTLE',
    level: 3,
    rewardCount: 500,
    gift: { itemCategory: 'ACCESSORY', variant: 8 },
    goals: [goal('COURSE', 1), goal('PROBLEM', 2)],
  },
  attendance: {
    title: '오늘도 출석했어요',
    description: '꾸준함이 가장 센 힘이에요. 출석 선물을 받아 가세요.',
    largeCategory: 'SUB',
    smallCategory: 'ATTENDANCE',
    character: 'SEAHORSE',
    level: 1,
    rewardCount: 50,
    goals: [goal('ATTENDANCE', 1)],
  },
  threeProblems: {
    title: '문제 세 개 풀기',
    description: '텍스트 문제를 세 개 풀면 꽃게가 박수를 쳐요.',
    largeCategory: 'SUB',
    smallCategory: 'PROBLEM',
    character: 'CRAB',
    level: 2,
    rewardCount: 120,
    goals: [goal('PROBLEM', 3)],
  },
  oneMoreProblem: {
    title: '한 문제만 더',
    description: '텍스트 문제를 하나만 더 풀면 해마가 진주를 건네요.',
    largeCategory: 'SUB',
    smallCategory: 'PROBLEM',
    character: 'SEAHORSE',
    level: 2,
    rewardCount: 90,
    goals: [goal('PROBLEM', 2)],
  },
  watchVideo: {
    title: '영상 하나 끝까지 보기',
    description: '짧은 영상을 끝까지 보고 새로운 낱말 하나를 건져 오세요.',
    largeCategory: 'SUB',
    smallCategory: 'VIDEO',
    character: 'NEMO',
    level: 1,
    rewardCount: 80,
    goals: [goal('VIDEO', 1)],
  },
  blockGame: {
    title: '블록으로 미로 탈출',
    description: '블록 문제를 두 개 풀어 상어가 잠든 미로를 빠져나가요.',
    largeCategory: 'SUB',
    smallCategory: 'BLOCK',
    character: 'SHARK',
    level: 2,
    rewardCount: 150,
    gift: { itemCategory: 'HAT', variant: 8 },
    goals: [goal('BLOCK', 2)],
  },
  readDocument: {
    title: '디지털 문서 한 편 읽기',
    description: '읽고 나면 오늘 배운 것을 한 줄로 말할 수 있어요.',
    largeCategory: 'SUB',
    smallCategory: 'DOCUMENT',
    character: 'SEAHORSE',
    level: 1,
    rewardCount: 60,
    goals: [goal('DOCUMENT', 1)],
  },
  worksheet: {
    title: '학습지 하나 끝내기',
    description: '손으로 따라가며 푸는 학습지 하나를 끝까지 풀어 보세요.',
    largeCategory: 'SUB',
    smallCategory: 'WORKSHEET',
    character: 'TURTLE',
    level: 2,
    rewardCount: 100,
    goals: [goal('WORKSHEET', 1)],
  },
} as const satisfies Record<string, QuestFacts>
