import { expect, openHome, openShortHome, section, sectionsOf, settled, switchTo, test, view, wear } from './demo.ts'

const on = (channel: string, more: Record<string, string> = {}) => ({ channel, device: 'desktop', ...more })
const port = (url: string) => new URL(url).port

test.describe('channels', () => {
  test.use({ reusesPage: true })

  test('each channel’s buttons wear its own colour, in light and in dark [S-005]', { tag: '@all' }, async ({ page }) => {
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

  test('shortcuts are icons of 60 px, wide or narrow; ranking and study log stand side by side, courses in two columns [S-043] [S-044] [S-056] [S-071] [S-080] [S-306]', async ({
    page,
  }) => {
    await openShortHome(page)
    const items = section(page, 'categories').getByRole('listitem')
    for (const [channel, width, count] of [
      ['main', 1440, 10],
      ['main', 360, 10],
      ['yeoul', 1440, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await switchTo(page, on(channel))
      await expect(items).toHaveCount(count)
      expect(await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().width))).toEqual(Array(count).fill(60))
      await expect(items.locator('svg')).toHaveCount(count)
      for (const icon of await items.locator('svg').all()) await expect(icon).toBeVisible()
    }
    await switchTo(page, on('haeon'))
    const [ranking, log] = await Promise.all(['ranking', 'study-log'].map((id) => section(page, id).boundingBox()))
    expect(ranking?.y).toBeGreaterThan(0)
    expect(ranking?.y).toBe(log?.y)
    expect(ranking?.height).toBe(log?.height)
    await switchTo(page, on('garam'))
    const list = section(page, 'enrolled-courses').getByRole('list')
    expect(await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(2)
  })

  test('the ways between the main site and its channels keep the view: the footer’s, a card’s and a class in a new tab [S-114] [S-118] [S-208]', {
    tag: '@all',
  }, async ({ page }) => {
    await openShortHome(page, on('haeon', { persona: 'guest', seed: '3' }))
    await page.getByRole('contentinfo').getByRole('link', { name: '코딩바다로 가기' }).click()
    await expect(page).toHaveTitle('홈 · 코딩바다')
    expect(new URL(page.url()).searchParams.get('channel')).toBeNull()
    expect(new URL(page.url()).searchParams.get('seed')).toBe('3')

    await switchTo(page, on('narae', { persona: 'guest', seed: '5' }))
    const taught = section(page, 'classes').getByRole('link').filter({ hasNotText: '전체보기' }).first()
    const href = (await taught.getAttribute('href')) ?? ''
    expect(new URL(href).host).toBe(`narae.localhost:${port(page.url())}`)
    expect(new URL(href).search).toBe('')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), taught.click()])
    await opened.waitForURL((url) => url.hostname === 'localhost')
    const at = new URL(opened.url())
    expect([at.pathname, at.searchParams.get('persona'), at.searchParams.get('seed'), at.searchParams.get('channel')]).toEqual([
      new URL(href).pathname,
      'guest',
      '5',
      'narae',
    ])
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await opened.close()
    await expect(taught).toHaveAttribute('href', href)

    await switchTo(page, on('haeon', { persona: 'teacher', seed: '4' }))
    const card = section(page, 'channels').getByRole('link').first()
    const host = (await card.getAttribute('href')) ?? ''
    expect(host).toMatch(/^http:\/\/[a-z-]+\.localhost:\d+$/)
    await card.click()
    await page.waitForURL((url) => url.hostname === 'localhost' && url.searchParams.get('channel') === new URL(host).hostname.split('.')[0])
    await expect(section(page, 'admin-cards')).toBeVisible()
    await expect(page).not.toHaveTitle('홈 · 해온코딩학원')
    expect(new URL(page.url()).searchParams.get('persona')).toBe('teacher')
  })

  test('a channel’s own sub-domain says the same as the parameter [S-005]', async ({ page }) => {
    await openHome(page, on('haeon', { seed: '2' }))
    const [sections, titles] = [await sectionsOf(page), await page.getByRole('heading').allTextContents()]
    await page.goto(`http://haeon.localhost:${port(page.url())}${view({ device: 'desktop', seed: '2' })}`)
    await settled(page)
    expect(await sectionsOf(page)).toEqual(sections)
    await expect(page.getByRole('heading')).toHaveText(titles)
  })
})

test.describe('where the demo’s host has no sub-domains', () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide((baseURL ?? '').replace('localhost', '127.0.0.1')) })

  test('channels and the main site are reached by the parameter', { tag: '@all' }, async ({ page }) => {
    await openShortHome(page, on('haeon', { seed: '2' }))
    const card = section(page, 'channels').getByRole('link').first()
    const label = new URL((await card.getAttribute('href')) ?? '').hostname.split('.')[0]
    await card.click()
    await expect(page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/\\?.*channel=${label}`))
    await settled(page)
    await page.getByRole('link', { name: '코딩바다로 가기' }).click()
    await expect(page).toHaveTitle('홈 · 코딩바다')
    expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1/)
  })
})
