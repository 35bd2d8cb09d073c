import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDraft } from '../../../application/openDraft.ts'
import { parseProgramText } from '../../../application/parseProgram.ts'
import type { BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import { type BlockProgram, programText } from '../../../domain/blocks/program.ts'
import type { Id } from '../../../domain/id.ts'
import { useOnLeave } from '../../kit/leaving.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useLatest } from '../../problem/workbench/useLatest.ts'

interface BlockDraftOptions {
  readonly blockId: Id
  /** Undefined while it is not known. */
  readonly owner: Id | null | undefined
  readonly standing: Loadable<BlockStanding>
  readonly starterProgram: BlockProgram
  /** Puts what was found into the editor. */
  onOpen(program: BlockProgram): void
}

/** A pause in building, in ms. */
const pauseMs = 600

/** Opens the editor with what was built before, and keeps what is built: on the device at every pause, then on the server. */
export const useBlockDraft = ({ blockId, owner, standing, starterProgram, onOpen }: BlockDraftOptions) => {
  const { drafts } = useFeature('block')
  const [program, setProgram] = useState(starterProgram)
  const text = useRef(programText(starterProgram))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether there is anything that is not kept yet. */
  const isDirty = useRef(false)
  const isOpen = useRef(false)
  const [saved, setSaved] = useState<'saved' | 'onDevice' | null>(null)
  const [other, setOther] = useState<BlockProgram | null>(null)
  const keyOf = (userId: Id | null) => ({ userId, problemId: blockId, language: 'BLOCKS' }) as const

  const take = (next: BlockProgram) => {
    text.current = programText(next)
    setProgram(next)
  }
  const save = useLatest(async () => {
    clearTimeout(timer.current)
    if (owner === undefined || !isOpen.current || !isDirty.current) return
    isDirty.current = false
    const outcome = await drafts.save(keyOf(owner), text.current)
    setSaved(owner === null ? 'onDevice' : outcome)
  })
  const open = useEffectEvent(async (userId: Id | null) => {
    const draft = loadedValue(standing)?.draft ?? null
    const server = draft && { language: 'BLOCKS' as const, code: programText(draft.program), updatedDate: draft.updatedDate }
    const found = await openDraft(drafts, keyOf(userId), server)
    isOpen.current = true
    const [kept, beside] = [found && parseProgramText(found.code), found?.other && parseProgramText(found.other.code)]
    if (kept && !isDirty.current) {
      take(kept)
      onOpen(kept)
    }
    // Somebody was quicker than the draft: what they have built stays, and the draft is within reach.
    setOther((kept && isDirty.current && programText(kept) !== text.current ? kept : beside) ?? null)
    void save.current()
  })

  /** Another tab has built: told while one looks on, never put over what stands here. */
  const noteElsewhere = useEffectEvent((written: string) => setOther(written === text.current ? null : parseProgramText(written)))

  const isReady = owner !== undefined && standing.status !== 'waiting'
  useEffect(() => {
    if (!isReady || owner === undefined) return
    isOpen.current = false
    void open(owner)
    return drafts.watch({ userId: owner, problemId: blockId, language: 'BLOCKS' }, (written) => noteElsewhere(written))
  }, [blockId, drafts, isReady, owner])
  useOnLeave(() => void save.current())

  return {
    program,
    saved,
    other,
    change(next: BlockProgram) {
      take(next)
      isDirty.current = true
      setSaved(null)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save.current(), pauseMs)
    },
    async discardOther() {
      setOther(null)
      if (owner !== undefined) await drafts.discardOther(keyOf(owner))
    },
  }
}
