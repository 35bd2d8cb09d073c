import type { Page } from '@playwright/test'
import { expect, openView, openHome, test, view } from './demo.ts'

test.use({ reusesPage: true })

/** What WCAG 1.4.12 lets a reader set, and the page must bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p, h1, h2, h3, h4, li { margin-bottom: 2em !important; }`

/** Sets the spacing in a way that the security policy allows, and draws what comes into view on the way down. */
const setSpacing = async (page: Page) => {
  await page.evaluate((css) => {
    // Of the page before.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => !Reflect.has(other, 'isOfTest'))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(Object.assign(sheet, { isOfTest: true }))
  }, spacing)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
}

/** Texts of which an ancestor cuts off a part of the first line. What is cut after whole lines is meant to be. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#page-frame') ?? document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      const range = document.createRange()
      range.selectNodeContents(text)
      const line = range.getClientRects()[0]
      if (!line?.width || !text.parentElement) continue
      const half = parseFloat(getComputedStyle(text.parentElement).fontSize) / 2
      const middle = (line.top + line.bottom) / 2
      for (let box: Element | null = text.parentElement; box && box.id !== 'page-frame'; box = box.parentElement) {
        if (!['hidden', 'clip'].includes(getComputedStyle(box).overflowY)) continue
        const { top, bottom, width, height } = box.getBoundingClientRect()
        // Words for screen readers alone.
        if (width <= 2 || height <= 2) break
        if (middle - half < top - 1 || middle + half > bottom + 1) {
          cut.push(`${text.textContent}`)
          break
        }
      }
    }
    return cut
  })

test('no home page cuts a line of text when a reader spaces it out', async ({ page }) => {
  for (const [name, width, wishes] of [
    ['the home page', 1280, {}],
    ['the home page on a phone', 360, {}],
    ['a channel’s home page', 1280, { channel: 'haeon' }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page, wishes)
    await setSpacing(page)
    await expect.poll(() => cutTexts(page), name).toEqual([])
  }
})

test('nor does any other page', async ({ page }) => {
  for (const path of [
    '/course',
    '/live/course',
    '/course/1/lesson',
    '/my',
    '/search?keyword=파이썬',
    '/ranking',
    '/problem?page=1',
    '/learn/problem/7003',
  ]) {
    // What is left of the page before does not count.
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-seen', ''))
    await openView(page, view({}, path))
    await expect(page.locator('main:not([data-seen], [aria-busy="true"])')).toBeVisible()
    await setSpacing(page)
    await expect.poll(() => cutTexts(page), path).toEqual([])
  }
})
