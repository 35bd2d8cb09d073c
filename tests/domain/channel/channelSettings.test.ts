import { describe, expect, it } from 'vitest'
import { parseChannelSettings } from '../../../src/adapters/browser/channelSettingsJson.ts'
import { channelInfoSchema } from '../../../src/adapters/http/channel.ts'
import { parseObject } from '../../../src/adapters/http/parsing.ts'
import {
  canOperate,
  changedFields,
  type ChannelInfoJson,
  customName,
  isRemoved,
  mergeSettings,
  settingsProblems,
  withBusiness,
  withChat,
  withCustomName,
  withEditsBetween,
  withEditsOf,
  withFieldsOf,
  withRemoved,
} from '../../../src/domain/channel/channelSettings.ts'
import { sectionSetting } from '../../../src/domain/channel/channel.ts'
import { aViewer, guest, learner, teacher } from '../viewer/viewers.ts'
import { someSettings } from './someSettings.ts'

const blank = (): ChannelInfoJson => {
  const reading = parseChannelSettings({})
  if (!reading.ok) throw new Error('an empty object is settings')
  return reading.settings
}
const key = 'MAIN_RECOMMENDATION_COURSE'
const mapOf = ({ info }: ChannelInfoJson) => info.channelCustomInfo?.customMap

describe('editing the custom map', () => {
  it('what is hidden and renamed here is hidden and renamed for the app [S-142] [S-334]', () => {
    const edited = withRemoved(withCustomName(blank(), key, '밤의 강의'), key, true)
    expect([customName(edited, key), isRemoved(edited, key)]).toEqual(['밤의 강의', true])
    const channel = parseObject(edited, channelInfoSchema, 'channel info', null)
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

describe('who operates a channel', () => {
  it.each(['ROLE_OPERATOR', 'ROLE_CHANNEL_OPERATOR', 'ROLE_ADMIN'])('%s does', (role) => {
    expect([canOperate(aViewer({ role })), canOperate(aViewer({ roleList: [role] }))]).toEqual([true, true])
    expect(canOperate(aViewer({ role, authState: 'PENDING' }))).toBe(false)
  })

  it('learners, guests and teachers do not', () => {
    expect([learner, guest, teacher].filter(canOperate)).toEqual([])
  })
})

const full = someSettings({
  info: { logoUrl: '/logo.svg', superChannelInfo: null, channelCustomInfo: null },
  brandColor: '#0B7A75',
})

describe('what differs', () => {
  it('is nothing between settings that say the same: colours in either case, a card that is blank and one that is not there', () => {
    expect(changedFields(full, { ...full, brandColor: '#0b7a75' })).toEqual([])
    expect(changedFields(full, withBusiness(withChat(full, {}), {}))).toEqual([])
  })

  it('is told field by field, in the order of the form', () => {
    const named = { ...full, channelName: '푸른코딩', brandColor: '#123456', info: { ...full.info, logoUrl: null } }
    const after = withChat(
      withBusiness(withRemoved(withCustomName(named, 'GLOBAL_CHANNEL_NAME', '배움터'), key, true), { isUsed: true, email: 'a@b.example' }),
      {
        isUsed: true,
        pluginKey: 'key',
      },
    )
    expect(changedFields(full, withRemoved(after, 'CATEGORY_SHOP', true))).toEqual([
      { field: 'channelName', before: '해온코딩학원', after: '푸른코딩' },
      { field: 'logoUrl', before: '/logo.svg', after: '' },
      { field: 'brandColor', before: '#0B7A75', after: '#123456' },
      { field: 'term', before: '', after: '배움터' },
      { field: `hidden/${key}`, before: false, after: true },
      { field: 'hidden/CATEGORY_SHOP', before: false, after: true },
      { field: 'businessUsed', before: false, after: true },
      { field: 'business/email', before: '', after: 'a@b.example' },
      { field: 'chatUsed', before: false, after: true },
      { field: 'chatKey', before: '', after: 'key' },
    ])
  })

  it('can be made on top of others, also where they take something back', () => {
    const sent = { ...full, channelName: '푸른코딩', brandColor: '#111111' }
    const later = { ...sent, channelName: full.channelName }
    expect(withEditsBetween({ ...sent, brandColor: '#222222' }, sent, later)).toMatchObject({
      channelName: full.channelName,
      brandColor: '#222222',
    })
  })

  it('can be carried over, and carried back', () => {
    const platform = { role: 'ROLE_CHANNEL_PREMIUM', productSlug: 'pass' }
    const edited = withChat(
      withBusiness(withCustomName({ ...full, ...platform, channelName: null, brandColor: null }, key, '밤의 강의'), {
        isUsed: true,
        address: '서울',
      }),
      { isUsed: true, pluginKey: 'key' },
    )
    const carried = withEditsOf(
      full,
      withCustomName({ ...edited, info: { ...edited.info, logoUrl: null } }, 'GLOBAL_CHANNEL_NAME', '배움터'),
    )
    expect(carried).toMatchObject({ role: null, productSlug: null, channelName: null, brandColor: null, info: { logoUrl: null } })
    expect(carried).toMatchObject({
      businessInfo: { isUsed: true, address: '서울' },
      pluginMap: { CHANNEL_TALK: { isUsed: true, pluginKey: 'key' } },
    })
    expect([customName(carried, key), customName(carried, 'GLOBAL_CHANNEL_NAME')]).toEqual(['밤의 강의', '배움터'])
    expect(changedFields(withEditsOf(carried, full), full)).toEqual([])
  })
})

describe('two operators at once', () => {
  const theirs = { ...full, channelName: '바다코딩', brandColor: '#222222' }

  it('whose changes lie apart keep both', () => {
    const mine = withCustomName(full, key, '밤의 강의')
    const { merged, conflicts, theirChanges } = mergeSettings(full, mine, theirs)
    expect([merged.channelName, merged.brandColor, customName(merged, key), conflicts]).toEqual(['바다코딩', '#222222', '밤의 강의', []])
    expect(theirChanges.map(({ field }) => field)).toEqual(['channelName', 'brandColor'])
  })

  it('who changed one thing differently choose; until then it is theirs', () => {
    const mine = { ...withRemoved(full, 'CATEGORY_BLOG', true), channelName: '푸른코딩', brandColor: '#222222' }
    const { merged, conflicts, theirChanges } = mergeSettings(full, mine, theirs)
    expect(conflicts).toEqual([{ field: 'channelName', mine: '푸른코딩', theirs: '바다코딩' }])
    expect(theirChanges).toEqual([])
    expect([merged.channelName, isRemoved(merged, 'CATEGORY_BLOG')]).toEqual(['바다코딩', true])
    expect(withFieldsOf(merged, mine, new Set(['channelName'])).channelName).toBe('푸른코딩')
  })
})

describe('settings that cannot be saved', () => {
  it.each([
    [{ channelName: ' ' }, 'channelName', 'missing'],
    [{ channelName: '가'.repeat(201) }, 'channelName', 'tooLong'],
    [{ brandColor: 'red' }, 'brandColor', 'noColour'],
    [{ info: { ...full.info, logoUrl: 'x'.repeat(200_001) } }, 'logoUrl', 'tooLong'],
    [withBusiness(full, { isUsed: true }), 'business/businessName', 'missing'],
    [withChat(full, { isUsed: true }), 'chatKey', 'missing'],
  ] as const)('%o: %s is %s', (fields, field, problem) => {
    expect(settingsProblems({ ...full, ...fields })).toEqual([{ field, problem }])
  })

  it('are none where nothing is wrong: a logo may be long, and what is switched off blank', () => {
    expect(settingsProblems({ ...full, info: { ...full.info, logoUrl: 'x'.repeat(9_000) } })).toEqual([])
    expect(settingsProblems(someSettings())).toEqual([])
  })
})
