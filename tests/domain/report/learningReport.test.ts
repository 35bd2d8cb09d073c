import { describe, expect, it } from 'vitest'
import { learntOnce, reportMondays, shownTypes, weeksReported } from '../../../src/domain/report/learningReport.ts'
import { anItem } from './aReport.ts'

describe('the weeks of a report', () => {
  it('begin on Mondays, the present one first', () => {
    expect(reportMondays('2026-11-20')).toEqual(['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'])
    expect(reportMondays('2026-11-22')[0]).toBe('2026-11-16')
    expect(reportMondays('2026-11-23')[0]).toBe('2026-11-23')
    expect(reportMondays('2026-11-23')).toHaveLength(weeksReported)
  })
})

describe('what was learnt', () => {
  it('counts once, and as finished where it was finished at all', () => {
    const [solved, begun] = [anItem(), anItem({ isDone: false })]
    const other = anItem({ title: '다른 문제', isDone: false })
    expect(
      learntOnce([
        { key: '1', ...begun },
        { key: '2', ...other },
        { key: '1', ...solved },
        { key: '1', ...begun },
        { key: '2', ...other },
      ]),
    ).toEqual([solved, other])
  })
})

describe('the types of problems', () => {
  it('come by what was solved, then by what was tried; without those that nobody has tried', () => {
    const types = [
      { name: '하나', solvedCount: 0, triedCount: 1 },
      { name: '없음', solvedCount: 0, triedCount: 0 },
      { name: '셋', solvedCount: 2, triedCount: 3 },
      { name: '둘', solvedCount: 2, triedCount: 2 },
    ]
    expect(shownTypes(types, 9).map(({ name }) => name)).toEqual(['셋', '둘', '하나'])
    expect(shownTypes(types, 1)).toHaveLength(1)
  })
})
