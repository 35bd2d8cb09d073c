import { contract } from '../../src/adapters/http/contract/contract.ts'
import { buildOpenApi, type CallExamples } from '../../src/adapters/http/contract/openApi.ts'

/** Returns the text of openapi.json. */
export function contractFile(version: string, examples: CallExamples): string {
  return `${JSON.stringify(buildOpenApi(contract, version, examples), null, 2)}\n`
}
