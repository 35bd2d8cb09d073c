import type { Page } from '@playwright/test'
import { expect, openView, test, view } from './demo.ts'
import { keySentence, keySentencePlaces } from './keySentences.ts'

test.use({ reusesPage: true })

/** Returns the lines that the page shows and that name a key. */
const keyLines = async (page: Page) => (await page.locator('body').innerText()).split('\n').filter((line) => keySentence.test(line))

const open = async (page: Page, { path, parameters, open: openPart }: (typeof keySentencePlaces)[string]) => {
  await openView(page, view({ motion: 'reduce', ...parameters }, path))
  await openPart?.(page)
}

test('a mouse and a keyboard: each place tells of its keys', { tag: '@all' }, async ({ page }) => {
  for (const [name, place] of Object.entries(keySentencePlaces))
    await test.step(name, async () => {
      await open(page, place)
      await expect.poll(() => keyLines(page), { message: name }).toContainEqual(expect.stringMatching(place.sentence))
    })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('no place tells of keys', { tag: '@all' }, async ({ page }) => {
    for (const [name, place] of Object.entries(keySentencePlaces))
      await test.step(name, async () => {
        await open(page, place)
        await page.locator('[data-keys]', { hasText: place.sentence }).first().waitFor({ state: 'attached' })
        expect.soft(await keyLines(page), name).toEqual([])
      })
  })
})
