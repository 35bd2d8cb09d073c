import { expect, test } from 'vitest'
import { channelLabels } from '../../../mock-server/demoChannels.ts'
import { packText, unpackText } from '../../../src/adapters/browser/packedText.ts'
import { demoWorld } from '../../mock-server/demo.ts'

const text = '바다 100% & <b>'

test('a packed text can stand in an address, and is what it was', async () => {
  const packed = await packText(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpackText(packed, 100)).toBe(text)
})

test.each(['', '%', 'yyyyyyyy'])('%j is none', async (packed) => {
  await expect(unpackText(packed, 100)).rejects.toThrow()
})

test('one that is longer than wanted is given up', async () => {
  await expect(unpackText(await packText('0'.repeat(1_000_000)), 1_000)).rejects.toThrow(RangeError)
})

test.each(channelLabels)('the settings of %s make a link that messengers do not cut', async (label) => {
  const { length } = await packText(JSON.stringify(demoWorld(`channel=${label}`).channelInfo(label)))
  expect(length).toBeLessThan(1_000)
})
