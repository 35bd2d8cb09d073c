import { Response } from 'miragejs'
import type { World } from '../world/world.ts'

interface Version {
  readonly updatedDate: string
}

/** Whether a draft replaces the one that is there. Who names no version does not compare any. */
export function replaces({ before }: Readonly<Record<string, unknown>>, found: Version | null): boolean {
  return before === undefined || before === (found?.updatedDate ?? null)
}

/** Later than the one before, also where two are saved in one moment. */
export function nextVersion(world: World, found: Version | null): string {
  const earliest = found === null ? 0 : Date.parse(found.updatedDate) + 1
  return new Date(Math.max(world.present().getTime(), earliest)).toISOString()
}

/** Another one has been saved meanwhile. */
export const outdated = (present: object): object => new Response(409, {}, present)
