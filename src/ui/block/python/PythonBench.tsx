import { AArrowDown, AArrowUp, Blocks, ClipboardPaste } from 'lucide'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { answerText, type BlockDetail, type BlockStanding, stageAt } from '../../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { blockHref } from '../../../domain/problems/problemKinds.ts'
import { useApplication } from '../../kit/application.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { CodeTool, useCodeSize } from '../../problem/workbench/CodeTool.tsx'
import { CodeEditor, type EditorHandle } from '../../problem/workbench/editor/CodeEditor.tsx'
import { ErrorExplanation, VerdictError } from '../../problem/workbench/ErrorExplanation.tsx'
import { SavedState } from '../../draft/DraftNotice.tsx'
import { DraftNotices } from '../../problem/workbench/DraftNotices.tsx'
import { GuestSuccessOffer } from '../../problem/workbench/GuestSuccess.tsx'
import { useGuestSuccess } from '../../problem/workbench/useGuestSuccess.ts'
import { problemWords } from '../../problem/workbench/problemWords.ts'
import { useDraft } from '../../problem/workbench/useDraft.ts'
import type { VerdictHeadProps } from '../../problem/workbench/VerdictHead.tsx'
import { type Owner, useOwner } from '../../viewer/useOwner.ts'
import { blockWords } from '../blockWords.ts'
import { BlockHints } from '../workbench/BlockHints.tsx'
import { BlockHistory } from '../workbench/BlockHistory.tsx'
import { BlockResult } from '../workbench/BlockResult.tsx'
import { BlockStatement } from '../workbench/BlockStatement.tsx'
import { BenchSkeleton, LoadedBlock } from '../workbench/LoadedBlock.tsx'
import { StagePanel } from '../workbench/StagePanel.tsx'
import { useSubmitBlocks } from '../workbench/useSubmitBlocks.ts'
import { pythonWords as words, seaWords } from './pythonWords.ts'
import { usePrintedBlocks } from './usePrintedBlocks.ts'
import { usePythonRun } from './usePythonRun.ts'
import bench from '../workbench/BlockWorkbench.module.css'
import panel from '../../problem/workbench/CodePanel.module.css'
import styles from './PythonBench.module.css'

/** A block problem, solved by a program in Python that moves the same sea. */
export const PythonBench = ({ blockId }: { readonly blockId: Id }) => (
  <LoadedBlock blockId={blockId} level={1}>
    {(block, standing) => <Opened block={block} standing={standing} />}
  </LoadedBlock>
)

interface OpenedProps {
  readonly block: BlockDetail
  readonly standing: Loadable<BlockStanding>
}

/** One begins with what one has built. */
const Opened = (props: OpenedProps) => {
  const { owner, ownerKey } = useOwner()
  const printed = usePrintedBlocks(props.block, owner, props.standing)
  return printed === null ? <BenchSkeleton /> : <PythonWorkbench key={ownerKey} {...props} {...{ owner, printed }} />
}

interface PythonWorkbenchProps extends OpenedProps, Pick<Owner, 'owner'> {
  readonly printed: string
}

