// `npm run pictures`: takes the pictures of the product that /schools and the studio's guide show, from the demo as it is now.
// To be run again when one of these screens has changed much.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { chromiumPath, ensureChromium } from '../../../tests/e2e/chromium.mjs'

const screens = {
  types: { path: '/problem/category?page=1&persona=learner' },
  'own-problem': { path: '/studio/publish/problem/500000001?persona=teacher', top: 240 },
  homework: { path: '/studio/homework/70001?persona=teacher', top: 180 },
  // The class solves while one looks on.
  'class-view': { path: '/studio/homework/40/assignment/400/members?persona=teacher', waitMs: 30_000 },
  test: { path: '/studio/room/6001?persona=teacher', top: 180 },
}

/** In CSS pixels; the pictures' attributes in `ScreenPicture.tsx` name the same. */
const size = { width: 1200, height: 750 }

ensureChromium({ isMeasured: true })
await build({ mode: 'demo', logLevel: 'warn' })
const server = await preview({ mode: 'demo', preview: { host: '127.0.0.1', port: 0 } })
const [origin] = server.resolvedUrls.local
const browser = await chromium.launch({ executablePath: chromiumPath({ isMeasured: true }), args: ['--no-sandbox'] })

const take = async (name, { path, top = 0, waitMs = 8000 }, theme) => {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce', locale: 'ko' })
  const page = await context.newPage()
  await page.goto(new URL(path, origin).href)
  await page.waitForTimeout(waitMs)
  // The demo's bar is no part of the product.
  await page.getByRole('region', { name: '미리보기' }).evaluate((bar) => (bar.style.display = 'none'))
  await page.evaluate((y) => scrollTo(0, y), top)
  await page.waitForTimeout(1000)
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  writeFileSync(`src/ui/platform/screens/${name}${theme === 'dark' ? '-dark' : ''}.webp`, Buffer.from(data, 'base64'))
}

const themes = ['light', 'dark']
await Promise.all(Object.entries(screens).flatMap(([name, screen]) => themes.map((theme) => take(name, screen, theme))))
await browser.close()
await server.close()
