import { contract } from '../../src/adapters/http/contract/contract.ts'
import { buildOpenApi } from '../../src/adapters/http/contract/openApi.ts'

/** The text of openapi.json. */
export function contractFile(version: string): string {
  return `${JSON.stringify(buildOpenApi(contract, version), null, 2)}\n`
}
