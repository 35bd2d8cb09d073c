import { existsSync, readFileSync } from 'node:fs'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'

/**
 * The contract of this version as the text of openapi.json, for commands that no test runner serves. CONTRACT_FILE names where a run of all
 * tests has written it before.
 */
export async function contractText() {
  const { CONTRACT_FILE: written = '' } = process.env
  if (existsSync(written)) return readFileSync(written, 'utf8')
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const modules = await typescriptModules()
  const { contractFile } = await modules.load('/tests/conform/contractFile.ts')
  const { contractExamples } = await modules.load('/tests/conform/contractExamples.ts')
  const text = contractFile(version, await contractExamples())
  await modules.close()
  return text
}
