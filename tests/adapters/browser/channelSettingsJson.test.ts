import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChannelSettings, readChannelSettings } from '../../../src/adapters/browser/channelSettingsJson.ts'

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
    expect(readChannelSettings(JSON.stringify(whole))).toEqual({ ok: true, settings: whole })
  })

  it('may leave things out, and keep what only the backend knows [S-334]', () => {
    const reading = readChannelSettings('{"brandColor": "#123456", "studentCount": 7, "businessInfo": {"isUsed": "Y"}}')
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
    expect(readChannelSettings(text)).toEqual({ ok: false, problems: [{ path, expected }] })
  })

  it('name every place at once [S-334]', () => {
    expect(readChannelSettings('{"role": 7, "info": {"logoUrl": 7}, "pluginMap": {"CHANNEL_TALK": {"isUsed": 1}}}')).toEqual({
      ok: false,
      problems: [
        { path: 'role', expected: 'role' },
        { path: 'info.logoUrl', expected: 'text' },
        { path: 'pluginMap.CHANNEL_TALK.isUsed', expected: 'yesNo' },
      ],
    })
  })

  it('never throw, whatever they are', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => typeof parseChannelSettings(raw).ok === 'boolean'))
  })
})
