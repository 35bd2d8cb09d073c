import { hostileText } from './hostileTexts.ts'
import { attack } from './oddities.ts'

const row = { type: 'VIDEO', title: hostileText(1), minutes: 'three', difficulty: {} }

export const chapterOddities = [
  { lessonList: null },
  { lessonList: 'none' },
  { title: null, lessonList: [null, 7, { ...row, lessonId: 'odd-a' }, { ...row, lessonId: 'odd-b', type: 'DREAM', videoId: 1 }] },
]

export const reviewOddities = [
  ...[0, 6, 4.5, '5', 'good', null].map((rating) => ({ rating })),
  { content: null },
  { content: { text: 'object' } },
  { user: null },
  { user: { nickname: '<b>굵은 이름</b>', profile: attack } },
  { isMine: 'maybe', createdDate: 'someday', updatedDate: 7 },
]
