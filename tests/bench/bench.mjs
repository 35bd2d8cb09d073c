// `npm run bench`: builds both modes and the floors, measures them in one run, prints the budgets as a table.
// `-- --quick`: one round; `-- --built`: takes the builds as they are; further words name the subjects to measure.
import { execFileSync } from 'node:child_process'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'
import { ensureChromium } from '../e2e/chromium.mjs'

// Vite takes what it finds: the floors, too, are built for production.
process.env.NODE_ENV = 'production'
const started = Date.now()
const flags = process.argv.slice(2)
ensureChromium({ isMeasured: true })
if (!flags.includes('--built')) {
  for (const script of ['build', 'build:demo'])
    execFileSync('npm', ['run', '--silent', script, '--', '--logLevel', 'warn'], { stdio: 'inherit', shell: process.platform === 'win32' })
}
const modules = await typescriptModules()
const { runBench } = await modules.load('/tests/bench/runBench.ts')
const only = flags.filter((flag) => !flag.startsWith('--'))
const holds = await runBench({ started, mostRounds: flags.includes('--quick') ? 1 : 5, only })
await modules.close()
process.exitCode = holds ? 0 : 1
