import type { ClassDeeds } from './ClassDeeds.ts'
import type { ClassEntry } from './ClassEntry.ts'
import type { ClassKind } from './classIds.ts'
import { classEntry, classOfId } from './classOfId.ts'
import type { WorldContext } from '../WorldContext.ts'

/** What everybody who is signed in takes already; the newcomer has just come. */
const taken: readonly (readonly [kind: ClassKind, entry: number])[] = [
  ['class', 2],
  ['class', 4],
  ['class', 17],
  ['live', 5],
  ['live', 11],
]

export function isTakenFromTheStart({ kind, entry, term, context: { address } }: ClassEntry): boolean {
  const isNew = address.persona === 'newcomer' || address.persona === 'guest' || address.persona === 'pending'
  return term === 1 && !isNew && address.content !== 'empty' && taken.some(([ownKind, ownEntry]) => ownKind === kind && ownEntry === entry)
}

export function isEnrolled(entry: ClassEntry, deeds: ClassDeeds): boolean {
  return isTakenFromTheStart(entry) || deeds.enrolled.includes(String(entry.card.courseClassId))
}

/** All that the viewer takes: what they have joined last comes first. */
export function ownClasses(context: WorldContext, deeds: ClassDeeds): readonly ClassEntry[] {
  if (context.site?.hasContent === false) return []
  const fromTheStart = taken.map(([kind, number]) => classEntry(context, kind, number)).filter((entry) => isTakenFromTheStart(entry))
  const joined = deeds.enrolled.map((id) => classOfId(context, id)).filter((entry) => entry !== null)
  return [...joined.toReversed(), ...(context.address.content === 'one' ? fromTheStart.slice(0, 1) : fromTheStart)]
}

/** Who teaches sees who takes part. */
export function isTeacher({ address }: Pick<WorldContext, 'address'>): boolean {
  return address.persona === 'teacher' || address.persona === 'operator'
}
