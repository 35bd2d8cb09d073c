import type { WrongSolutions } from './golden.ts'
import { wrongDynamic } from './wrongDynamic.ts'
import { wrongFirst } from './wrongFirst.ts'
import { wrongLists } from './wrongLists.ts'
import { wrongSearches } from './wrongSearches.ts'

export const wrongSolutions: WrongSolutions = { ...wrongFirst, ...wrongLists, ...wrongSearches, ...wrongDynamic }
