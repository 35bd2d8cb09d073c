// `npm test`: everything, in the order in which it is cheapest to fail.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './e2e/chromium.mjs'

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

const steps = [
  ['check', 'node tests/check.mjs'],
  ['audit', 'node tests/audit.mjs'],
  ['unit', `npx vitest run --coverage --reporter=default --reporter=json --outputFile.json=${results}/unit.json`],
  ['build', 'npx vite build --logLevel warn'],
  ['demo', 'npx vite build --mode demo --logLevel warn'],
  ['size', 'npx size-limit --config tests/sizeLimits.mjs'],
  ['e2e', 'npx playwright test --config tests/e2e/playwright.config.ts'],
]

const run = ([name, command]) => {
  console.log(`\n── ${name}: ${command}`)
  if (name === 'e2e') ensureChromium()
  const [program, ...args] = command.split(' ')
  try {
    execFileSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    return true
  } catch {
    return false
  }
}

const count = () => {
  const unit = read(`${results}/unit.json`)
  const e2e = read(`${results}/e2e.json`)
  const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0)
  const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0)
  const skipped = (unit?.numPendingTests ?? 0) + (e2e?.stats.skipped ?? 0)
  return { passed, failed, skipped }
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const started = Date.now()
const broken = steps.find((step) => !run(step))
const { passed, failed, skipped } = count()
console.log(`\n${broken ? `Stopped at ${broken[0]}` : 'Everything passed'} after ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
if (broken) process.exit(1)
