import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { barriersOf } from './barriersOf.ts'
import { expect, openView, openHome, openShortHome, section, sectionsOf, settled, test, unchanged, view } from './demo.ts'
import { productionPort } from './playwright.config.ts'

const bar = (page: Page) => page.getByRole('region', { name: '미리보기', exact: true })
const control = (page: Page, name: string) => bar(page).getByLabel(name, { exact: true }).first()
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).first().click()
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test.describe('the preview bar', () => {
  test.use({ reusesPage: true })

  test('another role is seen without a reload, at the same place of the page; back and forward lead through them [S-334]', async ({
    page,
  }) => {
    await openHome(page, { motion: 'reduce' })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const scrolled = () =>
      page.evaluate(() => {
        window.scrollTo(0, 1500)
        return window.scrollY
      })
    await expect.poll(scrolled).toBe(1500)
    await control(page, '역할').selectOption('teacher')
    await expect(section(page, 'admin-cards')).toHaveCount(1)
    await settled(page)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY)).toBe(1500)
    await page.goBack()
    await expect(section(page, 'admin-cards')).toHaveCount(0)
    await expect(control(page, '역할')).toHaveValue('learner')
    await page.goForward()
    await expect(section(page, 'admin-cards')).toHaveCount(1)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('on a channel’s own host the bar knows the channel, and leaves the host for another one [S-334] [A-04]', { tag: '@all' }, async ({
    page,
    baseURL,
  }) => {
    const own = (baseURL ?? '').replace('//localhost', '//haeon.localhost')
    await page.goto(own + view({ persona: 'guest' }))
    await settled(page)
    await expect(control(page, '채널')).toHaveValue('haeon')
    await control(page, '채널').selectOption('narae')
    await page.waitForURL((url) => url.hostname === 'localhost')
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('나래교육')
    await expect(section(page, 'login')).toHaveCount(1)
  })

  test('stays usable under an open dialog, whose Escape is not the bar’s; a change of role starts a new page session [A-48] [A-55]', async ({
    page,
  }) => {
    await openShortHome(page)
    await page.getByRole('button', { name: '퀘스트 보기' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const dialog = await page.getByRole('dialog').boundingBox()
    const edge = await bar(page).boundingBox()
    expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
    await press(page, '보기 조건')
    await expect(bar(page).getByRole('group', { name: '보기 조건' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page).getByRole('group')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar(page).getByRole('button', { name: '보기 조건' })).toBeFocused()
    // The key is pressed twice: first the bar is folded, then it opens with the focus in it.
    await page.keyboard.press('Alt+Shift+KeyP')
    await expect(bar(page).getByRole('combobox')).toHaveCount(0)
    await page.keyboard.press('Alt+Shift+KeyP')
    await expect(control(page, '역할')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => said(page, 'persona')).toBe('teacher')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(section(page, 'admin-cards')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-locked', '')
    await expect(control(page, '역할')).toBeFocused()
  })

  test('works by keyboard alone, and folds away to a handle that remembers it [S-334]', { tag: '@all' }, async ({ page }) => {
    await openShortHome(page, { motion: 'reduce' })
    await control(page, '역할').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => said(page, 'persona')).toBe('teacher')
    await page.keyboard.press('Alt+Shift+KeyP')
    await expect(bar(page).getByRole('combobox')).toHaveCount(0)
    await expect(bar(page).getByRole('button', { name: '미리보기 열기' })).toBeFocused()
    await page.reload()
    await bar(page).getByRole('button', { name: '미리보기 열기' }).press('Enter')
    await expect(bar(page).getByRole('button', { name: '접기' })).toBeFocused()
    await expect(control(page, '역할')).toBeVisible()
  })

  test.describe('in a page of its own', () => {
    test.use({ reusesPage: false })

    test('may come before the prerendered page is taken over, which stays as it is', async ({ page }) => {
      // React takes over in a task of its own, which waits here until the preview has long been there.
      await page.addInitScript(() => {
        const post = MessagePort.prototype.postMessage
        MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
          setTimeout(() => post.call(this, message), Math.max(0, 2_000 - performance.now()))
        }
      })
      await page.goto(view())
      const prerendered = await page.locator('main').evaluateHandle((main) => main)
      await expect(bar(page)).toBeVisible()
      await settled(page)
      expect(await prerendered.evaluate((main) => main.isConnected)).toBe(true)
    })
  })

  test('has room on a phone, hides no end of the page and no barrier [S-334] [F-100]', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openShortHome(page, { motion: 'reduce' })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await barriersOf(page), `${width} px`).toEqual([])
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const footer = await page.getByRole('contentinfo').boundingBox()
      const edge = await bar(page).boundingBox()
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1)
      await press(page, '보기 조건')
      const panel = bar(page).getByRole('group', { name: '보기 조건' })
      await expect(panel).toBeVisible()
      const small = await bar(page)
        .locator('button:visible, select:visible')
        .evaluateAll((controls) => controls.map((element) => element.getBoundingClientRect()).filter(({ height }) => height < 42).length)
      expect(small).toBe(0)
      expect(await barriersOf(page), `${width} px, with its panel`).toEqual([])
      if (width === 390) await press(page, '보기 조건')
    }
    await bar(page).getByRole('group', { name: '보기 조건' }).getByLabel('역할').selectOption('guest')
    await expect(section(page, 'login')).toHaveCount(1)
  })

  test('has no barrier with any of its panels open, and is there in forced colours too [S-334]', { tag: '@all' }, async ({ page }) => {
    await openShortHome(page, { motion: 'reduce', channel: 'haeon' })
    for (const panel of ['보기 조건', '왜 보이나요?', '설정 놀이터', '오류 실험']) {
      await press(page, panel)
      await expect(bar(page).getByRole('group', { name: panel })).toBeVisible()
      expect(await barriersOf(page), panel).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(bar(page)).toBeVisible()
      await page.emulateMedia({ forcedColors: 'none' })
      await press(page, panel)
      await expect(bar(page).getByRole('group', { name: panel })).toHaveCount(0)
    }
  })
})

