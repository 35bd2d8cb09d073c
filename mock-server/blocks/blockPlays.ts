import { conditionPlays } from './conditionPlays.ts'
import { functionPlays, listPlays, signalPlays, variablePlays } from './dataPlays.ts'
import { repeatPlays, sequencePlays } from './firstPlays.ts'
import type { BlockPlay, BlockPlays } from './playTask.ts'
import type { BlockRules } from '../../src/domain/blocks/judgeProgram.ts'

/** The plays of all block problems, by their titles. */
export const blockPlays: BlockPlays = {
  ...sequencePlays,
  ...repeatPlays,
  ...conditionPlays,
  ...variablePlays,
  ...listPlays,
  ...functionPlays,
  ...signalPlays,
}

export function rulesOfPlay({ toolbox, blockLimit, required, starLimits }: BlockPlay): BlockRules {
  return { allowed: toolbox.flatMap(({ blocks }) => blocks), blockLimit, required, starLimits }
}
