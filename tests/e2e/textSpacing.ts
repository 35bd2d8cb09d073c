import type { Page } from '@playwright/test'

/** The spacing of WCAG 1.4.12, which a reader may set and the page must support. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p, h1, h2, h3, h4, li { margin-bottom: 2em !important; }`

/** Sets the spacing by an adopted sheet, which the security policy allows, and scrolls down so that everything is rendered. */
export const spaceOut = async (page: Page) => {
  await page.evaluate((css) => {
    // Sheets that this function added to the page before are removed.
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

/** Returns texts of which an ancestor cuts off part of the first line. Cutting after whole lines is intended. */
export const cutTexts = (page: Page) =>
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
        // These texts are for screen readers only.
        if (width <= 2 || height <= 2) break
        if (middle - half < top - 1 || middle + half > bottom + 1) {
          cut.push(`${text.textContent}`)
          break
        }
      }
    }
    return cut
  })