test.describe('what the preview tells of the page', () => {
  test.use({ reusesPage: true })

  test('outlines each section where it stands, as long as that is asked for [S-334] [S-008]', { tag: '@all' }, async ({ page }) => {
    await openHome(page, { persona: 'guest', motion: 'reduce' })
    await press(page, '왜 보이나요?')
    const outlined = () => page.locator('[data-outline]').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('data-outline')))
    await expect.poll(async () => new Set(await outlined())).toEqual(new Set(await sectionsOf(page)))
    const top = async (frame: Locator) => (await frame.boundingBox())?.y ?? Number.NaN
    await expect
      .poll(async () => Math.abs((await top(page.locator('[data-outline="courses"]'))) - (await top(section(page, 'courses')))))
      .toBeLessThan(2)
    await control(page, '역할').selectOption('learner')
    await expect(page.locator('[data-outline="user"]')).toBeVisible()
    await press(page, '왜 보이나요?')
    await expect(page.locator('[data-outline]')).toHaveCount(0)
  })

  test('the matrix of who sees what is walked by keys, has no barrier, and is printed without the bar [S-334]', { tag: '@all' }, async ({
    page,
  }) => {
    await openView(page, view({ channel: 'narae' }, '/preview/who-sees-what'))
    const cells = page.locator('[data-row="homework"] [data-cell]')
    await expect(cells).toHaveCount(8)
    await cells.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(cells.nth(2)).toBeFocused()
    await expect(page.getByRole('main').getByRole('status')).toContainText('새내기 · 숙제: 보임.')
    expect(await barriersOf(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })
})

