import type { Page } from '@playwright/test'
import { reportBatchSchema } from '../../mock-server/reportPrinter.ts'
import { paths } from '../../src/domain/paths.ts'
import { expect, test } from './demo.ts'
import { productionPort } from './playwright.config.ts'

// The backend fails here on purpose.
test.use({ baseURL: `http://localhost:${productionPort}`, expectsNoise: true })

const learner = {
  state: 'VALID',
  gender: 'MAN',
  role: null,
  roleList: [],
  userId: 3,
  nickname: '하늘',
  point: 5,
  level: 2,
  tier: '새우',
  tierLevel: 1,
}

/** A page of an installation whose backend knows the learner, has one quest that cannot be read, and fails otherwise. */
const open = async (page: Page, path: string, config: Record<string, unknown> | null) => {
  await page.route('**/product/v1/**', (route) => {
    const call = new URL(route.request().url()).pathname.replace('/product/v1/', '')
    if (call === 'users/me') return route.fulfill({ json: learner })
    return call === 'users/quests'
      ? route.fulfill({ json: { questList: [{ questId: '하늘의 퀘스트' }] } })
      : route.fulfill({ status: 500, json: {} })
  })
  if (config !== null)
    await page.route(
      ({ pathname }) => !pathname.includes('.') && !pathname.startsWith('/product/'),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        const block = '<script type="application/json" id="app-config">'
        const body = (await response.text()).replace(new RegExp(`${block}[^<]*`), () => block + JSON.stringify(config))
        return route.fulfill({ response, body })
      },
    )
  await page.goto(path)
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('an installation that asks for no reports sends none from any page, and does not load what sends them', { tag: '@all' }, async ({
  page,
}) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'ping' || /telemetry|web-vitals/i.test(pathname)) sent.push(pathname)
  })
  await open(page, '/', null)
  for (const path of new Set(Object.values(paths).map((pattern) => pattern.replaceAll(/:\w+/g, '1')))) {
    await page.goto(path)
    await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('하늘'))))
    await hide(page)
  }
  expect(sent).toEqual([])
})

test('one that asks hears of each fault once, without a word of a person, when the page is hidden', { tag: '@all' }, async ({ page }) => {
  const bodies: string[] = []
  await page.route('**/reports', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await open(page, '/', { reportUrl: '/reports' })
  await page.getByRole('main').waitFor()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('하늘의 비밀')
    })
    setTimeout(() => Promise.reject(new TypeError('하늘의 비밀')))
  })
  await page.waitForTimeout(1_500)
  expect(bodies).toEqual([])
  await hide(page)
  await expect.poll(() => bodies).toHaveLength(1)
  const { reportList, page: kind } = reportBatchSchema.parse(JSON.parse(bodies[0] ?? ''))
  expect(kind).toBe('/')
  const faults = reportList.filter((one) => one.kind !== 'vital')
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'bad-item', problem: expect.stringMatching(/^unusable /) }),
      expect.objectContaining({ kind: 'call-failed', problem: 'status 500' }),
      expect.objectContaining({ kind: 'uncaught-error', problem: 'RangeError', count: 1 }),
      expect.objectContaining({ kind: 'unhandled-rejection', problem: 'TypeError', count: 1 }),
    ]),
  )
  expect(new Set(faults.map(({ count: _, ...fault }) => JSON.stringify(fault))).size).toBe(faults.length)
  expect(reportList.some((one) => one.kind === 'vital' && one.name === 'TTFB')).toBe(true)
  expect(bodies[0]).not.toMatch(/하늘|새우/)
})
