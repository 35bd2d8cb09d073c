import { expect, it } from 'vitest'
import { weekdayLabel } from '../../../src/domain/calendar/weekdayLabel.ts'

it('names the days from Sunday to Saturday in Korean [S-158]', () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).map(weekdayLabel)).toEqual(['일', '월', '화', '수', '목', '금', '토'])
})
