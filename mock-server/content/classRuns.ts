import type { Weekday } from '../../src/domain/calendar/date.ts'

/** The dates and the state of a class, in agreement with its text. */
export interface ClassRun {
  readonly times: readonly ClassTime[]
  /** Calendar weeks since it began; negative before. */
  readonly begun: number
  /** The duration in weeks; null for a class without an end. */
  readonly weeks: number | null
  /** The number of free places. */
  readonly left: number
  readonly isClosed: boolean
}

export interface ClassTime {
  /** Empty when the days are arranged one by one. */
  readonly weekdays: readonly Weekday[]
  /** The time as HH:MM, or, for an arranged date, the minutes from now. */
  readonly start: string | number
  readonly minutes: number
  readonly everyOtherWeek: boolean
}

export function on(weekdays: readonly Weekday[], start: string, minutes: number): ClassTime {
  return { weekdays, start, minutes, everyOtherWeek: false }
}

/** Returns a single date, so many minutes from now. */
function agreed(fromNow: number, minutes: number): ClassTime {
  return { weekdays: [], start: fromNow, minutes, everyOtherWeek: false }
}

export function run(left: number, begun: number, weeks: number | null, ...times: readonly ClassTime[]): ClassRun {
  return { times, begun, weeks, left, isClosed: false }
}

export function closed(facts: ClassRun): ClassRun {
  return { ...facts, isClosed: true }
}

export const everyOtherWeek = (time: ClassTime): ClassTime => ({ ...time, everyOtherWeek: true })

const day = 24 * 60

/** The run of each live class, by its title. */
export const liveRuns: ReadonlyMap<string, ClassRun> = new Map([
  ['파이썬 급식 알림봇 1:1 라이브', run(1, 0, 4, on([2], '19:00', 60))],
  ['로블록스 루아 첫걸음 소그룹반', run(0, 2, 6, on([3, 5], '17:00', 60))],
  ['정보올림피아드 기초 완성', run(3, 1, 8, on([6], '10:00', 120))],
  ['엔트리로 시작하는 인공지능', run(1, 0, 6, on([4], '16:00', 50))],
  ['라이브로 만드는 내 첫 홈페이지', run(4, 1, 4, on([1], '20:00', 90))],
  ['스크래치 게임 바로 만들기', run(1, 3, 8, on([2, 4], '15:30', 60))],
  ['밤 9시 코딩 테스트 스터디', run(5, 8, null, on([1], '21:00', 60))],
  ['그림 맞히는 인공지능 만들기', run(2, 0, 6, on([0], '14:00', 90))],
  ['마이크로비트 손목시계 공방', run(1, 1, 4, on([6], '13:00', 120))],
  ['파이썬 반복문 탈출 특강', run(6, 0, 5, on([5], '18:00', 60))],
  ['주말 게임잼: 48시간 한 판', run(3, 3, 1, on([6, 0], '09:00', 60))],
  ['C언어 포인터 과외 한 시간', run(0, 2, null, agreed(25, 60), agreed(5 * day, 60))],
  ['데이터로 보는 케이팝 차트', run(1, 2, 6, on([3], '19:30', 60))],
  ['앱인벤터로 만드는 알람 앱', run(2, 0, 4, on([4], '17:00', 60))],
  ['스택과 큐 라이브 실험실', run(3, 1, 5, on([2], '20:00', 60))],
  ['자바로 만드는 오목', run(0, 2, 6, on([6], '16:00', 90))],
  ['코드로 그리는 눈 내리는 밤', run(8, 1, 4, on([5], '19:00', 60))],
  ['비밀 편지 만들고 풀기', closed(run(2, 0, 3, on([0], '11:00', 60)))],
  ['로봇팔 원격 조종 수업', run(1, 2, 8, on([3], '16:30', 60))],
  ['SQL 탐정단: 사라진 보물', run(4, 0, 4, on([4], '20:00', 60))],
  ['소닉파이 라이브 잼', run(2, 1, 6, on([5], '17:30', 60))],
  ['온 가족 비버챌린지', run(11, 4, null, on([0], '19:00', 60))],
  ['리눅스 응급실', run(1, 3, null, on([1, 3, 5], '16:00', 40))],
  ['중등부 실전 모의고사반', run(1, 1, 10, on([6], '14:00', 180))],
])

/** The run of each class, by its title. */
export const classRuns: ReadonlyMap<string, ClassRun> = new Map([
  ['스크래치 게임 공방', run(2, 5, null, on([1], '16:30', 90))],
  ['나만의 홈페이지 만들기 반', run(1, 3, 12, on([3], '20:00', 90))],
  ['알고리즘 1:1 코칭', run(0, 4, null, agreed(-5, 60), agreed(4 * day, 60), agreed(8 * day, 60))],
  ['아두이노 교통신호등 만들기', run(1, 2, 8, on([6], '14:00', 120))],
  ['중학생을 위한 파이썬 기초반', run(3, 6, 24, on([2, 4], '18:00', 60))],
  ['엔트리 짝꿍 코딩', run(0, 1, 10, on([3], '15:00', 50))],
  ['정보올림피아드 여름 집중반', run(4, 15, 3, on([1, 2, 3, 4, 5], '10:00', 180))],
  ['인공지능 프로젝트 학교', run(2, 1, 16, on([0], '15:00', 120))],
  ['유니티 게임 개발 정규반', run(0, 7, 20, on([5], '19:00', 120))],
  ['로블록스 스튜디오 제작반', run(1, 0, 12, on([6], '11:00', 90))],
  ['파이썬 숙제 도우미', run(1, 2, null, on([1, 2, 3, 4, 5], '21:00', 30))],
  ['데이터 분석 수행평가 대비반', run(2, 1, 6, on([1], '19:00', 90))],
  ['C언어 내신 완성반', run(5, 2, 14, on([6], '17:00', 120))],
  ['자료구조 화이트보드 교실', run(1, 4, 12, on([4], '20:00', 80))],
  ['앱인벤터 출시 준비반', run(2, 3, 16, on([0], '10:00', 120))],
  ['라인트레이서 대회 준비반', closed(run(1, 8, 12, everyOtherWeek(on([6], '09:00', 180))))],
  ['자바 방과후 정규반', run(3, 9, 18, on([3], '17:00', 90))],
  ['도서관 주말 스크래치', run(7, 5, null, on([6], '13:00', 90))],
  ['SQL 소모임', run(1, 2, 8, everyOtherWeek(on([2], '21:00', 60)))],
  ['미디어아트 코딩 교실', run(4, -1, 10, on([5], '16:00', 90))],
  ['청소년 정보 보안 캠프', run(2, -2, 4, on([0], '13:00', 240))],
  ['깃 되돌리기 연습반', run(2, 1, 5, on([4], '18:00', 60))],
  ['코딩 작곡 개인 레슨', run(1, 3, null, agreed(2 * day, 50), agreed(9 * day, 50))],
  ['초등 저학년 놀이 코딩', run(3, 6, 30, on([6], '10:00', 60))],
])
