import { abyssReading } from './abyssReading.ts'
import { coralReading } from './coralReading.ts'
import { currentsReadingA } from './currentsReadingA.ts'
import { currentsReadingB } from './currentsReadingB.ts'
import type { ReadingProblem } from './readingParts.ts'
import { shallowsReading } from './shallowsReading.ts'
import { wreckReading } from './wreckReading.ts'

/** The first steps of each type. A problem's place is its id: lists come at the end here, and one that is here already stays as long as it is. */
export const readingProblems: readonly ReadingProblem[] = [
  shallowsReading,
  coralReading,
  currentsReadingA,
  currentsReadingB,
  wreckReading,
  abyssReading,
].flat()
