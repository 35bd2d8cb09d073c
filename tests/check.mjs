// `npm run check`: types, lint, format, architecture and contract side by side, then the size and shape of the house.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { commandLine } from '../.ci/commandLine.mjs'

const checks = {
  types: 'tsc -b',
  lint: 'oxlint --type-aware --deny-warnings --quiet src mock-server tests vite.config.ts',
  format: 'biome ci --reporter=summary .',
  architecture: 'vitest run --project adapters tests/architecture.test.ts',
  contract: 'node tests/conform/lintContract.mjs',
}

const run = (name, command) =>
  new Promise((resolve) => {
    const started = Date.now()
    const words = command.startsWith('node ') ? command.split(' ') : ['npx', '--no-install', ...command.split(' ')]
    const child = spawn(...commandLine(words))
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => resolve({ name, ok: code === 0, output, seconds: (Date.now() - started) / 1000 }))
  })

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)))
for (const { name, ok, output, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
}

const [{ module: rules }, { module: graph }] = await Promise.all(['house', 'importGraph'].map((name) => runnerImport(`./tests/${name}.ts`)))
const tree = graph.readSources(['src', 'mock-server'], /\.(tsx?|css)$/)
const tools = new Map([
  ...graph.readSources(['.ci', 'tests'], /\.(tsx?|m[jt]s)$/),
  ['vite.config.ts', readFileSync('vite.config.ts', 'utf8')],
])
const faults = [...rules.houseFaults(tree), ...rules.clausesForComments(tools)]
console.log(`${faults.length === 0 ? '✓' : '✗'} house`)
for (const line of [...rules.houseTable(rules.measureHouse(tree)), ...faults]) console.log(line)
if (faults.length > 0 || results.some(({ ok }) => !ok)) process.exit(1)
