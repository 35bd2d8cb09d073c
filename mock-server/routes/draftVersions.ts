import { Response } from 'miragejs'
import { refusalBody } from './http.ts'
import type { World } from '../world/world.ts'

type Body = Readonly<Record<string, unknown>>

interface DraftChange {
  /** The date of what is there; null: nothing. */
  readonly version: string | null
  /** What is there, for who did not know of it. */
  readonly present: object
  keep(updatedDate: string): void
}

/** Keeps a draft in the place of the version that it names, and no other. Who names no version does not compare any. */
export function replaceDraft(world: World, { before }: Body, { version, present, keep }: DraftChange): object {
  if (before !== undefined && before !== version)
    return new Response(409, {}, { ...refusalBody(409, '다른 곳에서 먼저 저장했어요'), ...present })
  // Later than the one before, also where two are saved in one moment.
  const earliest = version === null ? 0 : Date.parse(version) + 1
  const updatedDate = new Date(Math.max(world.present().getTime(), earliest)).toISOString()
  keep(updatedDate)
  return { updatedDate }
}
