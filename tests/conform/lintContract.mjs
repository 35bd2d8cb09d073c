// `npm run contract:lint [-- FILE]`: holds the contract against Redocly's recommended rules; what they only warn of fails, too.
import { readFileSync, writeFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { contractText } from './contractText.mjs'

const rules = {
  // The spec gives `courses/categories` beside `courses/{id}`: the words that no id may be are told in the contract.
  'no-ambiguous-paths': 'off',
  // A backend may tell more than is due, and the demo's does; whatever is due has to be there.
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
}

const [file] = process.argv.slice(2)
const source = file === undefined ? await ofThisCheckout() : readFileSync(file, 'utf8')
const problems = await lintFromString({
  source,
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'], rules }),
})
for (const { severity, ruleId, message, location } of problems) console.log(`${severity} ${ruleId}: ${message} (${location[0]?.pointer})`)
console.log(`${problems.length === 0 ? '✓' : '✗'} ${problems.length} problems in the contract`)
process.exitCode = problems.length === 0 ? 0 : 1

async function ofThisCheckout() {
  const text = await contractText()
  const { CONTRACT_FILE: written } = process.env
  if (written !== undefined) writeFileSync(written, text)
  return text
}
