// `node tests/bench/tutor.mjs`: what it costs to record a program's steps and to look for counterexamples, in Node, as a table.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const server = { middlewareMode: true, ws: false, watch: null }
const vite = await createServer({ configFile: false, root, logLevel: 'warn', appType: 'custom', server })
const { measureTutor } = await vite.ssrLoadModule('/tests/bench/measureTutor.ts')
const rows = await measureTutor()
await vite.close()
for (const { name, value, budget, holds } of rows) console.log(`${holds ? '✓' : '✗'} ${name}: ${value} (${budget})`)
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