test.describe('side by side', () => {
  test.use({ reusesPage: true })

  test('shows two roles on one clock and outlines what differs; a message from elsewhere changes nothing [S-334] [F-065]', {
    tag: '@all',
  }, async ({ page, context }) => {
    await openShortHome(page, { motion: 'reduce' })
    await press(page, '나란히 보기')
    const [left, right] = [page.frameLocator('iframe[name="preview-left"]'), page.frameLocator('iframe[name="preview-right"]')]
    await expect(left.locator('[data-outline="user"]')).toBeVisible()
    await expect(right.locator('[data-outline="login"]')).toBeVisible()
    await expect(right.locator('[data-outline="courses"]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('status')).toContainText('학습자 쪽에만 내 채널')
    await expect(page.getByRole('main').getByRole('status')).toContainText('손님 쪽에만 로그인 카드')
    await expect(left.getByRole('region', { name: '미리보기' })).toHaveCount(0)
    // A frame reports its sections again with each list that arrives.
    for (const frame of [left, right]) await frame.locator('main[aria-busy="false"]').waitFor()
    await unchanged(() => page.getByRole('main').getByRole('status').innerText(), { intervals: [500] })
    const summary = await page.getByRole('main').getByRole('status').innerText()
    await page.evaluate(() => window.postMessage({ kind: 'codingbada-preview-seen', sections: [] }, '*'))
    // This window has another origin; it cannot be framed here, but a window that the page opens can post messages to it.
    const elsewhere = page.url().replace(/localhost(:\d+).*/, '127.0.0.1$1/robots.txt')
    const [stranger] = await Promise.all([context.waitForEvent('page'), page.evaluate((href) => void window.open(href), elsewhere)])
    await stranger.waitForLoadState()
    await stranger.evaluate(() => {
      const opener = window.opener as Window
      opener.postMessage({ kind: 'codingbada-preview-seen', sections: [] }, '*')
      opener.frames[0]?.postMessage({ kind: 'codingbada-preview-mark', sections: [] }, '*')
    })
    await stranger.close()
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name="preview-left"]')
      const foreign = { kind: 'codingbada-preview-mark', sections: [{ id: 'no-such-section', label: '?' }] }
      frame?.contentWindow?.postMessage(foreign, '*')
    })
    await page.waitForTimeout(300)
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe(summary)
    await expect(left.locator('[data-outline="user"]')).toBeVisible()
    await page.getByLabel('두 번째 역할').selectOption('learner')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('두 화면의 영역과 제목이 같아요.')
    await page.getByLabel('두 번째 기기').selectOption('mobile')
    await expect.poll(async () => (await page.locator('iframe[name="preview-right"]').boundingBox())?.width).toBeCloseTo(390, -1)
  })

  test('on a phone a teacher opens it with a learner’s view, one frame at a time [S-334]', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openShortHome(page, { persona: 'teacher', device: 'mobile', motion: 'reduce' })
    await press(page, '보기 조건')
    await press(page, '나란히 보기')
    const [left, right] = [page.locator('iframe[name="preview-left"]'), page.locator('iframe[name="preview-right"]')]
    await expect(right).toBeVisible()
    await expect(left).toBeHidden()
    expect((await right.boundingBox())?.width).toBeGreaterThan(320)
    await expect(page.frameLocator('iframe[name="preview-right"]').locator('[data-section="user"]')).toContainText('하늘')
    await expect(page.getByRole('main').getByRole('status')).toContainText('선생님 · 모바일 쪽에만 관리 카드')
    await page.getByRole('button', { name: '선생님 · 모바일' }).click()
    await expect(left).toBeVisible()
    await expect(right).toBeHidden()
    expect(await barriersOf(page)).toEqual([])
  })
})

test.describe('a brand that is tried out', () => {
  test.use({ reusesPage: true })

  test('reaches the banners, is told when it is darkened, survives a reload, and goes with the link [S-334]', { tag: '@all' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openShortHome(page, { motion: 'reduce' })
    await press(page, '설정 놀이터')
    const form = bar(page).getByRole('group', { name: '설정 놀이터' })
    await form.getByRole('button', { name: '해온코딩학원' }).click()
    await expect(section(page, 'channel-banner')).toBeVisible()
    const colour = () => page.locator('#page-frame').evaluate((frame) => getComputedStyle(frame).getPropertyValue('--action'))
    const before = await colour()
    await form.getByLabel('대표 색 값').fill('#ffcc00')
    await expect.poll(colour).not.toBe(before)
    await expect(form.getByRole('status').first()).toContainText('#FFCC00 →')
    const banner = (on: Page) =>
      section(on, 'channel-banner')
        .locator('img')
        .first()
        .evaluate((picture) => getComputedStyle(picture.parentElement ?? picture).backgroundImage)
    await expect.poll(() => banner(page)).toContain('rgb(255, 204, 0)')
    await form.getByLabel('채널 이름').fill('푸른코딩')
    const drop = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40" fill="#ffcc00"/></svg>'
    await form.getByLabel('로고').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drop) })
    const logo = (on: Page) => on.getByRole('banner').locator('img[src^="data:image/"]')
    await expect(logo(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('푸른코딩')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('푸른코딩')
    await press(page, '링크 복사')
    await expect(bar(page).getByText('링크를 복사했어요.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const colleague = await context.newPage()
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('푸른코딩')
    await expect(logo(colleague)).toBeVisible()
    await expect.poll(() => banner(colleague)).toContain('rgb(255, 204, 0)')
    expect(new URL(colleague.url()).hash).toBe('')
    await press(colleague, '처음 상태로')
    await colleague.goto(view({ channel: 'haeon' }))
    await expect(colleague.getByRole('heading', { level: 1 })).toContainText('해온코딩학원')
  })
})

test.describe('switching role a hundred times', () => {
  test('leaks neither memory nor listeners, nodes or timers, and leaves no stale section [F-094]', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(countTimers)
    await openHome(page, { motion: 'reduce' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const roles = ['guest', 'learner', 'teacher', 'enterprise', 'newcomer', 'premium'] as const
    const switchRoles = async (times: number) => {
      await page.evaluate(chooseInTurn, [times, roles] as const)
      await control(page, '역할').selectOption('guest')
      await settled(page)
      await expect.poll(() => sectionsOf(page)).toContain('login')
      await page.waitForTimeout(1_000)
    }
    await switchRoles(10)
    const early = await weigh(page, devtools)
    await switchRoles(100)
    const late = await weigh(page, devtools)
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ early, late }) })
    expect(late.heap - early.heap).toBeLessThan(5_000_000)
    expect(late.listeners - early.listeners).toBeLessThan(50)
    expect(late.nodes - early.nodes).toBeLessThan(500)
    expect(late.timers).toBeLessThanOrEqual(early.timers + 1)
    expect(await sectionsOf(page)).not.toContain('user')
  })
})

