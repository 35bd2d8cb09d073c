import { describe, expect, it } from 'vitest'
import {
  classMoney,
  classSentences,
  homeworkLines,
  homeworkSentence,
  weekSentences,
  weekTitle,
} from '../../../src/domain/report/reportSentences.ts'
import { aSchedule } from '../course-class/aSchedule.ts'
import { aHomework, anItem, aReportClass, aWeek, madeDate } from './aReport.ts'

const now = new Date(madeDate)
const today = '2026-11-20'

describe('a week', () => {
  it.each([
    ['2026-11-16', '이번 주', '11월 16일~22일'],
    ['2026-11-09', '지난주', '11월 9일~15일'],
    ['2026-10-26', null, '10월 26일~11월 1일'],
    ['2025-12-29', null, '2025년 12월 29일~1월 4일'],
  ])('from %s on is called %s', (monday, name, days) => {
    expect(weekTitle({ monday }, today)).toEqual({ name, days })
  })

  it('says how long it was learnt', () => {
    expect(weekSentences(aWeek(), today)).toEqual(['3일 동안 1시간 20분 배웠어요.'])
    expect(weekSentences(aWeek({ minutes: null }), today)).toEqual(['3일 배웠어요.'])
    expect(weekSentences(aWeek({ minutes: 0 }), today)).toEqual(['3일 배웠어요.'])
  })

  it('without anything says so, and has not ended before Sunday', () => {
    const nothing = aWeek({ activeDates: [], minutes: 0 })
    expect(weekSentences(nothing, today)).toEqual(['이번 주에는 아직 배운 기록이 없어요.'])
    expect(weekSentences(nothing, '2026-11-22')).toEqual(['배운 기록이 없어요.'])
    expect(weekSentences(nothing, '2026-11-25')).toEqual(['배운 기록이 없어요.'])
  })

  const problems = (count: number, typeName = '합계', isDone = true) =>
    Array.from({ length: count }, (_, at) => anItem({ title: `문제 ${at + 1}`, typeName: `${typeName}${at}`, isDone }))

  it.each([
    [[anItem()], '‘합계’ 유형의 문제 1개를 풀었어요: ‘두 수의 합’.'],
    [[anItem(), anItem({ title: '평균' })], '‘합계’ 유형의 문제 2개를 풀었어요: ‘두 수의 합’, ‘평균’.'],
    [[anItem({ typeName: null })], '문제 1개를 풀었어요: ‘두 수의 합’.'],
    [[anItem(), anItem({ typeName: null, title: '평균' })], '‘합계’ 등 여러 유형의 문제 2개를 풀었어요: ‘두 수의 합’, ‘평균’.'],
    [problems(5), '‘합계0’, ‘합계1’, ‘합계2’ 등 여러 유형의 문제 5개를 풀었어요: ‘문제 1’, ‘문제 2’, ‘문제 3’ 외 2개.'],
    [[anItem({ type: 'VIDEO', title: '파도' })], '영상 ‘파도’를 보았어요.'],
    [[anItem({ type: 'DOCUMENT', title: '바람' })], '문서 ‘바람’을 읽었어요.'],
    [[anItem({ type: 'BLOCK', title: '거북이 길' })], '블록 문제 ‘거북이 길’을 풀었어요.'],
    [[anItem({ type: 'WORKSHEET', title: '키와 값' })], '학습지 ‘키와 값’을 풀었어요.'],
    [[anItem({ type: 'COURSE', title: '파이썬 기초' })], '강의 ‘파이썬 기초’를 들었어요.'],
    [[anItem({ isDone: false, title: '평균' })], '‘평균’은 아직 배우고 있어요.'],
    [problems(4, '합계', false), '‘문제 1’, ‘문제 2’, ‘문제 3’ 외 1개는 아직 배우고 있어요.'],
  ])('tells what was learnt %#', (learnt, sentence) => {
    expect(weekSentences(aWeek({ learnt }), today).slice(1)).toEqual([sentence])
  })

  it('cuts names that are longer than a line', () => {
    const [, sentence] = weekSentences(aWeek({ learnt: [anItem({ type: 'VIDEO', title: '가'.repeat(41) })] }), today)
    expect(sentence).toBe(`영상 ‘${'가'.repeat(40)}…’를 보았어요.`)
  })
})

