// `npm test` runs the first tier, `-- --changed` those tests of both tiers that the changes since main can affect, `npm run test:all`
// everything.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { commandLine } from '../.ci/commandLine.mjs'
import { ensureChromium } from './e2e/chromium.mjs'
import { secondsOf, slowest, testsOfBrowser, testsOfUnits } from './testTimes.mjs'
import { stepsOf } from './tiers.mjs'

const { values: asked } = parseArgs({ options: { all: { type: 'boolean' }, changed: { type: 'boolean' } } })

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
// The check writes the contract, the browser's tests serve it.
process.env.CONTRACT_FILE = `${results}/openapi.json`

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()

const changedSteps = () => {
  const base = git('merge-base', 'main', 'HEAD')
  const changed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].flatMap((lines) =>
    lines.split('\n'),
  )
  return stepsOf.changed(changed.filter(Boolean), base)
}

const rows = asked.all ? stepsOf.all() : asked.changed ? changedSteps() : stepsOf.first()

/** Seconds by step, in the order in which they ended. */
const times = []

const run = async ({ name, command, env, isInBrowser }) => {
  console.log(`\n── ${name}: ${command}`)
  const began = Date.now()
  if (isInBrowser && !hasChromium()) return false
  const child = spawn(...commandLine(command.split(' '), { stdio: 'inherit', env: { ...process.env, ...env } }))
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
  for (const row of rows) {
    const passed = await Promise.all(row.map(run))
    const at = passed.indexOf(false)
    if (at >= 0) return row[at].name
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

const read = ({ report }) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null)

const count = (units, browsers) => {
  const sum = (reports, valueOf) => reports.reduce((all, report) => all + ((report && valueOf(report)) ?? 0), 0)
  return {
    passed: sum(units, (report) => report.numPassedTests) + sum(browsers, ({ stats }) => stats.expected + stats.flaky),
    failed: sum(units, (report) => report.numFailedTests) + sum(browsers, ({ stats }) => stats.unexpected),
    skipped: sum(units, (report) => report.numPendingTests) + sum(browsers, ({ stats }) => stats.skipped),
  }
}

const started = Date.now()
const broken = await firstBroken()
const reported = rows.flat().filter(({ report }) => report !== undefined)
const units = reported.filter(({ isInBrowser }) => !isInBrowser).map(read)
const browsers = reported.filter(({ isInBrowser }) => isInBrowser).map(read)
const browserTests = browsers.flatMap(testsOfBrowser)
const all = [...units.flatMap(testsOfUnits), ...browserTests]
const { passed, failed, skipped } = count(units, browsers)

console.log('\nThe ten slowest tests:')
for (const { title, milliseconds } of slowest(all, 10)) console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`)
console.log(`Time by step: ${times.join(', ')}`)
if (browserTests.length > 0) console.log(`${browserTests.length} browser tests, ${secondsOf(browserTests)} s in all workers together`)
for (const { title } of browserTests.filter(({ isFlaky }) => isFlaky)) console.log(`Needed a second try, which is to be mended: ${title}`)

console.log(`\n${broken ? `Stopped at ${broken}` : 'Everything passed'} after ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
if (broken) process.exit(1)
