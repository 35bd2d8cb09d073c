// Which Chromium the browser tests use: CHROMIUM_PATH, the system's, Playwright's own, or one that Playwright can fetch.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of the browser to start; undefined when Playwright's own is there. */
export const chromiumPath = () => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
    return named
  }
  return systemPlaces.find(existsSync)
}

export const ensureChromium = () => {
  if (chromiumPath() || existsSync(chromium.executablePath())) return
  console.log('No Chromium found: asking Playwright to install one …')
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' })
  } catch {
    throw new Error('The browser tests need Chromium. Install one (e.g. `apt install chromium`) or name it in CHROMIUM_PATH.')
  }
}
