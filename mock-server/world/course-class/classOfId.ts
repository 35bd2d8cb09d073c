import type { ClassFacts } from '../catalogue/ClassFacts.ts'
import { classStories } from '../catalogue/classStories.ts'
import type { ClassStory } from '../catalogue/ClassStory.ts'
import { classFacts } from '../catalogue/courseClasses.ts'
import { liveFacts } from '../catalogue/liveClasses.ts'
import { liveStories } from '../catalogue/liveStories.ts'
import { busyChannels, siteOf } from '../channels/sites.ts'
import { classAt } from '../classes.ts'
import type { ClassEntry } from './ClassEntry.ts'
import { type ClassKind, classNumberOf } from './classIds.ts'
import { entryOf } from '../pick.ts'
import type { WorldContext } from '../WorldContext.ts'

export const classCatalogues = { live: liveFacts, class: classFacts } as const
const stories = { live: liveStories, class: classStories } as const

/** The class of this number, as a catalogue counts them. */
export function classEntry(context: WorldContext, kind: ClassKind, number: number): ClassEntry {
  const { facts, term, entry } = entryOf<ClassFacts>(classCatalogues[kind], number)
  const told = stories[kind].get(facts.title)
  if (told === undefined) throw new RangeError(`no story of ${facts.title}`)
  const story = term === 1 ? told : laterTerm(told, number, facts.capacity)
  return { kind, entry, term, card: classAt(context, kind, number), facts, story, context }
}

/** The class of this id, on whatever channel it is asked for: links lead from one to another. */
export function classOfId(context: WorldContext, courseClassId: unknown): ClassEntry | null {
  const found = classNumberOf(courseClassId)
  if (found === null) return null
  const label = busyChannels.find(({ number }) => number === found.channel)?.label
  if (found.channel !== 0 && label === undefined) return null
  const site = label === undefined ? null : siteOf(label)
  return classEntry({ ...context, site, hosts: site === null ? busyChannels : [site] }, found.kind, found.number)
}

/** What comes back in another term has not begun yet, and still has places. */
function laterTerm(told: ClassStory, number: number, capacity: number): ClassStory {
  const weeksUntil = 2 + (number % 5)
  return { ...told, begun: -weeksUntil, left: Math.ceil((capacity * 2) / 3), isClosed: false }
}
