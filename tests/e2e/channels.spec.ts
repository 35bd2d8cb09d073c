import { expect, openHome, openShortHome, section, sectionsOf, settled, switchTo, test, view, wear } from './demo.ts'

test.use({ reusesPage: true })

const on = (channel: string, more: Record<string, string> = {}) => ({ channel, device: 'desktop', ...more })
const port = (url: string) => new URL(url).port

test('a channel shows its own logo, name and colour, and none of the main site’s banners [S-005] [S-009] [S-022]', async ({ page }) => {
  await openShortHome(page, on('haeon'))
  await expect(page).toHaveTitle('홈 · 해온코딩학원')
  await expect(page.getByRole('banner').getByRole('link', { name: '해온코딩학원' })).toBeVisible()
  await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute('src', /haeon/)
  await expect(page.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  for (const id of ['top-banner', 'trial-promo']) await expect(section(page, id)).toHaveCount(0)
  await expect(page.getByText('코딩바다', { exact: true })).toHaveCount(0)
})

test('the main site shows neither a channel’s logo nor its colour [S-005]', async ({ page }) => {
  await openShortHome(page)
  await expect(page).toHaveTitle('홈 · 코딩바다')
  await expect(page.locator('#page-frame')).not.toHaveAttribute('data-tinted')
  await expect(page.getByRole('link', { name: '코딩바다로 가기' })).toHaveCount(0)
})

test('each channel’s buttons wear its own colour, in light and in dark [S-005]', async ({ page }) => {
  const channels = ['main', 'haeon', 'narae', 'pado', 'garam', 'yeoul', 'saebyeok', 'mulsori']
  await openShortHome(page)
  const colours = { light: new Set<string>(), dark: new Set<string>() }
  for (const channel of channels) {
    await switchTo(page, on(channel, { persona: 'guest' }))
    const button = section(page, 'login').getByRole('link', { name: '로그인' })
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme)
      colours[theme].add(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
    }
  }
  expect(colours.light.size).toBe(8)
  expect(colours.dark.size).toBe(8)
})

test('until a channel has introduced itself, its place in the header stays free of other names and nothing is blue', async ({ page }) => {
  await page.goto(view(on('haeon', { latency: '1500' })))
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation')).toBeVisible()
  await expect(header.getByText(/코딩바다|해온/)).toHaveCount(0)
  await expect(header.getByRole('link', { name: /코딩바다|해온/ })).toHaveCount(0)
  await expect(page).toHaveTitle('홈')
  expect(await sectionsOf(page)).not.toContain('categories')
  await settled(page)
  await expect(header.getByText('해온코딩학원')).toBeVisible()
})

test('a channel whose settings do not come is still a channel, in the platform’s colour', async ({ page }) => {
  await openShortHome(page, on('haeon', { fault: 'GET channels/*/info:404' }))
  await expect(page).toHaveTitle('홈 · haeon')
  await expect(section(page, 'ranking')).toBeVisible()
  await expect(page.locator('#page-frame')).not.toHaveAttribute('data-tinted')
})

test('the footer tells who runs the channel, and leads back to the main site', async ({ page }) => {
  await openShortHome(page, on('haeon', { persona: 'guest', seed: '3' }))
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('문해온')
  const home = footer.getByRole('link', { name: '코딩바다로 가기' })
  await expect(home).toHaveAttribute('href', `http://localhost:${port(page.url())}/`)
  await home.click()
  await settled(page)
  await expect(page).toHaveTitle('홈 · 코딩바다')
  expect(new URL(page.url()).searchParams.get('channel')).toBeNull()
  expect(new URL(page.url()).searchParams.get('seed')).toBe('3')
  await switchTo(page, on('yeoul'))
  await expect(page.getByRole('contentinfo')).toContainText('(주)코딩바다')
})

test('the channel’s banners: three on a desktop, each leading where the channel wants [S-039]', async ({ page }) => {
  await openHome(page, on('haeon'))
  const banners = section(page, 'channel-banner')
  await expect(banners.getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('region', { name: '캠퍼스 소식 배너' })).toBeVisible()
  await expect(banners.getByRole('link').first()).toHaveAttribute('href', '/course?page=1&order=DESC')
  await switchTo(page, on('garam'))
  await expect(section(page, 'channel-banner')).toHaveCount(0)
})

