import type { Page } from '@playwright/test'
import { expect, openHome, openOnClock, railAtRest, section, switchTo, test } from './demo.ts'

const rail = (page: Page, id = 'courses') => section(page, id).getByRole('region')
const shown = (page: Page, id = 'courses') =>
  rail(page, id)
    .locator('[aria-roledescription="슬라이드"]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
/** Returns the first visible place once the rail has stopped. */
const placeAtRest = async (page: Page) => {
  await railAtRest(page, 'courses')
  return Number((await shown(page))[0]?.split(' ')[0])
}
const press = (page: Page, name: string, id = 'courses') => rail(page, id).getByRole('button', { name, exact: true }).click()

/** Scrolls the rail into view and waits until the page knows, since it moves only while it is seen. */
const bringIntoView = async (page: Page) => {
  await rail(page).scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  // Observers are called in the order of their creation, so the page's own has been called before this one.
  await rail(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((seen, observer) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          resolve()
        }).observe(element)
      }),
  )
}

/** Resizes the page so that the carousel's own container has the given width. */
const widen = async (page: Page, width: number, id: string) => {
  const besides = width > 692 ? 2 * 32 + 300 + 32 : width > 592 ? 2 * 24 : 2 * 16
  await page.setViewportSize({ width: width + besides, height: 900 })
  await expect.poll(async () => (await rail(page, id).boundingBox())?.width).toBe(width)
}

test.use({ reusesPage: true })

test('carousels show four, three or two items by their own width, those of classes by narrower ones, with gaps of 11 px [S-299] [S-300] [S-301] [S-302] [S-303] [S-304] [S-305] [A-36]', async ({
  page,
}) => {
  await openHome(page, { motion: 'reduce' })
  const ids = ['courses', 'live-classes', 'classes'] as const
  for (const [width, ...visible] of [
    [933, 4, 4],
    [932, 3, 4],
    [688, 3, 4],
    [687, 2, 3],
    [508, 2, 3],
    [507, 2, 2],
  ] as const) {
    await widen(page, width, 'courses')
    for (const id of ids) {
      const expected = visible[id === 'courses' ? 0 : 1]
      await expect.poll(async () => (await shown(page, id)).length, `${id}, ${width} px`).toBe(expected)
      const gaps = await rail(page, id)
        .locator('[aria-roledescription="슬라이드"]:not([inert])')
        .evaluateAll((slides) => {
          const boxes = slides.map((slide) => slide.getBoundingClientRect())
          return boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right)
        })
      expect(gaps).toHaveLength(expected - 1)
      for (const gap of gaps) expect(gap, `${id}, ${width} px`).toBeCloseTo(11, 1)
    }
  }
})

test('arrows wrap at both ends, a wider page keeps the place, and what is out of sight is out of the keyboard’s reach, or not there at all [S-187] [S-328] [F-099] [F-040] [F-053]', async ({
  page,
}) => {
  await openHome(page, { motion: 'reduce' })
  expect(await shown(page)).toEqual(['1 / 12', '2 / 12', '3 / 12', '4 / 12'])
  await rail(page).getByRole('button', { name: '다음', exact: true }).focus()
  const reached: string[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => document.activeElement?.closest('[aria-roledescription="슬라이드"]')?.getAttribute('aria-label') ?? ''),
    )
  }
  expect(reached).toEqual(['1 / 12', '2 / 12', '3 / 12', '4 / 12'])
  await press(page, '이전')
  await expect.poll(() => shown(page)).toEqual(['9 / 12', '10 / 12', '11 / 12', '12 / 12'])
  await press(page, '다음')
  await expect.poll(async () => (await shown(page))[0]).toBe('1 / 12')
  await press(page, '다음')
  for (const width of [700, 1024, 1440]) await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => shown(page)).toEqual(['2 / 12', '3 / 12', '4 / 12', '5 / 12'])

  await switchTo(page, { content: 'huge', motion: 'reduce' })
  await expect.poll(async () => (await shown(page))[0]).toBe('1 / 1000')
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
  await press(page, '이전')
  await expect.poll(() => shown(page)).toEqual(['997 / 1000', '998 / 1000', '999 / 1000', '1000 / 1000'])
  await expect(rail(page).getByRole('group', { name: '1000 / 1000' }).getByRole('link').first()).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe goes on, natively [S-187]', async ({ page }) => {
    await openHome(page, { motion: 'reduce' })
    const track = rail(page).locator('[aria-roledescription="슬라이드"]').first()
    await track.scrollIntoViewIfNeeded()
    const box = (await track.boundingBox())!
    const cdp = await page.context().newCDPSession(page)
    const y = Math.round(box.y + 60)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', 350)
    for (let x = 340; x >= 350 - box.width; x -= 10) await touch('touchMove', x)
    await touch('touchEnd')
    await expect.poll(async () => (await shown(page))[0]).toBe('2 / 12')
  })
})

