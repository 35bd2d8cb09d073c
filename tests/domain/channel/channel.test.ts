import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  businessFacts,
  type CategoryKey,
  categoryKeys,
  channelBrand,
  channelTerm,
  channelUrl,
  chatPluginKey,
  parentChannelDomain,
  parseChannelDomain,
  sectionSetting,
  sectionSettingKeys,
  type SettingKey,
  visibleBusinessInfo,
  withCopula,
} from '../../../src/domain/channel/channel.ts'
import { businessFields } from '../../../src/domain/site/businessInfo.ts'
import { aBusiness } from './aBusiness.ts'
import { aChannel, named, removed } from './aChannel.ts'
import { channelSite, links, mainSite, noHosts } from '../site/places.ts'

it('a business is told of in the same order everywhere [S-104]', () => {
  expect(businessFacts(aBusiness)).toEqual([
    ['businessName', '(주)해온'],
    ['representative', '문해온'],
    ['businessNumber', '000-12-30401'],
    ['telephone', '02-000-1204'],
    ['email', 'hello@haeon.example'],
    ['address', '서울특별시 마포구 물빛로 24'],
  ])
})

it('nothing that the backend tells of a business is left out [S-104]', () => {
  expect(
    businessFacts(aBusiness)
      .map(([field]) => field)
      .toSorted(),
  ).toEqual(businessFields.toSorted())
})

it('what is not known of a business is left out [A-79]', () => {
  const facts = businessFacts({ ...aBusiness, representative: null, businessNumber: null, telephone: null, email: '' })
  expect(facts.map(([field]) => field)).toEqual(['businessName', 'address'])
})

it('calls a channel 채널 unless the channel has its own word [S-094 A-26]', () => {
  expect(channelTerm(null, null)).toBe('채널')
  expect(channelTerm(aChannel(), null)).toBe('채널')
  expect(channelTerm(aChannel({ custom: { GLOBAL_CHANNEL_NAME: named('  ') } }), null)).toBe('채널')
  expect(channelTerm(aChannel({ custom: { GLOBAL_CHANNEL_NAME: named('캠퍼스') } }), null)).toBe('캠퍼스')
})

it('calls it as the installation does where the channel has no word of its own [A-26]', () => {
  expect(channelTerm(null, '배움터')).toBe('배움터')
  expect(channelTerm(aChannel(), '배움터')).toBe('배움터')
  expect(channelTerm(aChannel({ custom: { GLOBAL_CHANNEL_NAME: named('캠퍼스') } }), '배움터')).toBe('캠퍼스')
})

it('writes 이에요 after every word, as the spec does [S-075 A-25]', () => {
  expect(withCopula('채널', false)).toBe('채널이에요')
  expect(withCopula('학교', false)).toBe('학교이에요')
})

it.each([
  ['채널', '채널이에요'],
  ['학원', '학원이에요'],
  ['힣', '힣이에요'],
  ['학교', '학교예요'],
  ['캠퍼스', '캠퍼스예요'],
  ['가', '가예요'],
  ['학교'.normalize('NFD'), `${'학교'.normalize('NFD')}예요`],
  ['Campus', 'Campus이에요'],
  ['Word', 'Word이에요'],
  ['반 1', '반 1이에요'],
  ['반＄', '반＄이에요'],
  ['ㅏ', 'ㅏ이에요'],
  ['🐬', '🐬이에요'],
  ['', '이에요'],
])('with the grammar switched on, %s becomes %s [A-25 F-032]', (term, sentence) => {
  expect(withCopula(term, true)).toBe(sentence)
})

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
    'www',
    'API',
    'admin',
    'www.codingbada.kr',
    'api.codingbada.kr',
    '-x',
    'x-',
    '-',
    'a.-b.codingbada.kr',
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
  expect(parseChannelDomain('narae')).toBe('narae')
  expect(parseChannelDomain('Narae.CodingBada.kr:8080')).toBe('narae.codingbada.kr:8080')
  expect(parseChannelDomain(undefined)).toBeNull()
  expect(parseChannelDomain('narae:port')).toBeNull()
})

test('a chat that is switched on is opened by its key [S-102]', () => {
  expect(chatPluginKey(aChannel({ chat: { isUsed: true, pluginKey: 'key-1' } }))).toBe('key-1')
})

test.each([
  ['switched off', aChannel({ chat: { isUsed: false, pluginKey: 'key-1' } })],
  ['without a key', aChannel({ chat: { isUsed: true, pluginKey: null } })],
  ['with a blank key', aChannel({ chat: { isUsed: true, pluginKey: '' } })],
  ['not set up at all', aChannel()],
  ['of no channel', null],
])('a chat %s cannot be opened', (_, channel) => {
  expect(chatPluginKey(channel)).toBeNull()
})

it('finds the parent by a usable domain [S-097 A-08]', () => {
  expect(parentChannelDomain(aChannel({ parent: 'narae' }))).toBe('narae')
  expect(parentChannelDomain(aChannel({ parent: 'Narae.codingbada.kr' }))).toBe('narae.codingbada.kr')
})