test('on a phone only an enterprise channel shows its banners [S-040] [S-204]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openShortHome(page, { device: 'mobile' })
  for (const [channel, shown] of [
    ['narae', 1],
    ['pado', 0],
    ['haeon', 0],
  ] as const) {
    await switchTo(page, { channel, device: 'mobile' })
    await expect(section(page, 'channel-banner'), channel).toHaveCount(shown)
  }
})

test('the main site never has a channel’s banners, whoever looks at it [S-041]', async ({ page }) => {
  await openShortHome(page, { persona: 'learner' })
  for (const persona of ['learner', 'enterprise']) {
    await switchTo(page, { persona, device: 'desktop' })
    await expect(section(page, 'channel-banner'), persona).toHaveCount(0)
  }
})

test('the greeting comes first in the main column, with the channel’s logo and the learner’s name [S-042] [A-15]', async ({ page }) => {
  await openShortHome(page, on('narae'))
  const greeting = page.locator('main > *').first()
  await expect(greeting).toHaveAttribute('data-section', 'greeting')
  await expect(greeting.locator('img')).toHaveAttribute('src', /narae/)
  await expect(greeting).toContainText('하늘님, 안녕하세요!')
})

test('a channel may take category items away; the others stay, 60 px wide each [S-043] [S-044] [S-045]', async ({ page }) => {
  await openShortHome(page, on('yeoul'))
  const items = section(page, 'categories').getByRole('listitem')
  await expect(items).toHaveCount(8)
  await expect(items.filter({ hasText: /상점|블로그/ })).toHaveCount(0)
  for (const item of await items.all()) expect((await item.boundingBox())?.width).toBe(60)
})

test('the course pass is offered to premium members; below a parent channel it is bought there [S-056] [S-057]', async ({ page }) => {
  const pass = page.getByRole('link', { name: '수강권 구매' })
  await openShortHome(page, on('garam'))
  await expect(pass).toHaveAttribute('href', '/purchase/product/garam-pass')
  await switchTo(page, on('pado'))
  await expect(pass).toHaveAttribute('href', `http://narae.localhost:${port(page.url())}/purchase/product/pado-pass`)
  for (const parameters of [on('garam', { persona: 'guest' }), on('haeon'), { persona: 'premium' }]) {
    await switchTo(page, parameters)
    await expect(pass).toHaveCount(0)
  }
})

test('on a channel only an enterprise sees the channels it has joined [S-060] [S-061] [S-203]', async ({ page }) => {
  await openShortHome(page, on('narae'))
  await expect(section(page, 'enrolled-channels').getByRole('heading', { level: 2 })).toContainText('내 채널')
  await switchTo(page, on('haeon'))
  await expect(section(page, 'enrolled-channels')).toHaveCount(0)
  await switchTo(page, on('haeon', { persona: 'enterprise' }))
  await expect(section(page, 'enrolled-channels').getByRole('heading', { level: 2 })).toContainText('내 캠퍼스')
})

test('two admin cards for those who teach, none for anybody else [S-062] [S-213]', async ({ page }) => {
  await openShortHome(page, on('haeon'))
  for (const persona of ['teacher', 'operator']) {
    await switchTo(page, on('haeon', { persona }))
    await expect(section(page, 'admin-cards').getByRole('article'), persona).toHaveCount(2)
    await expect(section(page, 'admin-cards').getByRole('link', { name: '콘텐츠 관리' })).toHaveAttribute('href', '/studio/publish/course')
  }
  for (const persona of ['guest', 'learner', 'enterprise', 'premium']) {
    await switchTo(page, on('haeon', { persona }))
    await expect(section(page, 'admin-cards')).toHaveCount(0)
  }
})

test('homework is for signed-in learners of a channel, and has its heading only when there is some [S-063] [S-064] [S-199]', async ({
  page,
}) => {
  await openShortHome(page, on('haeon', { content: 'one' }))
  await expect(page.getByRole('heading', { name: '숙제가 있어요' })).toBeVisible()
  for (const parameters of [on('haeon', { content: 'empty' }), on('haeon', { persona: 'guest' }), { device: 'desktop' }]) {
    await switchTo(page, parameters)
    await expect(page.getByRole('heading', { name: '숙제가 있어요' })).toHaveCount(0)
    await expect(section(page, 'homework')).toHaveCount(0)
  }
})

