import type { DemoSchema } from '../models.ts'
import type { ClassEntry } from './classEntries.ts'
import { teachesClass } from './ownClasses.ts'
import { enrolledSince } from './progress.ts'
import { isStaff } from './roles.ts'
import { classSubjectOf, isMemberOf } from './subjects.ts'
import type { World } from './world.ts'
import type { ClassStanding } from '../../src/domain/course-class/classEnrolment.ts'

/** Returns the viewer's standing. `here` is the channel of the request: a class may be another channel's. */
export function classStanding(found: ClassEntry, here: World, schema: DemoSchema): ClassStanding {
  const subject = classSubjectOf(found)
  const isEnrolled = enrolledSince(found.world, subject, schema) !== null
  return {
    isEnrolled,
    canStudy: isEnrolled || isStaff(here, schema),
    isTeacher: teachesClass(found, here),
    isMember: isMemberOf(here, subject),
  }
}
