import { expect, it } from 'vitest'
import { eachImageOnce } from '../../../src/domain/site/eachImageOnce.ts'

it('tries each picture once and no unsafe one [A-71 F-054]', () => {
  expect(eachImageOnce(['/own.png', '/logo.png', '/own.png'], '/default.png')).toEqual(['/own.png', '/logo.png', '/default.png'])
  expect(eachImageOnce(['/default.png', 'javascript:1', null, 7], '/default.png')).toEqual(['/default.png'])
})