describe('homework', () => {
  const list = [
    aHomework({ title: '늦은 것', endDate: '2026-11-19', lateEndDate: '2026-11-21' }),
    aHomework({ title: '나중 것', endDate: '2026-12-01' }),
    aHomework({ title: '끝없는 것', endDate: null }),
    aHomework({ title: '낸 것', endDate: '2026-11-18', state: 'HANDED_IN', submittedDate: madeDate }),
    aHomework({ title: '못 낸 것', endDate: '2026-11-10' }),
    aHomework({ title: '확인받은 것', endDate: '2026-11-12', state: 'MARKED', submittedDate: madeDate, score: 90 }),
  ]

  it('that is to be done comes first, then what is over, the latest first', () => {
    expect(homeworkLines(list, now)).toEqual([
      { title: '늦은 것', phase: 'late', score: null, endDate: '2026-11-21' },
      { title: '나중 것', phase: 'open', score: null, endDate: '2026-12-01' },
      { title: '끝없는 것', phase: 'open', score: null, endDate: null },
      { title: '낸 것', phase: 'handedIn', score: null, endDate: '2026-11-18' },
      { title: '확인받은 것', phase: 'marked', score: 90, endDate: '2026-11-12' },
      { title: '못 낸 것', phase: 'closed', score: null, endDate: '2026-11-10' },
    ])
  })

  it('is summed up', () => {
    expect(homeworkSentence(homeworkLines(list, now))).toBe('숙제 6개 가운데 2개를 냈어요. 3개가 남아 있어요. 1개는 내지 않고 끝났어요.')
    expect(homeworkSentence(homeworkLines(list.slice(3, 4), now))).toBe('숙제 1개 가운데 1개를 냈어요.')
    expect(homeworkSentence([])).toBe('받은 숙제가 없어요.')
  })
})

describe('a class', () => {
  it('tells what is left of it, and of its price', () => {
    expect(classSentences(aReportClass(), now)).toEqual([
      '모두 9번 가운데 4번 남았어요.',
      '수강료는 90,000원이에요.',
      '남은 4번의 몫은 40,000원이에요.',
    ])
  })

  it('that was paid tells what would come back: by the lessons that were bought', () => {
    const paid = aReportClass({ purchase: { amount: 60_000, purchasedDate: '2026-11-13T10:00:00+09:00' } })
    expect(classMoney(paid, now)).toEqual({ lessons: { total: 9, left: 4 }, leftPrice: 40_000, paid: 60_000, refund: 40_000 })
    expect(classSentences(paid, now).slice(-2)).toEqual(['60,000원을 냈어요.', '지금 그만두면 40,000원을 돌려받아요.'])
  })

  it('that is over gives nothing back, and one without an end has no part of its price', () => {
    const over = new Date('2026-12-31T10:00:00+09:00')
    const paid = aReportClass({ purchase: { amount: 60_000, purchasedDate: '2026-11-13T10:00:00+09:00' } })
    expect(classSentences(paid, over)).toEqual(['모두 9번 하고 끝난 수업이에요.', '수강료는 90,000원이에요.', '60,000원을 냈어요.'])
    const endless = { ...paid, schedules: [aSchedule()] }
    expect(classMoney(endless, now)).toEqual({ lessons: null, leftPrice: null, paid: 60_000, refund: null })
    expect(classSentences(endless, now)).toEqual(['수강료는 90,000원이에요.', '60,000원을 냈어요.'])
    const given = { ...endless, purchase: { amount: 0, purchasedDate: madeDate } }
    expect(classSentences(given, now)).toEqual(['수강료는 90,000원이에요.'])
  })

  it.each([
    [{ cost: 0 }, '무료 수업이에요.'],
    [{ cost: 500, paymentType: 'POINT' as const }, '수강료는 500포인트예요.'],
  ])('costs %j', (own, sentence) => {
    expect(classSentences(aReportClass(own), now)).toEqual(['모두 9번 가운데 4번 남았어요.', sentence])
  })

  it('of which nobody knows the price tells none', () => {
    expect(classSentences(aReportClass({ cost: null }), now)).toEqual(['모두 9번 가운데 4번 남았어요.'])
  })

  it('that has not begun is whole', () => {
    expect(classSentences(aReportClass(), new Date('2026-11-01T10:00:00+09:00'))).toEqual([
      '모두 9번 하는 수업이고, 아직 시작하지 않았어요.',
      '수강료는 90,000원이에요.',
    ])
  })
})
