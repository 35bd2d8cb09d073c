import { abyssLadder } from './abyssLadder.ts'
import { coralLadder } from './coralLadder.ts'
import { currentsLadder } from './currentsLadder.ts'
import { shallowsLadder } from './shallowsLadder.ts'
import { wreckLadder } from './wreckLadder.ts'
import type { SeaProblem } from './seaParts.ts'

/**
 * Further steps of the types, after the first two problems of each: one to do alone, one that also needs what came before its type. The
 * index of a problem is its id, so that lists are added at the end, and a present list keeps its length.
 */
export const ladderProblems: readonly SeaProblem[] = [shallowsLadder, coralLadder, currentsLadder, wreckLadder, abyssLadder].flat()
