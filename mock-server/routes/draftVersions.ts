import { Response } from 'miragejs'
import { refusalBody } from './http.ts'
import type { World } from '../world/world.ts'

type Body = Readonly<Record<string, unknown>>

interface DraftChange {
  /** The date of the stored draft; null when there is none. */
  readonly version: string | null
  /** The stored draft, for clients that did not know of it. */
  readonly present: object
  keep(updatedDate: string): void
}

/** Replaces a draft only if it has the named version. A request without a version is not compared. */
export function replaceDraft(world: World, { before }: Body, { version, present, keep }: DraftChange): object {
  if (before !== undefined && before !== version)
    return new Response(409, {}, { ...refusalBody(409, '다른 곳에서 먼저 저장했어요'), ...present })
  // The new date is later than the one before, even when two drafts are saved in one moment.
  const earliest = version === null ? 0 : Date.parse(version) + 1
  const updatedDate = new Date(Math.max(world.present().getTime(), earliest)).toISOString()
  keep(updatedDate)
  return { updatedDate }
}
