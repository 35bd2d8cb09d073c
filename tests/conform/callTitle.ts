import { contract } from '../../src/adapters/http/contract/contract.ts'

/** `GET users/quests` for the call `quests`, as people find it in the contract. */
export function callTitle(name: string): string {
  const call = contract.find((candidate) => candidate.name === name)
  return call === undefined ? name : `${call.method} ${call.path}`
}
