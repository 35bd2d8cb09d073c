import type { WrongSolutions } from './golden.ts'
import { wrongAbyss } from './wrongAbyss.ts'
import { wrongCoral } from './wrongCoral.ts'
import { wrongCurrents } from './wrongCurrents.ts'
import { wrongDynamic } from './wrongDynamic.ts'
import { wrongFirst } from './wrongFirst.ts'
import { wrongLists } from './wrongLists.ts'
import { wrongSearches } from './wrongSearches.ts'
import { wrongShallows } from './wrongShallows.ts'
import { wrongCoralLadder } from './wrongCoralLadder.ts'
import { wrongCurrentsLadder } from './wrongCurrentsLadder.ts'
import { wrongWreckLadder } from './wrongWreckLadder.ts'
import { wrongAbyssLadder } from './wrongAbyssLadder.ts'
import { wrongShallowsLadder } from './wrongShallowsLadder.ts'
import { wrongWreck } from './wrongWreck.ts'

export const wrongSolutions: WrongSolutions = {
  ...wrongFirst,
  ...wrongLists,
  ...wrongSearches,
  ...wrongDynamic,
  ...wrongShallows,
  ...wrongCoral,
  ...wrongCurrents,
  ...wrongWreck,
  ...wrongAbyss,
  ...wrongShallowsLadder,
  ...wrongCoralLadder,
  ...wrongCurrentsLadder,
  ...wrongWreckLadder,
  ...wrongAbyssLadder,
}
