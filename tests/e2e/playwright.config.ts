import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.mjs'

const executablePath = chromiumPath()

export const demoPort = Number(process.env['DEMO_PORT'] ?? 5180)
export const productionPort = Number(process.env['PRODUCTION_PORT'] ?? 5181)

/**
 * Only the last such switch counts, so the first lines repeat Playwright's own. The last is of the address bar, which Chromium
 * loads as two pages for each new window: a fourth of all that the tests would ask of the processors.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

/**
 * The first tier leaves out what has the tag, as `npm run test:e2e` does not; `second` is only that. What belongs where stands in tests/README.md.
 */
const tiers: Readonly<Record<string, object>> = { first: { grepInvert: /@all/ }, second: { grep: /@all/ } }

export default defineConfig({
  ...tiers[process.env['TIER'] ?? ''],
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: Math.min(4, availableParallelism()),
  // A stalled machine must not cost CI a run. `npm test` lists each retry at its end, and its test must be repaired next.
  retries: process.env['CI'] ? 1 : 0,
  // Limits only end a hang; the bench measures speed. Tests have no limits of their own.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['dot'], ['json', { outputFile: join('../..', process.env['BROWSER_REPORT'] ?? 'test-results/e2e.json') }]],
  use: {
    baseURL: `http://localhost:${demoPort}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // A service worker would fetch the whole demo for each test; only the offline tests allow it.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: [`--disable-features=${disabledFeatures.join()}`] },
  },
  webServer: [
    {
      command: 'npx vite preview --mode demo',
      cwd: '../..',
      env: { PORT: String(demoPort) },
      url: `http://127.0.0.1:${demoPort}/`,
      timeout: 180_000,
      // In CI the port must not serve another checkout.
      reuseExistingServer: !process.env['CI'],
    },
    {
      command: 'npx vite preview',
      cwd: '../..',
      env: { PORT: String(productionPort) },
      url: `http://127.0.0.1:${productionPort}/`,
      timeout: 180_000,
      // In CI the port must not serve another checkout.
      reuseExistingServer: !process.env['CI'],
    },
  ],
})
