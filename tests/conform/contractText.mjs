import { readFileSync } from 'node:fs'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'

/** The contract of this version as the text of openapi.json, for commands that no test runner serves. */
export async function contractText() {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const modules = await typescriptModules()
  try {
    const { contractFile } = await modules.load('/tests/conform/contractFile.ts')
    const { contractExamples } = await modules.load('/tests/conform/contractExamples.ts')
    return contractFile(version, await contractExamples())
  } finally {
    await modules.close()
  }
}
