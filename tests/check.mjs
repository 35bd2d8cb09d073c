// `npm run check`: types, lint and format side by side, then the architecture. Prints what failed and nothing else.
import { spawn } from 'node:child_process'

const checks = {
  types: 'tsc -b',
  lint: 'oxlint --type-aware --deny-warnings --quiet src mock-server tests vite.config.ts',
  format: 'biome ci --reporter=summary .',
  architecture: 'vitest run --project adapters tests/architecture.test.ts',
}

const run = (name, command) =>
  new Promise((resolve) => {
    const started = Date.now()
    const child = spawn('npx', ['--no-install', ...command.split(' ')], { shell: process.platform === 'win32' })
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
if (results.some(({ ok }) => !ok)) process.exit(1)
