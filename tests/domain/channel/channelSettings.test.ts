import { describe, expect, it } from 'vitest'
import { parseChannelSettings } from '../../../src/adapters/browser/channelSettingsJson.ts'
import { channelInfoSchema } from '../../../src/adapters/http/channel.ts'
import { parseObject } from '../../../src/adapters/http/parsing.ts'
import { type ChannelInfoJson, customName, isRemoved, withCustomName, withRemoved } from '../../../src/domain/channel/channelSettings.ts'
import { sectionSetting } from '../../../src/domain/channel/channel.ts'

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
