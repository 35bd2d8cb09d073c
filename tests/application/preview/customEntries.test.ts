import { describe, expect, it } from 'vitest'
import type { ChannelInfoJson } from '../../../src/application/preview/ChannelInfoJson.ts'
import { isRemoved, ownName, removed, renamed } from '../../../src/application/preview/customEntries.ts'
import { channelInfoJsonOf } from '../../../src/application/preview/readChannelInfoJson.ts'
import { channelInfoSchema } from '../../../src/adapters/http/schemas/channelInfoSchema.ts'
import { parseObject } from '../../../src/adapters/http/schemas/parse.ts'
import { sectionSetting } from '../../../src/domain/channel/sectionSetting.ts'

const blank = (): ChannelInfoJson => {
  const reading = channelInfoJsonOf({})
  if (!reading.ok) throw new Error('an empty object is settings')
  return reading.settings
}
const key = 'MAIN_RECOMMENDATION_COURSE'
const mapOf = ({ info }: ChannelInfoJson) => info.channelCustomInfo?.customMap

describe('editing the custom map', () => {
  it('what is hidden and renamed here is hidden and renamed for the app [S-142] [S-334]', () => {
    const edited = removed(renamed(blank(), key, '밤의 강의'), key, true)
    expect([ownName(edited, key), isRemoved(edited, key)]).toEqual(['밤의 강의', true])
    const channel = parseObject(edited, channelInfoSchema, 'channel info')
    expect(sectionSetting(channel, key)).toEqual({ title: '밤의 강의', removed: true })
  })

  it('an entry that says nothing is left out [S-334]', () => {
    expect(mapOf(renamed(renamed(blank(), key, '가'), key, ''))).toEqual({})
    expect(mapOf(removed(removed(blank(), key, true), key, false))).toEqual({})
  })

  it('changes one key and leaves the settings it was given alone [S-334]', () => {
    const before = renamed(blank(), 'GLOBAL_CHANNEL_NAME', '캠퍼스')
    expect(ownName(removed(before, key, true), 'GLOBAL_CHANNEL_NAME')).toBe('캠퍼스')
    expect(isRemoved(before, key)).toBe(false)
    expect(ownName(before, 'toString')).toBe('')
  })
})
