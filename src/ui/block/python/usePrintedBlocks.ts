import { useEffect, useEffectEvent, useState } from 'react'
import { parseProgramText } from '../../../application/parseProgram.ts'
import { type BlockDetail, type BlockStanding, stageAt } from '../../../domain/blocks/blockProblem.ts'
import { pythonText } from '../../../domain/blocks/printPython.ts'
import type { Id } from '../../../domain/id.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { blocksOnServer } from '../workbench/useBlockDraft.ts'

/** Returns the learner's blocks as Python, or null until they are read. */
export const usePrintedBlocks = (block: BlockDetail, owner: Id | null | undefined, standing: Loadable<BlockStanding>): string | null => {
  const { drafts } = useFeature('block')
  const [printed, setPrinted] = useState<string | null>(null)
  const open = useEffectEvent(async (userId: Id | null) => {
    const known = loadedValue(standing)
    const key = { userId, problemId: block.blockId, language: 'BLOCKS' } as const
    const found = await drafts.open(key, known === null ? undefined : blocksOnServer(known))
    const program = (found && parseProgramText(found.code)) ?? block.starterProgram
    setPrinted(pythonText(program, stageAt(block, 0)))
  })
  const isReady = owner !== undefined && standing.status !== 'waiting'
  useEffect(() => {
    if (isReady && owner !== undefined) void open(owner)
  }, [isReady, owner])
  return printed
}
