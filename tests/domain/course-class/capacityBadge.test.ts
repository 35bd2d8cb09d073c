import { expect, it } from 'vitest'
import { capacityBadge } from '../../../src/domain/course-class/capacityBadge.ts'

it('a class for one shows 정원 1명 in the primary colour [S-320]', () => {
  expect(capacityBadge(1)).toEqual({ band: 'one', count: 1, tone: 'primary', label: '정원 1명' })
})

it.each([2, 3])('a class for two or three shows 정원 2~3명 in the warning colour: %d [S-321]', (count) => {
  expect(capacityBadge(count)).toEqual({ band: 'small', count, tone: 'warning', label: '정원 2~3명' })
})

it.each([
  [4, '정원 4명'],
  [100, '정원 100명'],
  [1000, '정원 1,000명'],
])('a class for %d shows %s in the danger colour [S-322 A-64]', (count, label) => {
  expect(capacityBadge(count)).toEqual({ band: 'large', count, tone: 'danger', label })
})

it.each([null, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no number of seats and shows no badge [A-63 F-044]', (count) => {
  expect(capacityBadge(count)).toBeNull()
})
