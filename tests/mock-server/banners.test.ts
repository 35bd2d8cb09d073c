import { describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { bannerCalls } from '../../src/adapters/http/contract/bannerContract.ts'
import { at, demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore = memoryStore(), { channel = 'haeon', when = at } = {}) =>
  demoPage(`channel=${channel}&persona=${persona}&at=${encodeURIComponent(when)}`, store)

const path = 'channels/banners'
const order = 'channels/banner-order'
const text = {
  title: ' 작품 전시회 ',
  imageUrl: 'https://pictures.example/a.png',
  link: '/blog',
  startDate: '2026-11-20',
  endDate: '2026-11-27',
}

type Page = ReturnType<typeof page>
const status = async (answer: Promise<Response>) => (await answer).status
const titlesOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)
const own = async ({ json }: Page) => (await json(path)).bannerList
const atHome = async ({ json }: Page) => titlesOf((await json('mains/recommendations')).bannerData.channelBannerList)
const add = async ({ call }: Page, changes: object = {}) => (await call(path, 'POST', { ...text, ...changes })).json()

describe('who may ask', () => {
  const bodies: Readonly<Record<string, object>> = {
    addBanner: text,
    changeBanner: { ...text, updatedDate: null },
    arrangeBanners: { bannerIds: [] },
  }
  const ask = (one: Page, { name, method, path: template }: (typeof bannerCalls)[number]) => {
    const address = template.replace('{bannerId}', '100001')
    return status(bodies[name] === undefined ? one.call(address, method) : one.call(address, method, bodies[name]))
  }

  test.each(bannerCalls)('only who runs the channel ($name)', async (call) => {
    expect(await ask(page('guest'), call)).toBe(401)
    expect(await ask(page('learner'), call)).toBe(403)
    expect(await ask(page('teacher'), call)).toBe(403)
    expect(await ask(page('teacher', memoryStore(), { channel: 'narae' }), call)).toBe(403)
    expect(await ask(page('operator'), call)).toBeLessThan(300)
  })

  test('an operator of one channel changes nothing on another, and the main site shows none', async () => {
    const store = memoryStore()
    await add(page('operator', store))
    expect(await atHome(page('guest', store, { channel: 'narae' }))).not.toContain('작품 전시회')
    expect(await status(page('operator', store, { channel: 'narae' }).call(`${path}/100001`, 'DELETE'))).toBe(404)
    const main = demoPage('persona=operator', store)
    expect(await own(main)).toEqual([])
    await add(main)
    expect(await atHome(main)).toEqual([])
  })
})

test('what an operator makes stands on the home page, in its order, from its first day to its last', async () => {
  const store = memoryStore()
  const operator = page('operator', store)
  const before = await atHome(operator)
  expect(before).toEqual(titlesOf(await own(operator)))
  const { bannerId, updatedDate } = await add(operator)
  expect(await atHome(page('guest', store))).toEqual([...before, '작품 전시회'])
  expect(await status(operator.call(order, 'PUT', { bannerIds: [bannerId] }))).toBe(204)
  expect(await atHome(page('guest', store))).toEqual(['작품 전시회', ...before])
  const on = (day: number) => page('guest', store, { when: `2026-11-${day}T09:00:00+09:00` })
  expect(await atHome(on(19))).toEqual(before)
  expect(await atHome(on(27))).toEqual(['작품 전시회', ...before])
  expect(await atHome(on(28))).toEqual(before)
  const changed = { ...text, title: '봄 전시회', updatedDate }
  expect(await (await operator.call(`${path}/${bannerId}`, 'PUT', changed)).json()).toMatchObject({ bannerId, title: '봄 전시회' })
  expect(await status(operator.call(`${path}/${bannerId}`, 'PUT', changed))).toBe(409)
  expect(await atHome(page('guest', store))).toEqual(['봄 전시회', ...before])
  expect(await status(operator.call(`${path}/${bannerId}`, 'DELETE'))).toBe(204)
  expect(await status(operator.call(`${path}/${bannerId}`, 'DELETE'))).toBe(404)
  expect(await status(operator.call(`${path}/${bannerId}`, 'PUT', changed))).toBe(404)
  expect(await atHome(page('guest', store))).toEqual(before)
})

test('what was there from the start is changed and removed like any other, and five are shown at most', async () => {
  const store = memoryStore()
  const operator = page('operator', store)
  const [first, ...others] = await own(operator)
  await operator.call(`${path}/${first.bannerId}`, 'PUT', { ...first, title: '고친 배너' })
  await operator.call(`${path}/${others[0].bannerId}`, 'DELETE')
  expect(await atHome(operator)).toEqual(['고친 배너', ...titlesOf(others.slice(1))])
  for (let more = 0; more < 4; more += 1) await add(operator, { title: `배너 ${more}` })
  expect(await atHome(operator)).toHaveLength(5)
  expect(await own(operator)).toHaveLength(6)
  for (let more = 0; more < 14; more += 1) await add(operator)
  expect(await status(operator.call(path, 'POST', text))).toBe(409)
})

test.each([
  [{ title: ' ' }, 400],
  [{ title: '가'.repeat(61) }, 413],
  [{ title: 7 }, 400],
  [{ imageUrl: 'http://pictures.example/a.png' }, 400],
  [{ link: 'https://elsewhere.example/' }, 400],
  [{ startDate: '2026-12-01' }, 400],
])('%j is refused with %d, added and changed', async (changes, refused) => {
  const { call } = page('operator')
  expect(await status(call(path, 'POST', { ...text, ...changes }))).toBe(refused)
  expect(await status(call(`${path}/100001`, 'PUT', { ...text, updatedDate: null, ...changes }))).toBe(refused)
  expect(await status(call(order, 'PUT', {}))).toBe(400)
})
