import { expect, test } from 'vitest'
import { chatKey } from '../../../src/domain/channel/chatKey.ts'
import { aChannel } from './aChannel.ts'

test('a chat that is switched on is opened by its key [S-102]', () => {
  expect(chatKey(aChannel({ chat: { isUsed: true, pluginKey: 'key-1' } }))).toBe('key-1')
})

test.each([
  ['switched off', aChannel({ chat: { isUsed: false, pluginKey: 'key-1' } })],
  ['without a key', aChannel({ chat: { isUsed: true, pluginKey: null } })],
  ['with a blank key', aChannel({ chat: { isUsed: true, pluginKey: '' } })],
  ['not set up at all', aChannel()],
  ['of no channel', null],
])('a chat %s cannot be opened', (_, channel) => {
  expect(chatKey(channel)).toBeNull()
})
