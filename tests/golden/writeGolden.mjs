// `npm run golden`: judges the golden submissions in Node and writes submissions.json.
import { execSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Unlike `runnerImport`, a server of Vite's stays open for what the modules import later.
const server = { middlewareMode: true, ws: false, watch: null }
const vite = await createServer({ configFile: false, root, logLevel: 'warn', appType: 'custom', server })
const { writeGolden } = await vite.ssrLoadModule('/tests/golden/writeGolden.ts')
console.log(`${await writeGolden()} submissions`)
await vite.close()
execSync('npx --no-install biome format --write tests/golden/submissions.json', { cwd: root, stdio: 'inherit' })
