import { abyssReadingAnswers, abyssReadingSolutions } from './abyssReadingSolutions.ts'
import { coralReadingAnswers, coralReadingSolutions } from './coralReadingSolutions.ts'
import { currentsReadingAAnswers, currentsReadingASolutions } from './currentsReadingASolutions.ts'
import { currentsReadingBAnswers, currentsReadingBSolutions } from './currentsReadingBSolutions.ts'
import { shallowsReadingAnswers, shallowsReadingSolutions } from './shallowsReadingSolutions.ts'
import { wreckReadingAnswers, wreckReadingSolutions } from './wreckReadingSolutions.ts'
import type { Solutions } from './solution.ts'

/** Solutions of reading tasks that are judged like any program. */
export const readingSolutions: Solutions = {
  ...shallowsReadingSolutions,
  ...coralReadingSolutions,
  ...currentsReadingASolutions,
  ...currentsReadingBSolutions,
  ...wreckReadingSolutions,
  ...abyssReadingSolutions,
}

/** The right text answers, line by line, by the titles of the tasks. */
export const readingAnswers: Readonly<Record<string, readonly string[]>> = {
  ...shallowsReadingAnswers,
  ...coralReadingAnswers,
  ...currentsReadingAAnswers,
  ...currentsReadingBAnswers,
  ...wreckReadingAnswers,
  ...abyssReadingAnswers,
}
