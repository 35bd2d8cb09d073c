import { beforeEach, expect, test } from 'vitest'
import { reloadOnMissingChunk } from '../../../src/adapters/browser/reloadOnMissingChunk.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

const ok = async () => new Response(null)
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const resting = async () => new Response(null, { status: 503 })

let losesNothing = true
beforeEach(() => {
  losesNothing = true
})

/** Runs a page that misses two chunks at a time while the site gives these answers, and counts its reloads and its requests to the site. */
const live = async (version: string, storage: Pick<Storage, 'getItem' | 'setItem'>, ...answers: readonly (() => Promise<Response>)[]) => {
  let [reloads, asked] = [0, 0]
  const page = Object.assign(new EventTarget(), {
    sessionStorage: storage,
    location: { reload: () => reloads++ },
    fetch: () => {
      asked++
      return answer()
    },
  }) as unknown as Window
  let answer = ok
  reloadOnMissingChunk(page, version, '/', () => losesNothing)
  for (const next of answers) {
    answer = next
    for (const chunk of ['quest', 'ranking']) page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { chunk }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { reloads, asked }
}

const lose = async (...life: Parameters<typeof live>) => (await live(...life)).reloads

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
  expect(await lose('one', memory(), offline)).toBe(0)
  expect(await lose('one', memory(), resting)).toBe(0)
})

test.each([
  ['without a network', offline],
  ['with a server at rest', resting],
])('a chunk that failed %s leaves the reload to one that is lost later [F-113]', async (_, trouble) => {
  expect(await live('one', memory(), trouble, ok, ok)).toEqual({ reloads: 1, asked: 2 })
})

test('where nothing can be stored, nothing is loaded anew [F-113] [F-070]', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(await lose('one', { getItem: forbidden, setItem: forbidden }, ok)).toBe(0)
  expect(await lose('one', { getItem: () => null, setItem: forbidden }, ok)).toBe(0)
})

test('a page that holds what the device could not store stays, and is loaded anew once nothing is lost by it [F-113]', async () => {
  const storage = memory()
  losesNothing = false
  expect(await lose('one', storage, ok)).toBe(0)
  losesNothing = true
  expect(await lose('one', storage, ok)).toBe(1)
})