/** Scrolls through all carousels, since cards beside the view are drawn only once somebody gets there. */
const seeAllOf = async (page: Page) => {
  for (const carousel of await page.locator('main [aria-roledescription="캐러셀"]').all()) {
    await carousel.scrollIntoViewIfNeeded()
    const beside = carousel.locator('[aria-roledescription="슬라이드"][inert]')
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return await beside.count()
      })
      .toBeGreaterThan(1)
  }
}

test.describe('on a clock that only the test moves', () => {
  test.use({ reusesPage: 'onClock' })

  test('it moves on by one item every seven seconds and wraps to the start; out of sight, under a dialog, under the mouse and after a move by hand it stands [S-186] [S-187] [S-297] [A-34]', async ({
    page,
  }) => {
    const frame = (isInert: boolean) =>
      page.evaluate(
        (inert) => document.querySelectorAll('#page-frame > *').forEach((part) => part.toggleAttribute('inert', inert)),
        isInert,
      )
    const standsStill = async (turns = 3) => {
      const before = await shown(page)
      for (let turn = 0; turn < turns; turn++) {
        await page.clock.runFor(7000)
        expect(await shown(page)).toEqual(before)
      }
    }
    await openOnClock(page)
    await standsStill()
    await bringIntoView(page)
    await frame(true)
    await standsStill()
    await frame(false)
    for (const next of [2, 3]) {
      await page.clock.runFor(7000)
      await expect.poll(() => placeAtRest(page)).toBe(next)
    }
    await rail(page).hover()
    await standsStill(9)
    await press(page, '다음')
    await page.mouse.move(5, 5)
    await placeAtRest(page)
    await standsStill()
    expect((await shown(page))[0]).toBe('4 / 12')
    // Going back from the first view leads to the last one, with the last four items.
    while ((await placeAtRest(page)) !== 9) await press(page, '이전')
    await press(page, '자동 넘김 시작')
    await page.mouse.move(5, 5)
    await page.clock.runFor(7000)
    await expect.poll(() => placeAtRest(page)).toBe(1)
  })

  test('carousels that move at once change the items that come and go, and nothing else [F-104]', { tag: '@all' }, async ({ page }) => {
    // Carousels move only while they are seen, so the window is tall enough for all of them.
    await page.setViewportSize({ width: 1440, height: 6000 })
    await openOnClock(page)
    await seeAllOf(page)
    await placeAtRest(page)
    await page.evaluate(() => {
      const [drawn, changed] = [new Set<Element>(), new Set<Element>()]
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'childList' ? addedNodes : [target])
            if (node instanceof Element) (type === 'childList' ? drawn : changed).add(node)
      }).observe(document.querySelector('main')!, { subtree: true, childList: true, attributes: true })
      Object.assign(window, { drawn, changed })
    })
    await page.clock.runFor(7000)
    await placeAtRest(page)
    const { moving, drawn, slides, others } = await page.evaluate(() => {
      const noted = window as unknown as Readonly<Record<'drawn' | 'changed', ReadonlySet<Element>>>
      const changed = [...noted.changed].filter((element) => ![...noted.drawn].some((slide) => slide.contains(element)))
      const isSlide = (element: Element) => element.matches('[aria-roledescription="슬라이드"]')
      return {
        moving: document.querySelectorAll('main [aria-roledescription="캐러셀"] button[aria-label="자동 넘김 정지"]').length,
        drawn: noted.drawn.size,
        slides: changed.filter(isSlide).length,
        others: changed.filter((element) => !isSlide(element) && !element.matches('[class*="track"]')).map(({ outerHTML }) => outerHTML),
      }
    })
    expect(moving).toBeGreaterThanOrEqual(6)
    expect(drawn).toBeLessThanOrEqual(moving)
    expect(slides).toBe(2 * moving)
    expect(others).toEqual([])
  })
})

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('resizing raises no loop errors', { tag: '@all' }, async ({ page }) => {
    await openHome(page)
    for (let step = 0; step < 20; step++) {
      await page.setViewportSize({ width: 1440 - step * 55, height: 900 })
      await page.waitForTimeout(60)
    }
  })
})
