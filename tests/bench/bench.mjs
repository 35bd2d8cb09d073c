// `npm run bench`: builds both modes and the floors, measures them in one run, prints the budgets as a table.
// `-- --quick`: one round; `-- --built`: takes the builds as they are; further words name the subjects to measure.
import { spawnSync } from 'node:child_process'
import { commandLine } from '../../.ci/commandLine.mjs'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'
import { ensureChromium } from '../e2e/chromium.mjs'

// Vite reads the mode from the environment, and the floors are built for production, too.
process.env.NODE_ENV = 'production'
const started = Date.now()
const flags = process.argv.slice(2)
ensureChromium({ isMeasured: true })
if (!flags.includes('--built')) {
  for (const script of ['build', 'build:demo']) {
    const { status } = spawnSync(...commandLine(['npm', 'run', '--silent', script, '--', '--logLevel', 'warn'], { stdio: 'inherit' }))
    if (status !== 0) process.exit(1)
  }
}
const modules = await typescriptModules()
const { runBench } = await modules.load('/tests/bench/runBench.ts')
const only = flags.filter((flag) => !flag.startsWith('--'))
const holds = await runBench({ started, maxRounds: flags.includes('--quick') ? 1 : 5, only })
await modules.close()
process.exitCode = holds ? 0 : 1
