import type { CourseClass } from './CourseClass.ts'
import type { Timetable } from './timetable.ts'

/** A class as a catalogue lists it: a course class with when it meets and how full it is. */
export interface ListedClass extends CourseClass {
  readonly isLive: boolean
  readonly timetable: Timetable | null
  /** How many have joined, out of `schedule.memberCount`. */
  readonly enrolledCount: number | null
  /** No more enrolments, however many places are left. */
  readonly isClosed: boolean
}