it('finds none where the domain is missing, blank or no domain [A-08]', () => {
  expect(parentChannelDomain(null)).toBeNull()
  expect(parentChannelDomain(aChannel())).toBeNull()
  for (const parent of ['', '  ', 'na rae', 'https://narae']) expect(parentChannelDomain(aChannel({ parent }))).toBeNull()
})

const untouched = { title: null, removed: false }

const titleOf = (...names: string[]) =>
  sectionSetting(aChannel({ custom: { MAIN_RECOMMENDATION_BLOG: named(...names) } }), 'MAIN_RECOMMENDATION_BLOG').title

const removedBy = (...REMOVE: unknown[]) =>
  sectionSetting(aChannel({ custom: { MAIN_ENROLLED_COURSE: { REMOVE } } }), 'MAIN_ENROLLED_COURSE').removed

describe('a channel’s settings for a section', () => {
  it('has the seven keys of the spec, in its order [S-087 S-088 S-089 S-090 S-091 S-092 S-093]', () => {
    expect(sectionSettingKeys).toEqual([
      'MAIN_RECOMMENDATION_LIVE_COURSE',
      'MAIN_RECOMMENDATION_COURSE_CLASS',
      'MAIN_RECOMMENDATION_COURSE',
      'MAIN_RECOMMENDATION_CHANNEL',
      'MAIN_RECOMMENDATION_PROBLEM',
      'MAIN_RECOMMENDATION_BLOG',
      'MAIN_ENROLLED_COURSE',
    ])
  })

  it.each([...sectionSettingKeys, ...categoryKeys])(
    '%s can be removed and renamed without touching its neighbours [S-085 S-086]',
    (key) => {
      const channel = aChannel({ custom: { [key]: { ...named('우리 제목'), ...removed } } })
      for (const each of [...sectionSettingKeys, ...categoryKeys]) {
        expect(sectionSetting(channel, each)).toEqual(each === key ? { title: '우리 제목', removed: true } : untouched)
      }
    },
  )

  it('counts only the first name, without spaces around it, and a blank one as none [S-142 A-27]', () => {
    expect(titleOf()).toBeNull()
    expect(titleOf(' 소식 ')).toBe('소식')
    expect(titleOf('첫째', '둘째')).toBe('첫째')
    expect(titleOf('   ', '둘째')).toBeNull()
    expect(titleOf('<b>굵게</b>')).toBe('<b>굵게</b>')
  })

  it('removes by anything in the REMOVE list and by nothing else [S-142]', () => {
    expect(removedBy()).toBe(false)
    expect(removedBy({})).toBe(true)
    expect(removedBy('Y', 'Y')).toBe(true)
    expect(removedBy(null)).toBe(true)
  })

  it('leaves everything as it is where there is no channel or no map [S-139]', () => {
    expect(sectionSetting(null, 'MAIN_ENROLLED_COURSE')).toEqual(untouched)
    expect(sectionSetting(aChannel(), 'MAIN_ENROLLED_COURSE')).toEqual(untouched)
  })

  it('finds nothing in the names that every object has, and keeps them to themselves when they are set [F-036]', () => {
    const inherited = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf')
    fc.assert(
      fc.property(inherited, fc.constantFrom(...sectionSettingKeys), (name, key) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key that the type rules out
        const prototypeKey = name as SettingKey | CategoryKey
        expect(sectionSetting(aChannel({ custom: {} }), prototypeKey)).toEqual(untouched)
        const channel = aChannel({ custom: JSON.parse(`{"${name}": {"CUSTOM_NAME": [{"value": "x"}], "REMOVE": [1]}}`) })
        expect(sectionSetting(channel, key)).toEqual(untouched)
        expect(sectionSetting(channel, prototypeKey)).toEqual({ title: 'x', removed: true })
      }),
    )
  })
})

it('a business is told of where the channel has that switched on [S-103]', () => {
  const channel = aChannel({ business: true })
  expect(visibleBusinessInfo(channel)).toBe(channel.businessInfo)
  expect(visibleBusinessInfo(aChannel({ business: false }))).toBeNull()
  expect(visibleBusinessInfo(aChannel())).toBeNull()
  expect(visibleBusinessInfo(null)).toBeNull()
})

it('a page goes by its channel’s name and logo, without them by the sub-domain, and on the main site by neither [A-15]', () => {
  const channel = aChannel()
  expect(channelBrand({ site: channelSite, channel })).toEqual({ name: '해온코딩학원', logoUrl: null })
  expect(channelBrand({ site: channelSite, channel: { ...channel, channelName: null } })).toEqual({ name: 'haeon', logoUrl: null })
  expect(channelBrand({ site: channelSite, channel: null })).toEqual({ name: 'haeon', logoUrl: null })
  expect(channelBrand({ site: mainSite, channel: null })).toBeNull()
})