/** Selects roles by the bar's own control, each for two frames. */
const chooseInTurn = async ([times, roles]: readonly [number, readonly string[]]) => {
  for (let turn = 0; turn < times; turn++) {
    const select = document.querySelector<HTMLSelectElement>('section[aria-label="미리보기"] select:has([value="enterprise"])')
    if (!select) throw new Error('no control of roles')
    select.value = roles[turn % roles.length]!
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    if (!location.search.includes(`persona=${select.value}`)) throw new Error(`${select.value} was not heard`)
  }
}

const countTimers = () => {
  const active = new Set<unknown>()
  Object.assign(window, { activeTimers: active })
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: end } = window
  Object.assign(window, {
    setTimeout: (work: () => void, wait?: number, ...given: unknown[]) => {
      const timer = start(() => {
        active.delete(timer)
        Reflect.apply(work, window, given)
      }, wait)
      active.add(timer)
      return timer
    },
    clearTimeout: (timer: number) => {
      active.delete(timer)
      stop(timer)
    },
    setInterval: (work: () => void, wait?: number) => {
      const timer = repeat(work, wait)
      active.add(timer)
      return timer
    },
    clearInterval: (timer: number) => {
      active.delete(timer)
      end(timer)
    },
  })
}

const weigh = async (page: Page, devtools: CDPSession) => {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const timers = await page.evaluate(() => (window as unknown as { activeTimers: Set<unknown> }).activeTimers.size)
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes'), timers }
}

