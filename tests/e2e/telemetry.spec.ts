import type { Page, Route } from '@playwright/test'
import { faultAnswer } from '../../mock-server/faultAnswers.ts'
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

/** An address for each kind of page. */
const pages = [...new Set(Object.values(paths).map((pattern) => pattern.replaceAll(/:\w+/g, '1')))]

const failing: Answer = (route, call) =>
  call === 'users/quests'
    ? route.fulfill({ json: { questList: [{ questId: '하늘의 퀘스트' }] } })
    : route.fulfill({ status: 500, json: {} })

type Answer = (route: Route, call: string) => Promise<void>

/** Opens a page whose backend knows the learner, has one malformed quest and fails otherwise, or answers as the test says. */
const open = async (page: Page, path: string, config: Record<string, unknown> | null, answer = failing) => {
  await page.route('**/product/v1/**', (route) => {
    const call = new URL(route.request().url()).pathname.replace('/product/v1/', '')
    return call === 'users/me' ? route.fulfill({ json: learner }) : answer(route, call)
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
    const isReport = request.resourceType() === 'ping' || (request.method() !== 'GET' && request.method() !== 'HEAD')
    if (isReport || /telemetry|web-vitals/i.test(pathname)) sent.push(`${request.method()} ${pathname}`)
  })
  await open(page, '/', null)
  for (const path of pages) {
    await page.goto(path)
    await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('하늘'))))
    await hide(page)
  }
  expect(sent).toEqual([])
})

/** The faults of the lab that make a call fail, with the category in a report. `slow` makes none fail. */
const labFaults = [
  [500, /^status 500$/],
  ['drop', /^network$/],
  ['garbage', /^invalid JSON$/],
  [404, /^status 404$/],
  ['wrong', /^(?:not a list|not an object|no usable value|unusable \S+|other)$/],
  [429, /^status 429$/],
  ['hang', /^timeout$/],
] as const

type Fault = (typeof labFaults)[number][0]

const answerWith = async (route: Route, kind: Fault) => {
  if (kind === 'drop') return route.abort()
  const response = faultAnswer(kind)
  // The page cancels a call that hangs.
  if (response === undefined) return
  await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() })
}

test('on every page each fault of the lab is told once, as often as it happened, and nothing else', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(900_000)
  const bodies: string[] = []
  await page.route('**/reports', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  /** Counts the entries in the open page's log. */
  let logged = 0
  page.on('console', (message) => {
    if (/^\[codingbada\] .*kind: (?:call-failed|bad-item)/.test(message.text())) logged++
  })
  let kind: Fault = 500
  let failed = 0
  const answer: Answer = (route) => {
    failed++
    return answerWith(route, kind)
  }
  await open(page, '/terms', { reportUrl: '/reports' }, answer)
  const seen = new Set<Fault>()
  for (const [at, path] of pages.entries()) {
    const [fault, category] = labFaults[at % labFaults.length]!
    await hide(page)
    await page.goto('about:blank')
    kind = fault
    ;[failed, logged, bodies.length] = [0, 0, 0]
    await page.goto(path)
    await page.waitForLoadState('load')
    // Every page makes calls for its frame, except those of other parts of the platform.
    if (!(await page.waitForRequest('**/product/v1/**', { timeout: 1_000 }).catch(() => null)) && failed === 0) continue
    await expect.poll(() => logged, `${path}: ${fault}`).toBeGreaterThan(0)
    const before = logged
    await hide(page)
    await expect.poll(() => bodies.length, `${path}: ${fault}`).toBe(1)
    const { reportList, droppedCount } = reportBatchSchema.parse(JSON.parse(bodies[0] ?? ''))
    const told = reportList.flatMap((one) => (one.kind === 'vital' ? [] : [one]))
    expect(new Set(told.map((one) => `${one.kind} ${one.subject} ${one.problem}`)).size, path).toBe(told.length)
    const count = told.reduce((sum, one) => sum + one.count, 0)
    expect(count + droppedCount, path).toBeGreaterThanOrEqual(before)
    expect(count, path).toBeLessThanOrEqual(logged)
    for (const one of told) expect(one.problem, `${path}: ${one.subject}`).toMatch(category)
    for (const one of reportList) expect(['call-failed', 'bad-item', 'vital'], path).toContain(one.kind)
    seen.add(fault)
  }
  expect([...seen]).toHaveLength(labFaults.length)
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

test('a key that is unknown, a device that stores nothing and a page that crashed are told, each once', { tag: '@all' }, async ({
  page,
}) => {
  const bodies: string[] = []
  await page.route('**/reports', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await page.route('**/assets/RankingPage-*.js', (route) => route.fulfill({ status: 404 }))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('하늘', 'QuotaExceededError')
    }
  })
  await open(page, '/ranking', { reportUrl: '/reports', prodcut: '하늘' })
  await expect(page.getByRole('heading', { level: 1, name: '화면을 불러오지 못했어요' })).toBeVisible()
  await page.getByRole('button', { name: /^화면 테마/ }).click()
  await hide(page)
  await expect.poll(() => bodies).toHaveLength(1)
  const { reportList } = reportBatchSchema.parse(JSON.parse(bodies[0] ?? ''))
  const told = reportList.map((one) => [one.kind, 'subject' in one ? one.subject : one.name, one.count])
  expect(told).toContainEqual(['unknown-setting', 'prodcut', 1])
  expect(told.filter(([kind]) => kind === 'storage-failed')).toEqual([['storage-failed', expect.any(String), 1]])
  expect(told).toContainEqual(['section-crashed', 'page', 1])
  expect(bodies[0]).not.toContain('하늘')
})
