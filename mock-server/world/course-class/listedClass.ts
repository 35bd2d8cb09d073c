import type { ClassDeeds } from './ClassDeeds.ts'
import type { ClassEntry } from './ClassEntry.ts'
import { classSchedules } from './classSchedules.ts'
import { isEnrolled, isTakenFromTheStart } from './ownClasses.ts'

/** A class as the catalogue's call answers: the card, and when it meets beside its capacity. */
export function listedClass(found: ClassEntry, deeds: ClassDeeds): object {
  const { card, facts, story } = found
  const days = story.times.flatMap(({ weekdays }) => weekdays)
  const [first] = classSchedules(found)
  return {
    ...card,
    isLive: found.kind === 'live',
    isClosed: story.isClosed || isOver(found),
    enrolledCount: enrolledCount(found, deeds),
    schedule: {
      memberCount: facts.capacity,
      weekdays: days,
      ...(days.length > 0 ? { startTime: first?.startTime, endTime: first?.endTime } : { startTime: null, endTime: null }),
    },
  }
}

/** With those whom the teacher has let in. */
export function enrolledCount(found: ClassEntry, deeds: ClassDeeds): number {
  return ownCount(found, deeds) + letInTo(found, deeds).length
}

/** Who has come by themselves. */
export function ownCount(found: ClassEntry, deeds: ClassDeeds): number {
  const joined = isEnrolled(found, deeds) && !isTakenFromTheStart(found) ? 1 : 0
  return found.facts.capacity - found.story.left + joined
}

/** The numbers of those whom the teacher has let in. */
export function letInTo({ card }: ClassEntry, { letIn }: ClassDeeds): readonly string[] {
  const start = `${card.courseClassId}/`
  return [...new Set(letIn)].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
}

export function isOver({ story: { begun, weeks } }: ClassEntry): boolean {
  return weeks !== null && begun >= weeks
}