test('premium members see the courses they take as a block of two columns, unless the channel removes it [S-071] [S-210] [A-09]', async ({
  page,
}) => {
  await openShortHome(page, on('garam'))
  const block = section(page, 'enrolled-courses')
  await expect(block.getByRole('heading', { name: '지금 듣고 있는 강의예요' })).toBeVisible()
  await expect(block.locator('[aria-roledescription="캐러셀"]')).toHaveCount(0)
  const columns = await block.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(2)
  await switchTo(page, on('yeoul', { persona: 'premium' }))
  await expect(section(page, 'enrolled-courses')).toHaveCount(0)
})

test('a channel may remove every recommendation and the courses being taken [S-070] [S-085]', async ({ page }) => {
  await openShortHome(page, on('yeoul'))
  const ids = await sectionsOf(page)
  for (const removed of ['live-classes', 'classes', 'courses', 'channels', 'problems', 'news', 'enrolled-courses'])
    expect(ids).not.toContain(removed)
  await expect(section(page, 'user').getByRole('term')).toHaveText(['포인트', '퀘스트'])
})

test('a channel may rename each of them, and has its own word for a channel [S-086] [S-087] [S-088] [S-089] [S-090] [S-091] [S-092] [S-093] [S-094]', async ({
  page,
}) => {
  await openShortHome(page, on('mulsori', { persona: 'enterprise' }))
  const order = ['live-classes', 'classes', 'courses', 'channels', 'problems', 'news', 'enrolled-courses']
  for (const [at, id] of order.entries()) {
    await expect(section(page, id).getByRole('heading', { level: 2 }).first()).toHaveText(`물소리 ${at + 1}`)
  }
  await expect(section(page, 'enterprise-channels').getByRole('heading', { level: 2 })).toHaveText('함께하는 학교')
  await expect(section(page, 'channel-extra').getByRole('link')).toHaveText('학교 강의 둘러보기')
  await expect(page.getByRole('region', { name: '학교 소식 배너' })).toBeVisible()
  await switchTo(page, on('haeon'))
  await expect(section(page, 'channels').getByRole('heading', { level: 2 })).toHaveText('인기 캠퍼스이에요')
  await expect(section(page, 'live-classes').getByRole('heading', { level: 2 })).toHaveText('이번 주 라이브 특강')
})

test('members’ ranking and one’s own study log stand side by side on a channel, for all but an enterprise [S-080] [S-081] [S-082] [S-209]', async ({
  page,
}) => {
  await openShortHome(page, on('haeon'))
  const [ranking, log] = await Promise.all(['ranking', 'study-log'].map((id) => section(page, id).boundingBox()))
  expect(ranking?.y).toBe(log?.y)
  expect(ranking?.height).toBe(log?.height)
  await switchTo(page, on('haeon', { persona: 'guest' }))
  await expect(section(page, 'ranking')).toBeVisible()
  await expect(section(page, 'study-log')).toHaveCount(0)
  for (const persona of ['guest', 'learner']) {
    await switchTo(page, on('narae', { persona }))
    for (const id of ['ranking', 'study-log']) await expect(section(page, id)).toHaveCount(0)
  }
})

test('an enterprise sees its channel’s facts, the channels it works with, and one more block [S-095] [S-096] [S-097] [S-205] [S-206] [S-207]', async ({
  page,
}) => {
  await openHome(page, on('narae'))
  await expect(section(page, 'channel-info')).toContainText('전국 열두 개 코딩 교실')
  await expect(section(page, 'enterprise-channels').getByRole('link')).toHaveCount(6)
  await expect(section(page, 'channel-extra').getByRole('link', { name: '채널 강의 둘러보기' })).toHaveAttribute(
    'href',
    `http://narae.localhost:${port(page.url())}/course?page=1&order=DESC`,
  )
  await switchTo(page, on('narae', { persona: 'guest' }))
  for (const id of ['channel-info', 'enterprise-channels', 'channel-extra']) await expect(section(page, id)).toHaveCount(0)
})

test('a premium channel below a parent has one block that leads there; without a parent it has none [S-097] [S-211]', async ({ page }) => {
  await openShortHome(page, on('pado'))
  await expect(section(page, 'channel-extra').getByRole('link', { name: '상위 채널 바로가기' })).toHaveAttribute(
    'href',
    `http://narae.localhost:${port(page.url())}`,
  )
  for (const parameters of [on('garam'), on('pado', { persona: 'guest' }), on('haeon')]) {
    await switchTo(page, parameters)
    await expect(section(page, 'channel-extra')).toHaveCount(0)
  }
})

