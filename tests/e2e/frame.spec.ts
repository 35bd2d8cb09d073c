import type { Page } from '@playwright/test'
import { expect, nextFrame, openView, openHome, openShortHome, section, switchTo, test, view } from './demo.ts'

test.use({ reusesPage: true })

test('every word of the page is Korean, and it says what it is [S-001]', { tag: '@all' }, async ({ page }) => {
  await openShortHome(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveTitle('홈 · 코딩바다')
  for (const given of [{ persona: 'guest' }, {}, { persona: 'operator', channel: 'haeon' }, { channel: 'narae' }, { content: 'empty' }]) {
    await switchTo(page, given)
    expect(latinWords(await allWords(page)).filter((word) => !names.has(word))).toEqual([])
  }
})

/** Latin words that are allowed: the spec's own name for the trial, units of the game, and terms that programmers of all languages use. */
const names: ReadonlySet<string> = new Set(['Open', 'Beta', 'Lv', 'XP', 'AI', 'SW', 'SQL', 'DP', 'for', 'while'])

const latinWords = (words: string) => words.replaceAll(/\S+@\S+|[\w-]+\.\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []

/** Returns all text of the page, including what only screen readers and tooltips give. */
const allWords = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'placeholder', 'title']
    const told = attributes.flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)))
    return [document.body.innerText, ...told].join('\n')
  })

test('the home page has a way in to every kind of content, sea creatures, the footer of who runs it, and asks for no valid form [S-002] [S-003] [S-191] [F-060]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page)
  const ways = ['/course/class/', '/learn/problem/', '/learn/block/', '/video?', '/document?', '/course/1']
  for (const way of ways) await expect(page.locator(`a[href^="${way}"]`).first()).toBeAttached()
  expect(await page.locator('use[href*="creatures"]').count()).toBeGreaterThan(4)
  const footer = page.getByRole('contentinfo')
  for (const words of ['(주)코딩바다', '대표자', '사업자등록번호', '주소', '전화번호', '이메일']) await expect(footer).toContainText(words)
  for (const name of ['이용약관', '개인정보처리방침', '고객센터']) await expect(footer.getByRole('link', { name })).toBeVisible()
  // The number in the title is the number of joined channels in the row.
  const channels = section(page, 'enrolled-channels')
  const count = await channels.getByRole('heading', { level: 2 }).textContent()
  await expect(channels.locator(`[aria-label$="/ ${count?.match(/\d+/)?.[0]}"]`).first()).toBeAttached()
  // Every link to a new tab says so, and has `noopener`.
  const links = await page
    .locator('a[target="_blank"]')
    .evaluateAll((all) => all.map((link) => ({ rel: link.getAttribute('rel'), words: link.textContent })))
  expect(links).not.toHaveLength(0)
  for (const link of links) expect(link).toEqual({ rel: expect.stringContaining('noopener'), words: expect.stringContaining('새 창') })
  await switchTo(page, { persona: 'guest' })
  await expect(page.locator('[required], [pattern], [aria-invalid], [aria-required]')).toHaveCount(0)
  // Teachers assign worksheets, so links to them are in the study log only.
  await switchTo(page, { channel: 'haeon' })
  await expect(section(page, 'study-log').locator('a[href^="/worksheet/"]').first()).toBeAttached()
})

