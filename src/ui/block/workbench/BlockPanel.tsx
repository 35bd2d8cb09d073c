import { Blocks, Redo2, RotateCcw, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { BlockDetail } from '../../../domain/blocks/blockProblem.ts'
import { blockCount, type BlockProgram, programText } from '../../../domain/blocks/program.ts'
import { formatNumber } from '../../../domain/format.ts'
import { useApplication } from '../../kit/application.ts'
import { DraftNotice, GuestNotice, NoticeActions, NotStored, SavedState } from '../../draft/DraftNotice.tsx'
import { draftWords } from '../../draft/draftWords.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { reducedMotion } from '../../kit/motion/reducedMotion.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { blockWords } from '../blockWords.ts'
import type { BlockEditor } from '../editor/blockEditor.ts'
import { DragHint } from './DragHint.tsx'
import { ProgramExchange } from './ProgramExchange.tsx'
import type { useBlockDraft } from './useBlockDraft.ts'
import styles from './BlockPanel.module.css'

const words = blockWords.editor

export interface BlockPanelHandle {
  /** Opens an earlier program. Undo does not go back beyond it. */
  open(program: BlockProgram): void
  load(program: BlockProgram): void
}

interface BlockPanelProps {
  readonly ref: Ref<BlockPanelHandle>
  readonly block: BlockDetail
  readonly draft: ReturnType<typeof useBlockDraft>
  readonly program: BlockProgram
  /** The numbers of the statements that run now. */
  readonly statements: readonly number[]
  onChange(program: BlockProgram): void
  /** Replaces the program; `message` is the notification's text. */
  onLoad(program: BlockProgram, message: string): void
}

/** Loads the block editor after the page, and shows the program in it. */
const useBlockEditor = ({ ref, block, program, statements, onChange }: Omit<BlockPanelProps, 'draft' | 'onLoad'>) => {
  const { notifications } = useApplication()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<BlockEditor | null>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  /** The program for the editor: a draft may arrive while the editor is still loading. */
  const held = useRef(program)
  useImperativeHandle(ref, () => ({
    open(next) {
      held.current = next
      editor.current?.open(next)
    },
    load(next) {
      held.current = next
      editor.current?.load(next)
    },
  }))
  const change = useEffectEvent((next: BlockProgram) => {
    held.current = next
    onChange(next)
  })
  const open = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const { openBlockEditor } = await import('../editor/blockEditor.ts')
      if (!isWanted() || host.current === null) return
      const isNarrow = host.current.clientWidth < narrowest
      const hasMotion = !reducedMotion.now()
      editor.current = openBlockEditor(host.current, {
        block,
        program: held.current,
        isNarrow,
        hasMotion,
        onChange: change,
        onRefuse: () => notifications.warn(words.tooMany),
      })
      setStatus('ready')
    } catch {
      if (isWanted()) setStatus('failed')
    }
  })
  useEffect(() => {
    let isWanted = true
    // Each new attempt repeats a failed one.
    if (attempt >= 0) void open(() => isWanted)
    return () => {
      isWanted = false
      editor.current?.dispose()
      editor.current = null
    }
  }, [attempt])
  const lit = statements.join(' ')
  useEffect(() => {
    if (status === 'ready') editor.current?.highlight(lit === '' ? [] : lit.split(' ').map(Number))
  }, [lit, status])

  const retry = () => {
    setStatus('loading')
    setAttempt(attempt + 1)
  }
  return { host, editor, status, retry }
}

