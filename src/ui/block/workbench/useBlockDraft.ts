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
  /** Undefined until it is known. */
  readonly owner: Id | null | undefined
  readonly standing: Loadable<BlockStanding>
  /** Shows a program in the editor, either as the opened draft or as an undoable replacement. */
  onShow(program: BlockProgram, isOpening: boolean): void
}

/** Returns the server's draft of the blocks; its text is their JSON. */
export const blocksOnServer = ({ draft }: BlockStanding): Draft | null => draft && { language: 'BLOCKS', ...draft }

/** Opens the editor with the stored blocks and saves changes. */
export const useBlockDraft = ({ block: { blockId, starterProgram }, owner, standing, onShow }: BlockDraftOptions) => {
  const { drafts } = useFeature('block')
  const [program, setProgram] = useState(starterProgram)
  /** A stored program that this release cannot read. It stays stored until the user replaces it. */
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
      const parsed = parseProgramText(text)
      setUnread(parsed === null ? text : null)
      if (parsed === null) return
      setProgram(parsed)
      onShow(parsed, isOpening)
    },
  })
  const other = draft.other && parseProgramText(draft.other.code)
  return {
    program,
    state: draft.state,
    note: draft.note,
    other,
    /** The text of blocks that cannot be shown, or null. */
    unread: unread ?? (other === null ? (draft.other?.code ?? null) : null),
    /** Whether new blocks are saved. They never replace unreadable ones by themselves. */
    isSaved: unread === null,
    change(next: BlockProgram) {
      setProgram(next)
      if (unread === null) draft.change(programText(next))
    },
    /** Replaces the unreadable blocks with the current ones. */
    replaceUnread() {
      setUnread(null)
      void draft.settle(programText(program))
    },
    /** Whether a guest has built something on this device. */
    hasGuests: draft.guestCode !== null,
    settleGuests: (isTaken: boolean) => void draft.settleGuests(isTaken),
    /** Keeps these blocks, which are the current ones or the other version. */
    settle: (chosen: BlockProgram) => void draft.settle(programText(chosen)),
  }
}
