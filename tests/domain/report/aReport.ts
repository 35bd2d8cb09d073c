import type { LearningReport, LearntItem, ReportClass, ReportHomework, ReportWeek } from '../../../src/domain/report/learningReport.ts'
import type { ReportLink } from '../../../src/domain/report/reportLink.ts'
import { aSchedule } from '../course-class/aSchedule.ts'

/** A Friday morning. */
export const madeDate = '2026-11-20T10:00:00+09:00'

export const aWeek = (own: Partial<ReportWeek> = {}): ReportWeek => ({
  monday: '2026-11-16',
  activeDates: ['2026-11-16', '2026-11-17', '2026-11-19'],
  minutes: 80,
  learnt: [],
  ...own,
})

export const anItem = (own: Partial<LearntItem> = {}): LearntItem => ({
  type: 'PROBLEM',
  title: '두 수의 합',
  isDone: true,
  typeName: '합계',
  wrongCount: 0,
  ...own,
})

export const aHomework = (own: Partial<ReportHomework> = {}): ReportHomework => ({
  title: '반복문 연습',
  endDate: '2026-11-27',
  lateEndDate: null,
  state: 'OPEN',
  submittedDate: null,
  score: null,
  ...own,
})

/** Nine Tuesdays and Thursdays in all, of which five are over on the Friday. */
export const aReportClass = (own: Partial<ReportClass> = {}): ReportClass => ({
  title: '파이썬 첫걸음',
  cost: 90_000,
  paymentType: 'CASH',
  schedules: [aSchedule({ fromDate: '2026-11-05', untilDate: '2026-12-03' })],
  completedCount: 4,
  totalCount: 12,
  purchase: null,
  ...own,
})

export const aReport = (own: Partial<LearningReport> = {}): LearningReport => ({
  nickname: '하늘',
  look: [],
  madeDate,
  weeks: [aWeek({ learnt: [anItem()] })],
  types: [{ name: '합계', solvedCount: 1, triedCount: 2 }],
  seas: [{ name: '얕은 바다', solvedCount: 4, problemCount: 42 }],
  teacherWord: { content: '설명을 잘 썼어요.', about: '반복문 연습' },
  homework: [aHomework()],
  courses: [{ title: '파이썬 기초', completedCount: 3, totalCount: 12, nextLesson: '반복하기' }],
  classes: [aReportClass()],
  ...own,
})

export const aReportLink = (own: Partial<ReportLink> = {}): ReportLink => ({
  linkId: 1,
  token: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  createdDate: madeDate,
  endDate: '2026-11-27T10:00:00+09:00',
  teacherName: null,
  ...own,
})
