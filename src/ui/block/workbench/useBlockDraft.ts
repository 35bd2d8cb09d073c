import { useState } from 'react'
import { parseProgramText } from '../../../application/parseProgram.ts'
import type { BlockDetail, BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import { type BlockProgram, programText } from '../../../domain/blocks/program.ts'
import type { Id } from '../../../domain/id.ts'
import type { Draft } from '../../../domain/problems/draft.ts'
import type { Loadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useDraft } from '../../problem/workbench/useDraft.ts'

interface BlockDraftOptions {
  readonly block: Pick<BlockDetail, 'blockId' | 'starterProgram'>
  /** Undefined while it is not known. */
  readonly owner: Id | null | undefined
  readonly standing: Loadable<BlockStanding>
  /** Puts it into the editor, as what was found there or in the place of what is there. */
  onShow(program: BlockProgram, isOpening: boolean): void
}

/** What the server has of the blocks: a draft is the text of its JSON. */
export const blocksOnServer = ({ draft }: BlockStanding): Draft | null => draft && { language: 'BLOCKS', ...draft }

/** Opens the editor with what was built before, and keeps what is built. */
export const useBlockDraft = ({ block: { blockId, starterProgram }, owner, standing, onShow }: BlockDraftOptions) => {
  const { drafts } = useFeature('block')
  const [program, setProgram] = useState(starterProgram)
  /** What was built before and this release cannot read: it stays where it is until somebody says otherwise. */
  const [unread, setUnread] = useState<string | null>(null)
  const draft = useDraft({
    drafts,
    problemId: blockId,
    language: 'BLOCKS',
    owner,
    standing,
    serverDraft: blocksOnServer,
    starterCode: programText(starterProgram),
    onShow(text, isOpening) {
      const kept = parseProgramText(text)
      setUnread(kept === null ? text : null)
      if (kept === null) return
      setProgram(kept)
      onShow(kept, isOpening)
    },
  })
  const other = draft.other && parseProgramText(draft.other.code)
  return {
    program,
    state: draft.state,
    note: draft.note,
    other,
    /** The text of blocks that are here and cannot be shown. */
    unread: unread ?? (other === null ? (draft.other?.code ?? null) : null),
    /** Whether what is built meanwhile is kept: not in the place of what could not be read. */
    isKept: unread === null,
    change(next: BlockProgram) {
      setProgram(next)
      if (unread === null) draft.change(programText(next))
    },
    /** These blocks take the place of those that could not be read. */
    replaceUnread() {
      setUnread(null)
      void draft.settle(programText(program))
    },
    /** Whether a guest has built something on this device. */
    hasGuests: draft.guestCode !== null,
    settleGuests: (isTaken: boolean) => void draft.settleGuests(isTaken),
    /** These blocks stay, or take the others' place. */
    settle: (chosen: BlockProgram) => void draft.settle(programText(chosen)),
  }
}
