import { attack, missingPicture } from './oddities.ts'

export const assignmentOddities = [
  { endDate: 'someday' },
  { endDate: '2026-02-31T25:61:00Z' },
  { endDate: 20_261_120 },
  { homeworkId: null },
  { title: null },
]

export const studyLogOddities = [
  { type: 'DREAM' },
  { type: null },
  { problemId: null, videoId: null },
  { problemId: '../../me' },
  { updatedDate: 'yesterday' },
  { updatedDate: null },
]

export const rankingOddities = [
  { rank: 0, user: strangeUser(0) },
  { rank: 1, user: strangeUser(1) },
  { rank: 'first', user: strangeUser(2) },
  { rank: -2, user: strangeUser(3) },
  { user: null },
]

function strangeUser(at: number): object {
  return {
    userId: `strange-${at}`,
    nickname: at % 2 === 0 ? '<b>굵은 이름</b>' : null,
    channelNickname: '\u202E거꾸로',
    level: 'twelve',
    tier: 7,
    tierLevel: null,
    gender: 'FISH',
    introduction: { text: 'object' },
    channelProfile: 'none',
    equippedUserItemList: [
      { itemCategory: 'TENTACLE', spriteStand1: missingPicture },
      { itemCategory: 'HAT', spriteStand1: attack },
      { itemCategory: 'HAIR', spriteStand1: missingPicture },
      null,
    ],
  }
}

export const questOddities = [
  { state: 'SLEEPING' },
  { state: null },
  { quest: null },
  { quest: { title: ' ', largeCategory: 'SUB', character: 'NEMO', clear: false, rewardCount: 10 } },
  { quest: { title: '<u>이상한 퀘스트</u>', largeCategory: 'HUGE', smallCategory: 3, character: 'OCTOPUS', clear: 'Y', rewardCount: -10 } },
  {
    quest: {
      title: '목표가 이상한 퀘스트',
      largeCategory: 'SUB',
      smallCategory: 'STRANGE',
      character: 'CRAB',
      clear: false,
      rewardCount: '80',
      goalList: [null, { goalName: attack, goalCount: 0, completedCount: 9 }, { goalName: 'PROBLEM', goalCount: 2, completedCount: 5 }],
    },
  },
]
