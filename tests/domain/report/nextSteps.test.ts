import { describe, expect, it } from 'vitest'
import type { LearningReport } from '../../../src/domain/report/learningReport.ts'
import { nextSteps } from '../../../src/domain/report/nextSteps.ts'
import { aSchedule } from '../course-class/aSchedule.ts'
import { aHomework, aReport, aReportClass, madeDate } from './aReport.ts'

const now = new Date(madeDate)
const told = (report: LearningReport, at = now, most = 9) =>
  nextSteps(report, at, most).map(({ kind, when, what }) => [kind, when, what.replaceAll(/[\u2066-\u2069]/g, '')])

describe('what comes next', () => {
  it('is the next class, homework by its end and the lesson after the last one', () => {
    expect(told(aReport())).toEqual([
      ['CLASS', '11월 24일 (화) 오후 6시', '‘파이썬 첫걸음’ 수업이 있어요.'],
      ['HOMEWORK', '11월 27일 (금)까지', '숙제 ‘반복문 연습’을 내요.'],
      ['COURSE', null, '강의 ‘파이썬 기초’에서 다음에는 ‘반복하기’를 배워요.'],
    ])
  })

  it('says what goes on now, and comes in order', () => {
    const later = aReportClass({ title: '나중 수업', schedules: [aSchedule({ startTime: '20:00', endTime: '21:00' })] })
    const over = aReportClass({ title: '끝난 수업', schedules: [aSchedule({ fromDate: '2026-10-01', untilDate: '2026-10-30' })] })
    const evening = new Date('2026-11-24T18:30:00+09:00')
    expect(told(aReport({ classes: [later, over, aReportClass()], homework: [], courses: [] }), evening)).toEqual([
      ['CLASS', '지금', '‘파이썬 첫걸음’ 수업을 하고 있어요.'],
      ['CLASS', '11월 24일 (화) 오후 8시', '‘나중 수업’ 수업이 있어요.'],
    ])
  })

  it('names the late end where the other is over, no end where there is none, no course that is done or not begun', () => {
    const homework = [aHomework({ endDate: '2026-11-19', lateEndDate: '2026-11-21' }), aHomework({ endDate: null, title: '읽기' })]
    const courses = [
      { title: '다 한 강의', completedCount: 12, totalCount: 12, nextLesson: null },
      { title: '새 강의', completedCount: 0, totalCount: 12, nextLesson: '처음' },
    ]
    expect(told(aReport({ classes: [], homework, courses }))).toEqual([
      ['HOMEWORK', '11월 21일 (토)까지', '숙제 ‘반복문 연습’을 내요.'],
      ['HOMEWORK', null, '숙제 ‘읽기’를 내요.'],
    ])
  })

  it('has one of each kind before a second of any, up to so many', () => {
    const homework = [1, 2, 3].map((day) => aHomework({ title: `숙제 ${day}`, endDate: `2026-11-2${day}` }))
    const kinds = (most: number) => told(aReport({ homework }), now, most).map(([kind]) => kind)
    expect(kinds(3)).toEqual(['CLASS', 'HOMEWORK', 'COURSE'])
    expect(kinds(9)).toEqual(['CLASS', 'HOMEWORK', 'COURSE', 'HOMEWORK', 'HOMEWORK'])
  })
})
