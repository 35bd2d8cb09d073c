import { expect, it } from 'vitest'
import { parentChannelDomain } from '../../../src/domain/channel/parentChannel.ts'
import { aChannel } from './aChannel.ts'

it('finds the parent by a usable domain [S-097 A-08]', () => {
  expect(parentChannelDomain(aChannel({ parent: 'narae' }))).toBe('narae')
  expect(parentChannelDomain(aChannel({ parent: 'Narae.codingbada.kr' }))).toBe('narae.codingbada.kr')
})

it('finds none where the domain is missing, blank or no domain [A-08]', () => {
  expect(parentChannelDomain(null)).toBeNull()
  expect(parentChannelDomain(aChannel())).toBeNull()
  for (const parent of ['', '  ', 'na rae', 'https://narae']) expect(parentChannelDomain(aChannel({ parent }))).toBeNull()
})