test('the empty page of a new school offers content management to those who publish [S-083] [S-084] [S-212]', async ({ page }) => {
  const link = section(page, 'empty').getByRole('link', { name: '콘텐츠 관리' })
  await openShortHome(page, on('saebyeok', { persona: 'teacher' }))
  await expect(link).toHaveAttribute('href', '/studio/publish/course')
  for (const persona of ['guest', 'learner']) {
    await switchTo(page, on('saebyeok', { persona }))
    await expect(section(page, 'empty')).toBeVisible()
    await expect(link).toHaveCount(0)
  }
})

test('the business card shows six facts and the logo where the channel wants it [S-006] [S-103] [S-104]', async ({ page }) => {
  await openShortHome(page, on('haeon'))
  const card = section(page, 'business-info')
  for (const fact of ['해온코딩학원', '02-000-1204', '서울특별시 마포구 물빛로 24, 3층', 'hello@haeon.example', '문해온', '000-12-30401']) {
    await expect(card).toContainText(fact)
  }
  await expect(card.locator('img')).toBeVisible()
  await switchTo(page, on('yeoul'))
  await expect(card).toHaveCount(0)
})

test('a course for members of the channel says so [S-122] [S-214]', async ({ page }) => {
  await openHome(page, on('narae'))
  await expect(page.getByText('학생 권한 이상').first()).toBeVisible()
})

test('an enterprise’s class opens on the channel’s own domain in a new tab, and stays in the view of the demo [S-114] [S-208]', async ({
  page,
}) => {
  await openShortHome(page, on('narae', { persona: 'guest', seed: '5' }))
  const card = section(page, 'classes').getByRole('link').filter({ hasNotText: '전체보기' }).first()
  const href = (await card.getAttribute('href')) ?? ''
  expect(new URL(href).host).toBe(`narae.localhost:${port(page.url())}`)
  expect(new URL(href).search).toBe('')
  const [opened] = await Promise.all([page.context().waitForEvent('page'), card.click()])
  await opened.waitForLoadState()
  const at = new URL(opened.url())
  expect([at.hostname, at.pathname, at.searchParams.get('persona'), at.searchParams.get('seed'), at.searchParams.get('channel')]).toEqual([
    'localhost',
    new URL(href).pathname,
    'guest',
    '5',
    'narae',
  ])
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(card).toHaveAttribute('href', href)
  await switchTo(page, on('haeon'))
  await expect(section(page, 'classes').getByRole('article').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/course\/class\/.+\/lesson$/,
  )
})

test('a channel’s card leads to that channel, and the view comes along [S-118]', async ({ page }) => {
  await openShortHome(page, { ...on('haeon'), persona: 'teacher', seed: '4' })
  const card = section(page, 'channels').getByRole('link').first()
  const href = (await card.getAttribute('href')) ?? ''
  expect(href).toMatch(/^http:\/\/[a-z-]+\.localhost:\d+$/)
  await card.click()
  await page.waitForURL((url) => url.hostname === 'localhost' && url.searchParams.get('channel') === new URL(href).hostname.split('.')[0])
  await settled(page)
  await expect(page).not.toHaveTitle('홈 · 해온코딩학원')
  expect(new URL(page.url()).searchParams.get('persona')).toBe('teacher')
  await expect(section(page, 'admin-cards')).toBeVisible()
})

test('a channel’s own sub-domain says the same as the parameter [S-005]', async ({ page }) => {
  await openHome(page, on('haeon', { seed: '2' }))
  const [sections, titles] = [await sectionsOf(page), await page.getByRole('heading').allTextContents()]
  await page.goto(`http://haeon.localhost:${port(page.url())}${view({ device: 'desktop', seed: '2' })}`)
  await settled(page)
  expect(await sectionsOf(page)).toEqual(sections)
  expect(await page.getByRole('heading').allTextContents()).toEqual(titles)
})

test.describe('where the demo’s host has no sub-domains', () => {
  test.use({ reusesPage: false, baseURL: ({ baseURL }, provide) => provide((baseURL ?? '').replace('localhost', '127.0.0.1')) })

  test('channels and the main site are reached by the parameter', async ({ page }) => {
    await openShortHome(page, on('haeon', { seed: '2' }))
    const card = section(page, 'channels').getByRole('link').first()
    const label = new URL((await card.getAttribute('href')) ?? '').hostname.split('.')[0]
    await card.click()
    await expect(page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/\\?.*channel=${label}`))
    await settled(page)
    await page.getByRole('link', { name: '코딩바다로 가기' }).click()
    await settled(page)
    await expect(page).toHaveTitle('홈 · 코딩바다')
    expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1/)
  })
})
