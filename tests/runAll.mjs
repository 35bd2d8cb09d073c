// `npm test`: everything, in the order in which it is cheapest to fail.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './e2e/chromium.mjs'
import { secondsOf, slowest, testsOfBrowser, testsOfUnits } from './testTimes.mjs'

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
// The check writes the contract, the browser's tests serve it.
process.env.CONTRACT_FILE = `${results}/openapi.json`

const reportTo = (name) => `--reporter=default --reporter=json --outputFile.json=${results}/${name}.json`

/** Those of a row go side by side. */
const steps = [
  [
    ['check', 'node tests/check.mjs'],
    // Waits for the registry.
    ['audit', 'node tests/audit.mjs'],
  ],
  // The domain's own tests cover all of it; the others are quicker where nothing is counted.
  [['domain', `npx vitest run --project domain --coverage ${reportTo('domain')}`]],
  [['unit', `npx vitest run --project !domain ${reportTo('unit')}`]],
  [
    ['build', 'npx vite build --logLevel warn'],
    ['demo', 'npx vite build --mode demo --logLevel warn'],
  ],
  [['size', 'npx size-limit --config tests/sizeLimits.mjs']],
  [['e2e', 'npx playwright test --config tests/e2e/playwright.config.ts']],
]

/** Seconds by step, in the order in which they ended. */
const times = []

const run = async ([name, command]) => {
  console.log(`\n── ${name}: ${command}`)
  const began = Date.now()
  if (name === 'e2e' && !hasChromium()) return false
  const [program, ...args] = command.split(' ')
  const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000)
      times.push(`${name} ${seconds} s`)
      console.log(`── ${name}: ${seconds} s`)
      resolve(code === 0)
    })
  })
}

/** The name of the first step that failed. */
const firstBroken = async () => {
  for (const row of steps) {
    const passed = await Promise.all(row.map(run))
    const at = passed.indexOf(false)
    if (at >= 0) return row[at][0]
  }
  return null
}

const hasChromium = () => {
  try {
    ensureChromium()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const count = (units, e2e) => {
  const sum = (key) => units.reduce((all, report) => all + (report?.[key] ?? 0), 0)
  const passed = sum('numPassedTests') + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0)
  const failed = sum('numFailedTests') + (e2e?.stats.unexpected ?? 0)
  const skipped = sum('numPendingTests') + (e2e?.stats.skipped ?? 0)
  return { passed, failed, skipped }
}

const started = Date.now()
const broken = await firstBroken()
const units = ['domain', 'unit'].map((name) => read(`${results}/${name}.json`))
const e2e = read(`${results}/e2e.json`)
const browserTests = testsOfBrowser(e2e)
const all = [...units.flatMap(testsOfUnits), ...browserTests]
const { passed, failed, skipped } = count(units, e2e)

console.log('\nThe ten slowest tests:')
for (const { title, milliseconds } of slowest(all, 10)) console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`)
console.log(`Time by step: ${times.join(', ')}`)
if (browserTests.length > 0) console.log(`${browserTests.length} browser tests, ${secondsOf(browserTests)} s in all workers together`)
for (const { title } of browserTests.filter(({ isFlaky }) => isFlaky)) console.log(`Needed a second try, which is to be mended: ${title}`)

console.log(`\n${broken ? `Stopped at ${broken}` : 'Everything passed'} after ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
if (broken) process.exit(1)
