// `npm run contract [-- --out FILE]`: writes the contract as an OpenAPI 3.1 file.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { out } = parseArgs({ options: { out: { type: 'string', default: 'openapi.json' } } }).values
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const { module } = await runnerImport(fileURLToPath(new URL('contractFile.ts', import.meta.url)))
writeFileSync(out, module.contractFile(version))
console.log(`The contract → ${out}`)
