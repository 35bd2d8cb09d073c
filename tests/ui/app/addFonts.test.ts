import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import homeFont from '../../../src/ui/app/font/PretendardHome.woff2'
import { memoryStore } from '../../../src/adapters/browser/device.ts'
import { loadFonts } from '../../../src/ui/app/font/addFonts.ts'
import { cachedFontKey } from '../../../src/ui/kit/storageKeys.ts'

const boxWidth = 6
let loads: boolean
const add = vi.fn()

/** A system that draws Hangul this wide, and a box for what no font has. */
const systemWithHangulOf = (width: number) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: (text: string) => ({ width: text === '가' ? width : boxWidth }),
  } as never)

beforeEach(() => {
  loads = true
  add.mockClear()
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => (loads ? Promise.resolve() : Promise.reject(new Error('no network')))
    },
  )
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true })
})

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  document.head.replaceChildren()
})

const severalTurns = () => new Promise((resolve) => setTimeout(resolve, 20))

const sheets = () => [...document.head.querySelectorAll('link')].map(({ media }) => media)

it('the fonts of a first visit wait for their turn', async () => {
  systemWithHangulOf(14)
  const store = memoryStore()
  let beginTurn = () => {}
  const turn = new Promise<void>((resolve) => {
    beginTurn = resolve
  })
  const done = loadFonts(store, turn)
  await severalTurns()
  expect(sheets()).toEqual([])
  beginTurn()
  await done
  expect([sheets(), add.mock.calls.length, store.get(cachedFontKey)]).toEqual([['all'], 1, homeFont])
})

const never = new Promise<void>(() => {})

it('those of the home page load at once', async () => {
  systemWithHangulOf(14)
  await loadFonts(memoryStore(), null)
  expect(sheets()).toEqual(['all'])
})

it('they load at once on later visits', async () => {
  systemWithHangulOf(14)
  const store = memoryStore()
  store.set(cachedFontKey, homeFont)
  await loadFonts(store, never)
  expect(sheets()).toEqual(['all'])
})

it('they wait again when the file of the cache is that of an older version', async () => {
  systemWithHangulOf(14)
  const store = memoryStore()
  store.set(cachedFontKey, '/assets/older.woff2')
  void loadFonts(store, never)
  await severalTurns()
  expect(sheets()).toEqual([])
})

it('they load at once on a system that draws Korean letters as boxes', async () => {
  systemWithHangulOf(boxWidth)
  await loadFonts(memoryStore(), never)
  expect(sheets()).toEqual(['all'])
})

it('the other subsets apply though the home page’s own file cannot be loaded, which is not taken for cached then', async () => {
  systemWithHangulOf(14)
  loads = false
  const store = memoryStore()
  await loadFonts(store, Promise.resolve())
  expect([sheets(), store.get(cachedFontKey)]).toEqual([['all'], null])
})
