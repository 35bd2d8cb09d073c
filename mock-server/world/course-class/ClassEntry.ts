import type { ClassFacts } from '../catalogue/ClassFacts.ts'
import type { ClassStory } from '../catalogue/ClassStory.ts'
import type { ClassKind } from './classIds.ts'
import type { WorldContext } from '../WorldContext.ts'
import type { CourseClass } from '../../../src/domain/course-class/courseClass.ts'

/** A class of the world, with all that is known of it. */
export interface ClassEntry {
  readonly kind: ClassKind
  /** Its place in the catalogue. */
  readonly entry: number
  /** 1: the first; what comes back is the next one. */
  readonly term: number
  readonly card: CourseClass
  readonly facts: ClassFacts
  readonly story: ClassStory
  /** Seen from the channel that gives it. */
  readonly context: WorldContext
}
