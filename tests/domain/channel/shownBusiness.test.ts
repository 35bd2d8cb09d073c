import { expect, it } from 'vitest'
import { shownBusiness } from '../../../src/domain/channel/shownBusiness.ts'
import { aChannel } from './aChannel.ts'

it('a business is told of where the channel has that switched on [S-103]', () => {
  const channel = aChannel({ business: true })
  expect(shownBusiness(channel)).toBe(channel.businessInfo)
  expect(shownBusiness(aChannel({ business: false }))).toBeNull()
  expect(shownBusiness(aChannel())).toBeNull()
  expect(shownBusiness(null)).toBeNull()
})
