// `npm run contract [-- --out FILE]`: writes the contract as an OpenAPI 3.1 file.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contractText } from './contractText.mjs'

const { out } = parseArgs({ options: { out: { type: 'string', default: 'openapi.json' } } }).values
writeFileSync(out, await contractText())
console.log(`The contract → ${out}`)
