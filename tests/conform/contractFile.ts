import { contract } from '../../src/adapters/http/contract/contract.ts'
import { openApi } from '../../src/adapters/http/contract/openApi.ts'

/** The text of openapi.json. */
export function contractFile(version: string): string {
  return `${JSON.stringify(openApi(contract, version), null, 2)}\n`
}
