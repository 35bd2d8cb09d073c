import { blockPlays, rulesOfPlay } from '../../mock-server/blocks/blockPlays.ts'
import { blockFacts } from '../../mock-server/content/problemContent.ts'
import { judgeProgram } from '../../src/domain/blocks/judgeProgram.ts'
import { wrongBlocks } from '../golden/wrongBlocks.ts'

/** Judges every golden program of blocks where this script runs, in the order of `goldenBlocks`. */
const judgeGoldenBlocks = () =>
  blockFacts.flatMap(({ title }) => {
    const play = blockPlays[title]
    if (play === undefined) return []
    const programs = [play.reference, ...(wrongBlocks[title] ?? []).map(({ program }) => program)]
    return programs.map((program) => judgeProgram(program, rulesOfPlay(play), play.worlds))
  })

Object.assign(window, { judgeGoldenBlocks })