/** Renders the workspace with its tools. */
export const BlockPanel = ({ ref, block, draft, program, statements, onChange, onLoad }: BlockPanelProps) => {
  const { notifications } = useApplication()
  const { host, editor, status, retry } = useBlockEditor({ ref, block, program, statements, onChange })

  return (
    <>
      <div className={styles['panel']}>
        <div className={styles['head']}>
          <h2 className={styles['title']}>{blockWords.regions.workspace}</h2>
          <p className={styles['count']}>{words.count(formatNumber(blockCount(program)))}</p>
          <SavedState draft={draft} className={styles['saved']} />
          <div className={styles['tools']} role="group" aria-label={blockWords.regions.workspace}>
            <Tool icon={Undo2} name={words.undo} onPress={() => editor.current?.undo()} />
            <Tool icon={Redo2} name={words.redo} onPress={() => editor.current?.redo()} />
            <Tool icon={ZoomOut} name={words.smaller} onPress={() => editor.current?.zoom(-1)} />
            <Tool icon={ZoomIn} name={words.larger} onPress={() => editor.current?.zoom(1)} />
            <Tool
              icon={Trash2}
              name={words.remove}
              onPress={() => {
                if (editor.current?.removeChosen() === false) notifications.warn(words.nothingChosen)
              }}
            />
            <Tool icon={RotateCcw} name={words.restart} onPress={() => onLoad(block.starterProgram, words.restarted)} />
          </div>
        </div>
        {draft.state === 'notStored' && <NotStored text={programText(program)} fileName={`${blockWords.regions.workspace}.json`} />}
        {draft.other !== null && (
          <DraftNotice title={blockWords.other.title}>
            <NoticeActions>
              <Button
                tone="soft"
                size="small"
                onClick={() => {
                  if (draft.other !== null) draft.settle(draft.other)
                  notifications.success(blockWords.exchange.done)
                }}
              >
                {blockWords.other.take}
              </Button>
              <Button tone="quiet" size="small" onClick={() => draft.settle(program)}>
                {blockWords.other.keep}
              </Button>
            </NoticeActions>
          </DraftNotice>
        )}
        {draft.hasGuests && <GuestNotice title={draftWords.guest.blocks} onSettle={draft.settleGuests} />}
        {draft.unread !== null && <UnreadBlocks text={draft.unread} isSaved={draft.isSaved} onReplace={() => draft.replaceUnread()} />}
        <div className={styles['place']} data-status={status}>
          <div ref={host} className={styles['host']} />
          {status === 'ready' && blockCount(program) === 0 && <DragHint host={host} />}
          {status === 'loading' && (
            <p className={styles['waiting']} role="status">
              <Icon icon={Blocks} size={24} />
              {words.loading}
            </p>
          )}
          {status === 'failed' && (
            <div className={styles['waiting']} role="alert">
              <p>{words.failed}</p>
              <p>{words.failedNote}</p>
              <Button tone="soft" onClick={retry}>
                {blockWords.retry}
              </Button>
            </div>
          )}
        </div>
        <p className={styles['keys']} data-keys>
          {words.keys}
        </p>
      </div>
      <ProgramExchange program={program} onImport={(next) => onLoad(next, blockWords.exchange.done)} />
    </>
  )
}

interface UnreadBlocksProps {
  readonly text: string
  /** Whether the blocks built now are saved. */
  readonly isSaved: boolean
  onReplace(): void
}

/** Offers to keep or replace blocks saved by a later release: this release cannot show them, but does not lose them. */
const UnreadBlocks = ({ text, isSaved, onReplace }: UnreadBlocksProps) => (
  <div role="group" aria-label={blockWords.unread.title} className={styles['other']}>
    <p>{blockWords.unread.title}</p>
    <p>{isSaved ? blockWords.unread.beside : blockWords.unread.note}</p>
    <CopyButton text={text} />
    <Button tone="quiet" size="small" onClick={onReplace}>
      {blockWords.unread.replace}
    </Button>
    <textarea aria-label={blockWords.exchange.json} className={styles['unread']} rows={2} readOnly value={text} />
  </div>
)

/** The width in px below which the categories stand above the blocks. */
const narrowest = 560

interface ToolProps {
  readonly icon: typeof Undo2
  readonly name: string
  onPress(): void
}

const Tool = ({ icon, name, onPress }: ToolProps) => (
  <button type="button" className={styles['tool']} title={name} onClick={onPress}>
    <Icon icon={icon} size={18} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
)
