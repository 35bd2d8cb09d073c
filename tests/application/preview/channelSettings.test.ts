import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelInfoSchema } from '../../../src/adapters/http/channel.ts'
import { parseObject } from '../../../src/adapters/http/parsing.ts'
import {
  type ChannelInfoJson,
  channelInfoJsonOf,
  customName,
  isRemoved,
  readChannelInfoJson,
  withCustomName,
  withRemoved,
} from '../../../src/application/preview/channelSettings.ts'
import { sectionSetting } from '../../../src/domain/channel/channel.ts'

const blank = (): ChannelInfoJson => {
  const reading = channelInfoJsonOf({})
  if (!reading.ok) throw new Error('an empty object is settings')
  return reading.settings
}
const key = 'MAIN_RECOMMENDATION_COURSE'
const mapOf = ({ info }: ChannelInfoJson) => info.channelCustomInfo?.customMap

describe('editing the custom map', () => {
  it('what is hidden and renamed here is hidden and renamed for the app [S-142] [S-334]', () => {
    const edited = withRemoved(withCustomName(blank(), key, '밤의 강의'), key, true)
    expect([customName(edited, key), isRemoved(edited, key)]).toEqual(['밤의 강의', true])
    const channel = parseObject(edited, channelInfoSchema, 'channel info')
    expect(sectionSetting(channel, key)).toEqual({ title: '밤의 강의', removed: true })
  })

  it('an entry that says nothing is left out [S-334]', () => {
    expect(mapOf(withCustomName(withCustomName(blank(), key, '가'), key, ''))).toEqual({})
    expect(mapOf(withRemoved(withRemoved(blank(), key, true), key, false))).toEqual({})
  })

  it('changes one key and leaves the settings it was given alone [S-334]', () => {
    const before = withCustomName(blank(), 'GLOBAL_CHANNEL_NAME', '캠퍼스')
    expect(customName(withRemoved(before, key, true), 'GLOBAL_CHANNEL_NAME')).toBe('캠퍼스')
    expect(isRemoved(before, key)).toBe(false)
    expect(customName(before, 'toString')).toBe('')
  })
})

const whole = {
  role: 'ROLE_CHANNEL_PREMIUM',
  channelDomain: 'haeon',
  channelName: '해온코딩학원',
  description: '함께 가요',
  info: {
    logoUrl: '/logo.svg',
    superChannelInfo: { channelDomain: 'narae' },
    channelCustomInfo: { customMap: { GLOBAL_CHANNEL_NAME: { CUSTOM_NAME: [{ value: '캠퍼스' }], REMOVE: [] } } },
  },
  businessInfo: {
    isUsed: true,
    businessName: '해온',
    telephone: null,
    address: null,
    email: null,
    representative: null,
    businessNumber: null,
  },
  pluginMap: { CHANNEL_TALK: { isUsed: true, pluginKey: 'key' } },
  productSlug: 'haeon-pass',
  brandColor: '#0b7a75',
}

describe('settings that somebody pastes', () => {
  it('come out as they went in [S-334]', () => {
    expect(readChannelInfoJson(JSON.stringify(whole))).toEqual({ ok: true, settings: whole })
  })

  it('may leave things out, and keep what only the backend knows [S-334]', () => {
    const reading = readChannelInfoJson('{"brandColor": "#123456", "studentCount": 7, "businessInfo": {"isUsed": "Y"}}')
    expect(reading).toMatchObject({
      ok: true,
      settings: { brandColor: '#123456', studentCount: 7, role: null, businessInfo: { isUsed: true, email: null } },
    })
  })

  it.each([
    ['not json', '', 'json'],
    ['[1]', '', 'group'],
    ['{"role": "ROLE_KING"}', 'role', 'role'],
    ['{"brandColor": "red"}', 'brandColor', 'colour'],
    ['{"productSlug": "a b"}', 'productSlug', 'text'],
    ['{"info": []}', 'info', 'group'],
    ['{"info": {"logoUrl": 7}}', 'info.logoUrl', 'text'],
    ['{"businessInfo": {"isUsed": "maybe"}}', 'businessInfo.isUsed', 'yesNo'],
    ['{"pluginMap": {"CHANNEL_TALK": {"pluginKey": 1}}}', 'pluginMap.CHANNEL_TALK.pluginKey', 'text'],
    ['{"info": {"channelCustomInfo": {"customMap": {"A": {"REMOVE": "Y"}}}}}', 'info.channelCustomInfo.customMap.A.REMOVE', 'list'],
    [
      '{"info": {"channelCustomInfo": {"customMap": {"A": {"CUSTOM_NAME": [{"value": 1}]}}}}}',
      'info.channelCustomInfo.customMap.A.CUSTOM_NAME.0.value',
      'text',
    ],
  ])('%s is refused, and the place is named [S-334]', (text, path, expected) => {
    expect(readChannelInfoJson(text)).toEqual({ ok: false, problems: [{ path, expected }] })
  })

  it('never throw, whatever they are', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => typeof channelInfoJsonOf(raw).ok === 'boolean'))
  })
})
