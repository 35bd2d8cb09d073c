// `npm run contract:lint [-- FILE]`: checks the contract by Redocly's recommended rules; warnings fail, too.
import { readFileSync, writeFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { contractText } from './contractText.mjs'

const rules = {
  // The spec has both `courses/categories` and `courses/{id}`, so the contract lists the words that no id may be.
  'no-ambiguous-paths': 'off',
  // A backend may send more fields than required, and the demo's does; required ones must be present.
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
