import { emptyRoom, type SetRoom } from '../../src/domain/studio/setRoom.ts'

/** A room of the demo before its tasks are named by their places in the catalogue of problems. */
export interface RoomFacts extends Omit<SetRoom, 'startDate' | 'endDate' | 'taskList'> {
  readonly problems: readonly number[]
}

/** A contest that is always running: a new one begins every hour. */
export const contestFacts: RoomFacts = {
  ...emptyRoom,
  title: '바다 코딩 대회',
  description: '한 시간마다 새로 열려요. 여섯 문제를 두 시간 동안, 쉬운 것부터 골라 풀어도 괜찮아요.',
  timing: 'FIXED',
  minutes: null,
  scoring: 'ICPC',
  freezeMinutes: 30,
  lateMinutes: 10,
  problems: [0, 3, 6, 9, 12, 17],
}

/** A test that a teacher starts. */
export const classTestFacts: RoomFacts = {
  ...emptyRoom,
  title: '조건과 반복 수행평가',
  description: '자기 힘으로 풀어요. 다 풀지 못해도 맞은 만큼 점수를 받아요.',
  timing: 'MANUAL',
  minutes: 40,
  scoring: 'POINTS',
  verdicts: 'AT_END',
  problems: [1, 4, 5, 7],
}

/** A contest that is over, with as many people and tasks as a large one has. */
export const finishedFacts: RoomFacts = {
  ...emptyRoom,
  title: '가을 큰바다 코딩 대회',
  description: '전국에서 천 명이 함께 풀었어요. 이제 누구나 문제를 풀어 볼 수 있어요.',
  timing: 'FIXED',
  minutes: null,
  scoring: 'ICPC',
  freezeMinutes: 60,
  problems: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 15, 16],
}

const manners = [
  '반짝이는',
  '느긋한',
  '용감한',
  '졸린',
  '수줍은',
  '날쌘',
  '엉뚱한',
  '다정한',
  '배고픈',
  '씩씩한',
  '조용한',
  '웃는',
  '꼼꼼한',
  '통통한',
  '빛나는',
  '늠름한',
  '궁금한',
  '포근한',
  '재빠른',
  '노래하는',
  '춤추는',
  '꿈꾸는',
  '헤엄치는',
  '든든한',
  '새침한',
] as const

const swimmers = [
  '고래',
  '문어',
  '해마',
  '거북',
  '가오리',
  '오징어',
  '불가사리',
  '새우',
  '가재',
  '조개',
  '멸치',
  '고등어',
  '날치',
  '상어',
  '복어',
  '갈치',
  '참치',
  '연어',
  '농어',
  '도미',
  '숭어',
  '청어',
  '정어리',
  '해파리',
  '말미잘',
  '성게',
  '소라',
  '전복',
  '굴',
  '미역',
  '다시마',
  '산호',
  '물개',
  '바다표범',
  '수달',
  '펭귄',
  '갈매기',
  '게',
  '돌고래',
  '플랑크톤',
] as const

/** Returns a name of a participant in a large contest: a thousand different ones. */
export function contestantName(number: number): string {
  return `${manners[number % manners.length]} ${swimmers[Math.floor(number / manners.length) % swimmers.length]}`
}
