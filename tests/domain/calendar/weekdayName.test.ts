import { expect, it } from 'vitest'
import { weekdayName } from '../../../src/domain/calendar/weekdayName.ts'

it('says the days in full from Sunday to Saturday [S-158]', () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).map(weekdayName)).toEqual(['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'])
})