test.describe('in production', () => {
  test.use({ baseURL: `http://localhost:${productionPort}`, reusesPage: 'loaded' })

  const homeData = {
    subDomain: '',
    isDesktop: true,
    bannerData: { channelBannerList: [] },
    recommendationBlock: { blockList: [] },
    recommendationCourse: { courseList: [{ courseId: 7, title: '파이썬 첫걸음' }] },
    recommendationLiveCourse: { courseList: [] },
    recommendationCourseClass: { courseClassList: [] },
    recommendationProblem: { problemList: [] },
    recommendationBlog: { blogList: [] },
    recommendationSubChannel: { channelList: [] },
  }
  const user = { state: 'VALID', gender: 'MAN', role: null, roleList: ['ROLE_USER'], userId: 3, nickname: '윤슬' }
  const teacher = { ...user, roleList: ['ROLE_TEACHER'] }
  const answers = {
    'mains/recommendations': homeData,
    'users/courses/enrolls': { courseList: [{ courseId: 9, title: '선생님만의 강의' }] },
    'users/course-classes/teachings': { courseClassList: [] },
    'users/quests': { questList: [] },
    'users/me/notifications/unread': { unreadCount: 0 },
    'users/me/habit': { streakDays: 0, includesToday: false, isRestUsed: false, goal: null, solvedToday: 0, minutesToday: 0 },
    'channels/desks': { stuckList: [], homeworkList: [], week: null },
    'problems/categories': { categoryList: [] },
    'problems/categories/groups': { categoryGroupList: [] },
    'users/channels': { totalCount: 0, channels: [] },
    'users/experiences': { experience: 10, requiredExperience: 100 },
    'users/ranks': { rankingList: [] },
    popups: { popupList: [] },
  }

  const visit = async (page: Page, me: object, isOn: boolean) => {
    const asked: { readonly call: string; readonly cookie: string | undefined }[] = []
    const chunks: string[] = []
    page.on('request', (request) => void (request.url().endsWith('.js') && chunks.push(new URL(request.url()).pathname)))
    await page.context().addCookies([{ name: 'session', value: 'teacher', url: `http://localhost:${productionPort}` }])
    await page.route('**/product/v1/**', async (route: Route) => {
      const request = route.request()
      const path = new URL(request.url()).pathname.replace('/product/v1/', '')
      asked.push({ call: `${request.method()} ${path}`, cookie: (await request.allHeaders())['cookie'] })
      const all: Record<string, unknown> = { ...answers, 'users/me': me }
      return path in all ? route.fulfill({ json: all[path] }) : route.fulfill({ status: 404, json: {} })
    })
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/(id="app-config">)/, `$1${JSON.stringify({ preview: isOn })}`)
      await route.fulfill({ response, body: html })
    })
    await page.goto('/')
    await settled(page)
    return { asked, chunks }
  }
  const isPreview = (chunk: string) => /preview/i.test(chunk)

  test('none of the preview is loaded unless the installation switches it on and the visitor teaches [A-87]', async ({ page }) => {
    for (const [me, isOn] of [
      [teacher, false],
      [user, true],
    ] as const) {
      const { chunks } = await visit(page, me, isOn)
      await page.waitForTimeout(500)
      await expect(bar(page)).toHaveCount(0)
      expect(chunks.filter(isPreview)).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test('a teacher looks through a made-up viewer over the real public data; nothing personal is asked for, nothing is written [A-87]', async ({
    page,
  }) => {
    const { asked } = await visit(page, teacher, true)
    await expect(bar(page)).toBeVisible()
    await expect(control(page, '역할').locator('option')).toHaveText([
      '내 화면 (실제)',
      '손님',
      '학습자',
      '엔터프라이즈',
      '프리미엄',
      '선생님',
    ])
    await expect(section(page, 'enrolled-courses')).toContainText('선생님만의 강의')
    // The teacher's own notifications are counted last.
    await expect.poll(() => asked.some(({ call }) => call === 'GET users/me/notifications/unread')).toBe(true)

    asked.length = 0
    await control(page, '역할').selectOption('guest')
    await settled(page)
    await expect(section(page, 'login')).toBeVisible()
    await expect(section(page, 'courses')).toContainText('파이썬 첫걸음')
    expect(asked.filter(({ call }) => call.startsWith('GET users/')).map(({ call }) => call)).toEqual([])
    expect(asked.filter(({ call }) => call === 'GET mains/recommendations').map(({ cookie }) => cookie)).toEqual([undefined])

    await control(page, '역할').selectOption('learner')
    await settled(page)
    await expect(section(page, 'user')).toContainText('학습자')
    await expect(section(page, 'enrolled-courses')).toHaveCount(0)
    await page.getByRole('button', { name: '학습자님의 메뉴' }).click()
    await page.getByRole('button', { name: '로그아웃' }).click()
    await expect(bar(page).locator('p[aria-live="polite"]')).toContainText('저장되지 않아요')
    expect(asked.filter(({ call }) => !call.startsWith('GET '))).toEqual([])

    await control(page, '역할').selectOption('')
    await expect(section(page, 'enrolled-courses')).toContainText('선생님만의 강의')
    await expect(section(page, 'admin-cards')).toBeVisible()
  })

  test('what is put away for good through a made-up viewer comes back for the teacher [A-87]', { tag: '@all' }, async ({ page }) => {
    await visit(page, teacher, true)
    await expect(bar(page)).toBeVisible()
    const popup = { popupId: 1, title: '점검 안내', content: '내용', link: null, popupShowingMethod: 'ALL' }
    await page.route('**/product/v1/popups**', (route) => route.fulfill({ json: { popupList: [popup] } }))
    await control(page, '역할').selectOption('learner')
    await page.getByRole('dialog', { name: '점검 안내' }).getByText('다시 보지 않기').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('popupNotice'))).toBeNull()
    await control(page, '역할').selectOption('')
    await expect(page.getByRole('dialog', { name: '점검 안내' })).toBeVisible()
  })
})
