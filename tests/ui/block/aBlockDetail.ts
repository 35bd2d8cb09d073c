import { blockPlays } from '../../../mock-server/blocks/blockPlays.ts'
import type { BlockDetail, BlockSubmission } from '../../../src/domain/blocks/blockProblem.ts'
import type { BlockProgram } from '../../../src/domain/blocks/program.ts'
import { aBlock } from '../problem/aProblem.ts'

/** Stands for the editor of blocks: holds the last calls, and `build` acts as the learner. */
export const fakeEditor = {
  program: null as BlockProgram | null,
  highlighted: [] as readonly number[],
  build(_program: BlockProgram): void {},
}

/** The module for `vi.mock`, which each test file has to call itself: jsdom has no layout, so Blockly cannot run. */
export const blockEditorModule = {
  openBlockEditor: (_host: HTMLElement, options: { program: BlockProgram; onChange(program: BlockProgram): void }) => {
    fakeEditor.program = options.program
    fakeEditor.build = (program) => {
      fakeEditor.program = program
      options.onChange(program)
    }
    return {
      program: () => fakeEditor.program,
      open: (program: BlockProgram) => (fakeEditor.program = program),
      load: (program: BlockProgram) => (fakeEditor.program = program),
      highlight: (statements: readonly number[]) => (fakeEditor.highlighted = statements),
      undo() {},
      redo() {},
      zoom() {},
      removeChosen: () => false,
      focus() {},
      dispose() {},
    }
  },
}

const play = blockPlays['편지 배달하는 니모']!

/** The block problem of the three letters. */
export function aBlockDetail(changes: Partial<BlockDetail> = {}): BlockDetail {
  return {
    ...aBlock({ title: '편지 배달하는 니모' }),
    point: 20,
    acceptedRate: 0.9,
    submissionCount: 40,
    state: 'NONE',
    statement: ['니모가 세 집에 편지를 전해야 해요.'],
    goal: '세 집의 우편함에 모두 편지가 들어가면 성공이에요.',
    hintCount: 2,
    toolbox: play.toolbox,
    names: play.names,
    stages: play.worlds.map(({ stage }) => stage),
    hiddenStageCount: 1,
    blockLimit: null,
    required: [],
    starLimits: play.starLimits,
    starterProgram: play.starterProgram,
    previousBlockId: null,
    nextBlockId: 13,
    ...changes,
  }
}

/** A submission that has just solved the block problem. */
export const acceptedBlocks: BlockSubmission = {
  submissionId: 1,
  state: 'ACCEPTED',
  outcome: 'ARRIVED',
  blockCount: 9,
  stepCount: 17,
  star: 3,
  worlds: [],
  isFirstSolved: true,
  rewardPoint: 20,
  rewardExperience: 20,
  message: null,
  line: null,
}
