import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CategoryKey, categoryKeys, type SettingKey, sectionSetting, settingKeys } from '../../../src/domain/channel/sectionSetting.ts'
import { aChannel, named, removed } from './aChannel.ts'

const untouched = { title: null, removed: false }

const titleOf = (...names: string[]) =>
  sectionSetting(aChannel({ custom: { MAIN_RECOMMENDATION_BLOG: named(...names) } }), 'MAIN_RECOMMENDATION_BLOG').title

const removedBy = (...REMOVE: unknown[]) =>
  sectionSetting(aChannel({ custom: { MAIN_ENROLLED_COURSE: { REMOVE } } }), 'MAIN_ENROLLED_COURSE').removed

describe('a channel’s settings for a section', () => {
  it('has the seven keys of the spec, in its order [S-087 S-088 S-089 S-090 S-091 S-092 S-093]', () => {
    expect(settingKeys).toEqual([
      'MAIN_RECOMMENDATION_LIVE_COURSE',
      'MAIN_RECOMMENDATION_COURSE_CLASS',
      'MAIN_RECOMMENDATION_COURSE',
      'MAIN_RECOMMENDATION_CHANNEL',
      'MAIN_RECOMMENDATION_PROBLEM',
      'MAIN_RECOMMENDATION_BLOG',
      'MAIN_ENROLLED_COURSE',
    ])
  })

  it.each([...settingKeys, ...categoryKeys])('%s can be removed and renamed without touching its neighbours [S-085 S-086]', (key) => {
    const channel = aChannel({ custom: { [key]: { ...named('우리 제목'), ...removed } } })
    for (const each of [...settingKeys, ...categoryKeys]) {
      expect(sectionSetting(channel, each)).toEqual(each === key ? { title: '우리 제목', removed: true } : untouched)
    }
  })

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
      fc.property(inherited, fc.constantFrom(...settingKeys), (name, key) => {
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
