import { blockPlays, rulesOfPlay } from '../../mock-server/blocks/blockPlays.ts'
import { blockFacts } from '../../mock-server/content/problemContent.ts'
import { type BlockVerdict, judgeProgram } from '../../src/domain/blocks/judgeProgram.ts'
import type { BlockProgram } from '../../src/domain/blocks/program.ts'
import { rightSolution } from './golden.ts'
import { wrongBlocks } from './wrongBlocks.ts'

/** A program of blocks and its verdict, which is the same wherever it is judged. */
export interface GoldenBlocks {
  /** The problem's id on the main site. */
  readonly blockId: number
  readonly title: string
  readonly why: string
  readonly program: BlockProgram
  readonly verdict: BlockVerdict
}

const firstBlockId = 2_001

/** The solution of every block problem, and two usual mistakes in each. */
export const goldenBlocks: readonly GoldenBlocks[] = blockFacts.flatMap(({ title }, at) => {
  const play = blockPlays[title]
  if (play === undefined) throw new Error(`${title} cannot be played`)
  const programs = [
    { why: rightSolution, program: play.reference },
    ...(wrongBlocks[title] ?? []).map(({ outcome, program }) => ({ why: outcome, program })),
  ]
  return programs.map(({ why, program }) => {
    return { blockId: firstBlockId + at, title, why, program, verdict: judgeProgram(program, rulesOfPlay(play), play.worlds) }
  })
})
