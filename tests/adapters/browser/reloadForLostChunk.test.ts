import { expect, test } from 'vitest'
import { reloadForLostChunk } from '../../../src/adapters/browser/reloadForLostChunk.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

/** One life of a page in which chunks are lost: how often it was loaded anew. */
const lose = async (version: string, storage: Pick<Storage, 'getItem' | 'setItem'>, answer: () => Promise<Response>) => {
  let reloads = 0
  const page = Object.assign(new EventTarget(), {
    sessionStorage: storage,
    location: { reload: () => reloads++ },
    fetch: answer,
  }) as unknown as Window
  reloadForLostChunk(page, version, '/')
  for (const chunk of ['quest', 'ranking']) page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { chunk }))
  await new Promise((resolve) => setTimeout(resolve))
  return reloads
}

const ok = async () => new Response(null)

test('a page that has lost a chunk is loaded anew once, and after that not again: never a loop [F-113]', async () => {
  const storage = memory()
  expect(await lose('one', storage, ok)).toBe(1)
  expect(await lose('one', storage, ok)).toBe(0)
})

test('the next version may be loaded anew once itself [F-113]', async () => {
  const storage = memory()
  await lose('one', storage, ok)
  expect(await lose('two', storage, ok)).toBe(1)
})

test('where the site does not answer, what is on the screen stays there [F-113]', async () => {
  expect(await lose('one', memory(), () => Promise.reject(new TypeError('Failed to fetch')))).toBe(0)
  expect(await lose('one', memory(), async () => new Response(null, { status: 503 }))).toBe(0)
})

test('where nothing can be stored, nothing is loaded anew [F-113] [F-070]', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(await lose('one', { getItem: forbidden, setItem: forbidden }, ok)).toBe(0)
  expect(await lose('one', { getItem: () => null, setItem: forbidden }, ok)).toBe(0)
})
