import { expect, it } from 'vitest'
import { channelTerm, withCopula } from '../../../src/domain/channel/channelTerm.ts'
import { aChannel, named } from './aChannel.ts'

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
