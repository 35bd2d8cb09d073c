import type { Page } from '@playwright/test'
import { expect, test, view } from './demo.ts'
import { editor, openProblem } from './problemPage.ts'

/** Sizes of a phone with an open keyboard, and of a page at 400 %. */
const sizes = [
  { width: 390, height: 330 },
  { width: 320, height: 256 },
]

/** Pages with sticky or fixed parts, each with what it draws last: what comes later would move what has the focus out of the window. */
const pages = [
  ['/learn/problem/7003', '#questions'],
  ['/ranking', 'main ol li'],
  ['/course', 'main ol li'],
  ['/avatar', 'main img'],
] as const

const maxStops = 40

/** Describes what covers the focused element, also if no part of it is in the window; null if nothing does. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const x = (left + right) / 2
    const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y > 0 && y < window.innerHeight)
    const covers = seen.map((y) => document.elementFromPoint(x, y))
    const isOwn = (hit: Element | null) =>
      hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused) === true)
    if (covers.some(isOwn)) return null
    return `${focused.outerHTML.slice(0, 120)} lies under ${covers[0]?.outerHTML.slice(0, 80) ?? 'nothing: it is outside'}`
  })

/** Tells whether the caret of the editor is visible. */
const isCaretSeen = (page: Page) =>
  page.evaluate(() => {
    const caret = document.querySelector('[data-editor] > div')?.shadowRoot?.querySelector('.cm-cursor-primary')
    if (!caret) return false
    const { left, top, bottom } = caret.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 1, (top + bottom) / 2)
    return hit !== null && hit.closest('[data-editor]') !== null
  })

for (const size of sizes) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })

    test('nothing covers what has the focus, nor the line that is typed on', { tag: size === sizes[0] ? [] : ['@all'] }, async ({
      page,
    }) => {
      for (const [path, last] of pages)
        await test.step(`the stops of the keyboard on ${path}`, async () => {
          await page.goto(view({}, path))
          // The demo's own bar comes after the page and would cover an element that is focused already.
          await page.locator('section[aria-label="미리보기"]').waitFor()
          await page.locator(last).first().waitFor({ state: 'attached' })
          for (let stop = 1; stop <= maxStops; stop += 1) {
            await page.keyboard.press('Tab')
            await expect.poll(() => coverOfFocus(page), { message: `at stop ${stop}` }).toBeNull()
            // Escape lets Tab leave a code editor.
            await page.keyboard.press('Escape')
          }
        })
      await test.step('twelve lines', async () => {
        await openProblem(page)
        await page.getByRole('tab', { name: '코드' }).click()
        await editor(page).click()
        for (let line = 1; line <= 12; line += 1) {
          await page.keyboard.type(`print(${line})\n`)
          await expect.poll(() => isCaretSeen(page), { message: `after line ${line}` }).toBe(true)
        }
      })
    })
  })
}
