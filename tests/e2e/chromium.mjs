// Finds the Chromium of the browser tests: CHROMIUM_PATH, the system's, Playwright's own, or one that can be installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { commandLine } from '../../.ci/commandLine.mjs'

/** Has no windows, so the tests take a tenth less time; its frames come late, so nothing is measured in it. */
const shell = '/usr/bin/chromium-headless-shell'
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of the browser to start; undefined for Playwright's own. */
export const chromiumPath = ({ isMeasured = false } = {}) => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`)
    return named
  }
  return (isMeasured ? browsers : [shell, ...browsers]).find(existsSync)
}

/** True in a bare container, where the script may install packages: those of Debian serve if Playwright's server cannot be reached. */
const isContainer = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const attempts = ['npx playwright install chromium', ...(isContainer ? ['apt-get update -qq'] : [])]
const packages = isContainer ? ['chromium-headless-shell', 'chromium'] : []

export const ensureChromium = ({ isMeasured = false } = {}) => {
  const isThere = () => chromiumPath({ isMeasured }) !== undefined || existsSync(chromium.executablePath())
  const byPackage = packages.slice(isMeasured ? 1 : 0).map((name) => `apt-get install -y -qq ${name}`)
  for (const attempt of [...attempts, ...byPackage]) {
    if (isThere()) return
    console.log(`No Chromium found: trying ${attempt} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(...commandLine(attempt.split(' '), { stdio: 'inherit', env }))
  }
  if (!isThere()) {
    const wayOut = 'Install one (e.g. `apt install chromium`) or name it in CHROMIUM_PATH, then run `npm test` again.'
    throw new Error(`The browser tests need Chromium, and none was found or could be installed. ${wayOut}`)
  }
}
