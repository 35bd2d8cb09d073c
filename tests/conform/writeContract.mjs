// `npm run contract [-- --out FILE]`: writes the contract as an OpenAPI 3.1 file.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'
import { contractText } from './contractText.mjs'

const { out } = parseArgs({ options: { out: { type: 'string', default: 'openapi.json' } } }).values
const modules = await typescriptModules()
writeFileSync(out, await contractText(modules))
await modules.close()
console.log(`The contract → ${out}`)