const PythonWorkbench = ({ block, standing, printed, owner }: PythonWorkbenchProps) => {
  const { notifications } = useApplication()
  const { drafts } = useFeature('block')
  const { blockId } = block
  const editor = useRef<EditorHandle>(null)
  const [world, setWorld] = useState(0)
  const stage = stageAt(block, world)
  const run = usePythonRun(stage)
  const isGuest = owner === null
  const success = useGuestSuccess('sea', blockId)
  const submission = useSubmitBlocks(isGuest, (answer) => {
    if (isGuest) success.keep(answerText(answer))
  })
  const [handedIn, setHandedIn] = useState('')
  const draft = useDraft({
    drafts,
    problemId: blockId,
    language: 'SEA_PYTHON',
    owner,
    standing,
    serverDraft: ({ codeDraft }) => codeDraft && { language: 'SEA_PYTHON', ...codeDraft },
    starterCode: printed,
    onShow: (code, isOpening) => (isOpening ? editor.current?.open(code) : editor.current?.setCode(code)),
  })

  const begin = (start: (code: string) => void) => {
    submission.clear()
    draft.keep()
    start(draft.code())
  }
  const handIn = (code: string) => {
    if (submission.isSubmitting) return false
    setHandedIn(code)
    void submission.send({ blockId, code, origin: null, knownCount: loadedValue(standing)?.submissionCount ?? 0 })
    return true
  }
  const submit = () => {
    if (submission.isSubmitting) return
    run.stop()
    draft.keep()
    // Whoever the viewer is, it is not known yet.
    if (owner === undefined) return submission.refuse('signInFirst')
    handIn(draft.code())
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    if (event.shiftKey) submit()
    else if (run.kind !== 'playing') begin(run.play)
  }
  const replace = (code: string, told: string) => {
    draft.replace(code)
    notifications.success(told)
    editor.current?.focus()
  }
  const actions = {
    onGoToLine: (line: number) => editor.current?.goToLine(line),
    onFix(code: string) {
      draft.replace(code)
      editor.current?.focus()
    },
  }

  return (
    // The keys work wherever one is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={bench['place']} onKeyDown={pressKey}>
      <div className={bench['bench']}>
        <section aria-label={blockWords.regions.statement} className={bench['panel']} data-part="statement">
          <BlockStatement block={block} />
          <BlockHints block={block} standing={standing} />
        </section>
        <section aria-label={blockWords.regions.stage} className={bench['panel']} data-part="stage">
          <StagePanel
            {...{ block, stage, run, world }}
            isSubmitting={submission.isSubmitting}
            onWorld={(at) => {
              setWorld(at)
              run.show(stageAt(block, at))
            }}
            onPlay={() => begin(run.play)}
            onStep={() => begin(run.step)}
            onReset={() => {
              submission.clear()
              run.reset()
            }}
            onSubmit={submit}
          >
            <RunningLine lines={run.frame.running} code={draft.code} />
            <GuestSuccessOffer {...{ success, isGuest }} onTake={handIn} />
            <BlockResult
              submission={submission.state}
              {...{ block, run, isGuest }}
              refusals={problemWords.refusals}
              notice={noticeOf(run)}
            />
            {submission.state.kind === 'judged' && <VerdictError verdict={submission.state.submission} code={handedIn} {...actions} />}
            {submission.state.kind === 'idle' && run.ended && <RunEnd {...run.ended} {...actions} />}
          </StagePanel>
        </section>
        <div className={styles['code']} data-part="workspace">
          <CodeArea editor={editor} draft={draft} printed={printed} onFocus={run.warmUp} onReplace={replace} />
          <BlockHistory
            blockId={blockId}
            language="PYTHON"
            onTake={(answer) => {
              if ('code' in answer) replace(answer.code, words.taken)
            }}
          />
          <Vocabulary block={block} />
          <ButtonLink tone="quiet" href={blockHref(block)}>
            <Icon icon={Blocks} size={18} />
            {words.back}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Why nothing runs yet. */
function noticeOf({ isPreparing, isBroken }: ReturnType<typeof usePythonRun>): VerdictHeadProps | null {
  if (isPreparing) return { tone: 'neutral', isBusy: true, title: words.preparing }
  return isBroken ? { tone: 'bad', title: words.broken.title, children: <p>{words.broken.note}</p> } : null
}

/** Where the program is, for who sees the stage. */
const RunningLine = ({ lines, code }: { readonly lines: readonly number[]; code(): string }) => {
  const [line] = lines
  const text = line === undefined ? undefined : code().split('\n')[line - 1]?.trim()
  if (line === undefined || !text) return null
  return (
    <p className={styles['line']}>
      {words.line(formatNumber(line))} <code>{text}</code>
    </p>
  )
}

type RunEndProps = NonNullable<ReturnType<typeof usePythonRun>['ended']> &
  Pick<Parameters<typeof ErrorExplanation>[0], 'onGoToLine' | 'onFix'>

/** What a run has left besides what is seen on the stage. */
const RunEnd = ({ execution: { output, error }, code, onGoToLine, onFix }: RunEndProps) => (
  <>
    {error !== null && <ErrorExplanation {...{ error, code, onGoToLine, onFix }} />}
    {output !== '' && (
      <section aria-label={words.output} className={styles['output']}>
        <h3>{words.output}</h3>
        {/* Long lines scroll, also by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>{output}</pre>
      </section>
    )}
  </>
)

interface CodeAreaProps {
  readonly editor: React.RefObject<EditorHandle | null>
  readonly draft: ReturnType<typeof useDraft>
  readonly printed: string
  onFocus(): void
  onReplace(code: string, told: string): void
}

const CodeArea = ({ editor, draft, printed, onFocus, onReplace }: CodeAreaProps) => {
  const keysId = useId()
  const size = useCodeSize()
  const editorWords = problemWords.editor
  return (
    <section aria-label={words.code} className={panel['panel']} data-part="code" style={size.style}>
      <div className={panel['tools']}>
        <SavedState draft={draft} className={panel['saved']} />
        <CodeTool icon={AArrowDown} name={editorWords.smaller} isUnavailable={!size.canShrink} onPress={size.shrink} />
        <CodeTool icon={AArrowUp} name={editorWords.larger} isUnavailable={!size.canGrow} onPress={size.grow} />
        <CodeTool icon={ClipboardPaste} name={words.printed} onPress={() => onReplace(printed, words.wasPrinted)} />
      </div>
      <DraftNotices draft={draft} />
      <CodeEditor
        ref={editor}
        label={words.code}
        description={words.keys}
        descriptionId={keysId}
        initialCode={printed}
        onChange={draft.change}
        onFocus={onFocus}
      />
      <p id={keysId} className={panel['keys']}>
        {words.keys}
      </p>
      <p className={styles['note']}>{words.note}</p>
    </section>
  )
}

/** The words of the module that say the same as the blocks of the task. */
const Vocabulary = ({ block: { toolbox } }: Pick<OpenedProps, 'block'>) => {
  const found = [...new Set(toolbox.flatMap(({ blocks }) => blocks.flatMap(({ type }) => seaWords[type] ?? [])))]
  return found.length === 0 ? null : (
    <details className={styles['vocabulary']}>
      <summary>{words.vocabulary}</summary>
      <p>{words.vocabularyNote}</p>
      <dl>
        {found.map(({ call, text }) => (
          <div key={call}>
            <dt>
              <code>{call}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