test('the first stop of the keyboard is the way to the content; signing out makes a guest of the learner, says so and keeps the keyboard’s place [S-098] [F-099]', async ({
  page,
}) => {
  await openShortHome(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('코딩바다에 오신 걸 환영해요!')
  await expect(page.locator('[data-section="login"]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '로그아웃했어요' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

const headerNav = (page: Page) => page.getByRole('navigation', { name: '주요 메뉴' })

test('the places have one name each, in the header, in their title and on every page below; a search leads to all that it found, and an unknown address home', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page)
  await expect(headerNav(page).getByRole('link')).toHaveText(['강의', '수업', '라이브', '문제', '자료', '랭킹', '내 정보'])
  for (const name of ['강의', '수업', '라이브', '랭킹']) {
    await headerNav(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(headerNav(page).locator('[aria-current="page"]')).toHaveText([name])
  }
  for (const [path, name] of [
    ['/course/1/lesson', '강의'],
    ['/video', '자료'],
    ['/shop', '내 정보'],
  ] as const) {
    await openView(page, view({}, path))
    await expect(headerNav(page).locator('[aria-current="page"]')).toHaveText([name])
  }

  await page.getByRole('searchbox', { name: '무엇이든 검색' }).fill('파도')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === '/search' && searchParams.get('keyword') === '파도')
  const main = page.getByRole('main')
  // The previous page announces something of its own.
  await expect(
    main.getByRole('status').filter({ hasText: /강의 \d+개 · 수업 \d+개 · 라이브 \d+개 · 문제 \d+개에서 찾았어요/ }),
  ).toBeVisible()
  for (const name of ['강의', '수업', '라이브', '문제']) await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  await main.getByRole('link', { name: /강의 \d+개 모두 보기/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('강의')
  await expect(page.getByRole('searchbox', { name: '찾고 싶은 강의' })).toHaveValue('파도')
  // The catalogue has a search field of its own, so the header has none.
  await expect(page.getByRole('searchbox')).toHaveCount(1)

  await openView(page, view({}, '/no/such/page'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('앗, 길을 잃었어요')
  await page.getByRole('link', { name: '홈으로 가기' }).click()
  await expect(page).toHaveTitle('홈 · 코딩바다')
})

test('the theme follows the system until somebody chooses, and the choice lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openShortHome(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '화면 테마: 시스템 설정' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: '화면 테마: 라이트' })).toBeVisible()
})

test('a link stays in the demo view, and back returns to the same place', { tag: '@all' }, async ({ page }) => {
  await openShortHome(page, { persona: 'guest' })
  await page.evaluate(() => window.scrollTo(0, 900))
  // The browser stores the scroll position once it has rendered it.
  await nextFrame(page)
  await page.waitForTimeout(300)
  await page.getByRole('link', { name: '자료', exact: true }).click()
  await expect(page).toHaveURL(/\/document\?page=1&order=DESC&persona=guest/)
  await expect(page).toHaveTitle('디지털 문서 · 코딩바다')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: '코딩바다' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('코딩바다에 오신 걸 환영해요!')
  await page.goBack()
  await expect(page).toHaveTitle('디지털 문서 · 코딩바다')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('코딩바다에 오신 걸 환영해요!')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the header is one row with a way to search, what the page leads to lies along the foot of the screen, and the theme is chosen in the account’s menu and on the page of one’s own', async ({
    page,
  }) => {
    await openShortHome(page)
    const html = page.locator('html')
    expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)).toBeLessThan(60)
    await expect(headerNav(page).getByRole('link')).toHaveText(['홈', '강의', '문제', '랭킹', '내 정보'])
    const bar = await headerNav(page).evaluate((nav) => nav.getBoundingClientRect().toJSON())
    const preview = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--preview-height')))
    expect(bar.bottom).toBe(740 - preview)
    await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
    await page.getByRole('radio', { name: '다크' }).check()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await headerNav(page).getByRole('link', { name: '내 정보' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['내 숙제', '이번 주', '내 강의', '내 수업', '내 채널', '내 기록'])
    await expect(headerNav(page).locator('[aria-current="page"]')).toHaveText(['내 정보'])
    // The learner has classes from the start; the test has registered for none.
    await expect(page.locator('section', { has: page.getByRole('heading', { name: '내 수업' }) }).getByRole('link')).not.toHaveCount(0)
    await page.getByRole('main').getByRole('radio', { name: '라이트' }).check()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: '검색' }).click()
    await expect(page.getByRole('searchbox', { name: '찾고 싶은 것' })).toBeFocused()
  })
})

test.describe('by touch', () => {
  test.use({ reusesPage: false, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('no field has letters so small that a phone would magnify the whole page for them', { tag: '@all' }, async ({ page }) => {
    await openShortHome(page, { persona: 'teacher', channel: 'haeon' })
    await page.getByRole('button', { name: '보기 조건' }).click()
    await expect(page.getByRole('group', { name: '보기 조건' })).toBeVisible()
    expect(await lettersOfFields(page)).toEqual([])
    await openView(page, view({}, '/course'))
    await page.getByRole('button', { name: '필터' }).click()
    await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible()
    expect(await lettersOfFields(page)).toEqual([])
  })
})

/** Returns the fields whose font is smaller than 16 px, with its size. */
const lettersOfFields = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll(
      'select, textarea, input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="color"])',
    )
    const sizes = [...fields].map(
      (field) => [field.getAttribute('aria-label') ?? field.id, parseFloat(getComputedStyle(field).fontSize)] as const,
    )
    return sizes.filter(([, size]) => size < 16)
  })
