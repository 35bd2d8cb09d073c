import { CallFailed } from '../../application/platform/CallFailed.ts'
import type { Id } from '../../domain/Id.ts'
import { fillPath } from './fillPath.ts'

/** Words that stand where an id could: `courses/categories` is no course. */
const reserved: ReadonlySet<string> = new Set(['categories', 'groups', 'channels', 'enrolls', 'courses', 'course-classes'])

/** Like `fillPath`, for places beside which the path has words of its own. */
export function fillContentPath(template: string, params: Readonly<Record<string, Id>>): string {
  const word = Object.values(params).find((value) => reserved.has(String(value)))
  if (word !== undefined) throw new CallFailed(`"${word}" is no identifier`, { kind: 'unaskable' })
  return fillPath(template, params)
}
