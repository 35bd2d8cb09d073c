import { describe, expect, it } from 'vitest'
import { isDue, planAfter, reviewDays, type ReviewPlan, splitReviews, untilText } from '../../../src/domain/worksheet/spacing.ts'

const today = '2026-11-20'

describe('a question that was answered wrongly', () => {
  it('comes again after 1, 3, 7 and 16 days, as long as it is answered rightly, and then no more', () => {
    const days: (string | null)[] = []
    let plan: ReviewPlan | null = planAfter(null, false, today)
    while (plan !== null) {
      days.push(plan.dueDate)
      plan = planAfter(plan, true, plan.dueDate)
    }
    expect(days).toEqual(['2026-11-21', '2026-11-24', '2026-12-01', '2026-12-17'])
  })

  it('starts over when it is answered wrongly again, on whatever day', () => {
    for (const at of [today, '2026-12-30'])
      expect(planAfter({ step: 2, dueDate: '2026-12-01' }, false, at)).toEqual(planAfter(null, false, at))
  })

  it('counts from the day on which it is answered, however late', () => {
    expect(planAfter({ step: 0, dueDate: today }, true, '2026-11-27')).toEqual({ step: 1, dueDate: '2026-11-30' })
  })

  it('stays where it is when it is answered rightly too early; what was right the first time never comes', () => {
    const plan = { step: 1, dueDate: '2026-11-23' }
    expect(planAfter(plan, true, today)).toBe(plan)
    expect(planAfter(null, true, today)).toBeNull()
  })
})

describe('what comes again', () => {
  const items = ['2026-11-23', '2026-11-20', '2026-11-21', '2026-11-02'].map((reviewDate) => ({ reviewDate }))

  it('waits for today, or comes later, the soonest first', () => {
    const { due, later } = splitReviews(items, today)
    expect([due, later].map((part) => part.map(({ reviewDate }) => reviewDate))).toEqual([
      ['2026-11-02', '2026-11-20'],
      ['2026-11-21', '2026-11-23'],
    ])
    expect([isDue(today, today), isDue('2026-11-21', today)]).toEqual([true, false])
  })

  it('is counted by day and worksheet', () => {
    const of = (reviewDate: string, worksheetTitle: string) => ({ reviewDate, worksheetTitle })
    expect(reviewDays([of('1', 'a'), of('1', 'b'), of('1', 'a'), of('2', 'a')])).toEqual([
      { ...of('1', 'a'), count: 2 },
      { ...of('1', 'b'), count: 1 },
      { ...of('2', 'a'), count: 1 },
    ])
  })

  it.each([
    ['2026-11-19', '오늘'],
    [today, '오늘'],
    ['2026-11-21', '내일'],
    ['2026-11-27', '7일 뒤'],
  ])('on %s is said as %s', (dueDate, text) => expect(untilText(dueDate, today)).toBe(text))
})
