// `npm run golden`: judges the golden submissions in Node and writes submissions.json.
import { execSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'

const modules = await typescriptModules()
const { writeGolden } = await modules.load('/tests/golden/writeGolden.ts')
console.log(`${await writeGolden()} submissions`)
await modules.close()
const root = fileURLToPath(new URL('../..', import.meta.url))
execSync('npx --no-install biome format --write tests/golden/submissions.json', { cwd: root, stdio: 'inherit' })
