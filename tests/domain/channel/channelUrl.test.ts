import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelDomain } from '../../../src/domain/channel/channelDomain.ts'
import { channelUrl } from '../../../src/domain/channel/channelUrl.ts'
import { links, noHosts } from '../site/places.ts'

const local = { ...noHosts, rootDomain: 'localhost:5173' }

describe('links to channels', () => {
  it('puts a bare label below the root domain [S-118 A-72]', () => {
    expect(channelUrl('haeon', links)).toBe('https://haeon.codingbada.kr')
    expect(channelUrl(' HaeOn ', links)).toBe('https://haeon.codingbada.kr')
    expect(channelUrl('haeon', links, '/course/class/7/lesson')).toBe('https://haeon.codingbada.kr/course/class/7/lesson')
  })

  it.each(['haeon.codingbada.kr', 'a.b.codingbada.kr', 'codingbada.kr', 'bada.school', 'haeon.bada.school'])(
    'takes the full host %s, which lies below a root of ours [A-72]',
    (host) => {
      expect(channelUrl(host, links)).toBe(`https://${host}`)
    },
  )

  it.each([
    'evil.example',
    'codingbada.kr.evil.example',
    'evilcodingbada.kr',
    'haeon.codingbada.kr:8080',
    'https://haeon.codingbada.kr',
    'haeon.codingbada.kr/path',
    'user@codingbada.kr',
    'hae on',
    'hae_on',
    '해온',
    '.codingbada.kr',
    'haeon..codingbada.kr',
    'a'.repeat(64),
    '',
    '  ',
    null,
  ])('makes no link of %j [A-72]', (domain) => {
    expect(channelUrl(domain, links)).toBeNull()
  })

  it('makes no link at all where the installation has no root domain [A-72]', () => {
    expect(channelUrl('haeon', noHosts)).toBeNull()
    expect(channelUrl('haeon.codingbada.kr', noHosts)).toBeNull()
    expect(channelUrl('haeon.bada.school', { ...noHosts, allowedHosts: ['bada.school'] })).toBe('https://haeon.bada.school')
  })

  it('uses http and keeps the port on a machine of one’s own [A-04 A-72]', () => {
    expect(channelUrl('haeon', local, '/')).toBe('http://haeon.localhost:5173/')
    expect(channelUrl('haeon.localhost:5173', local)).toBe('http://haeon.localhost:5173')
    expect(channelUrl('haeon', { ...noHosts, rootDomain: 'localhost' })).toBe('http://haeon.localhost')
    expect(channelUrl('haeon', { ...noHosts, rootDomain: 'notlocalhost.kr' })).toBe('https://haeon.notlocalhost.kr')
  })

  it('never leaves the hosts of the installation, whatever the domain says [A-72]', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'ab-.:/@\\?#%codingbada.kr'.split('')), maxLength: 30 })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), tricky), (domain) => {
        const url = channelUrl(domain, links)
        if (url !== null) expect(new URL(url).host).toMatch(/(^|\.)(codingbada\.kr|bada\.school)$/)
      }),
      { numRuns: 1000 },
    )
  })
})

it('reads a domain as a label or a host, with or without a port [A-08 A-72]', () => {
  expect(channelDomain('narae')).toBe('narae')
  expect(channelDomain('Narae.CodingBada.kr:8080')).toBe('narae.codingbada.kr:8080')
  expect(channelDomain(undefined)).toBeNull()
  expect(channelDomain('narae:port')).toBeNull()
})
