import { abyssLadder } from './abyssLadder.ts'
import { coralLadder } from './coralLadder.ts'
import { currentsLadder } from './currentsLadder.ts'
import { shallowsLadder } from './shallowsLadder.ts'
import { wreckLadder } from './wreckLadder.ts'
import type { SeaProblem } from './seaParts.ts'

/**
 * Further steps of the types, after the first two problems of each: one to do alone, one that also needs what came before its type.
 * A problem's place is its id: lists come at the end here, and a list that is here already stays as long as it is.
 */
export const ladderProblems: readonly SeaProblem[] = [shallowsLadder, coralLadder, currentsLadder, wreckLadder, abyssLadder].flat()
