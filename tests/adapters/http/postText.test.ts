import { expect, test, vi } from 'vitest'
import type { HttpClient } from '../../../src/adapters/http/client.ts'
import { postText } from '../../../src/adapters/http/postText.ts'

/** Returns the key with which a text is sent. */
async function keyOf(body: object, key?: string) {
  const post = vi.fn<HttpClient['post']>(async () => ({}))
  await postText({ post } as unknown as HttpClient, 'questions', body, key, { expect: 'nothing' })
  expect(post).toHaveBeenCalledExactlyOnceWith('questions', body, expect.objectContaining({ expect: 'nothing' }))
  return post.mock.calls[0]?.[2]?.idempotencyKey
}

test('a text that is kept has one key until it changes, and one without an id gets one from the client', async () => {
  const key = await keyOf({ content: '왜요?' }, 'a')
  expect(key).toMatch(/^a-[\da-z]+$/)
  expect(await keyOf({ content: '왜요?' }, 'a')).toBe(key)
  const others = [
    await keyOf({ content: '왜요!' }, 'a'),
    await keyOf({ content: '왜요?', taskNumber: 1 }, 'a'),
    await keyOf({ content: '왜요?' }, 'b'),
  ]
  expect(new Set([key, ...others]).size).toBe(4)
  expect([await keyOf({ content: '왜요?' }), await keyOf({ content: '왜요?' }, '')]).toEqual([undefined, undefined])
})
