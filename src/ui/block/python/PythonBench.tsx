import { Blocks, ClipboardPaste } from 'lucide'
import { type RefObject, useRef, useState } from 'react'
import { answerText, type BlockDetail, type BlockStanding, stageAt } from '../../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { blockHref, nextBlockHref } from '../../../domain/problems/problemKinds.ts'
import { useApplication } from '../../kit/application.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { usePanes } from '../../kit/panes/usePanes.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { CodeArea, codeActions, type CodeHandle } from '../../problem/workbench/CodeArea.tsx'
import { CodeTool } from '../../problem/workbench/CodeTool.tsx'
import { ErrorExplanation, usePreloadedExplanations, VerdictError } from '../../problem/workbench/ErrorExplanation.tsx'
import { GuestSuccessOffer } from '../../problem/workbench/GuestSuccess.tsx'
import { useGuestSuccess } from '../../problem/workbench/useGuestSuccess.ts'
import { pressRunKeys } from '../../problem/workbench/runKeys.ts'
import { problemWords } from '../../problem/workbench/problemWords.ts'
import { AskedLine } from '../../problem/workbench/AskedLine.tsx'
import type { VerdictHeadProps } from '../../problem/workbench/VerdictHead.tsx'
import { type Owner, useOwner } from '../../viewer/useOwner.ts'
import { blockWords } from '../blockWords.ts'
import { BlockHistory } from '../workbench/BlockHistory.tsx'
import { BlockResult } from '../workbench/BlockResult.tsx'
import { type BlockPane, BlockPanes } from '../workbench/BlockPanes.tsx'
import { BenchSkeleton } from '../workbench/BenchSkeleton.tsx'
import { LoadedBlock } from '../workbench/LoadedBlock.tsx'
import { StageBar } from '../workbench/StageBar.tsx'
import { StagePanel } from '../workbench/StagePanel.tsx'
import { useSubmitBlocks } from '../workbench/useSubmitBlocks.ts'
import { pythonWords as words, seaWords } from './pythonWords.ts'
import { usePrintedBlocks } from './usePrintedBlocks.ts'
import { usePythonRun } from './usePythonRun.ts'
import styles from './PythonBench.module.css'

/** Renders the page to solve a block problem with a Python program that moves the same sea. */
export const PythonBench = ({ blockId }: { readonly blockId: Id }) => (
  <LoadedBlock blockId={blockId} level={1}>
    {(block, standing) => <Opened block={block} standing={standing} />}
  </LoadedBlock>
)

interface OpenedProps {
  readonly block: BlockDetail
  readonly standing: Loadable<BlockStanding>
}

/** Starts the Python editor with the learner's blocks, converted to Python. */
const Opened = (props: OpenedProps) => {
  const { owner, ownerKey } = useOwner()
  const printed = usePrintedBlocks(props.block, owner, props.standing)
  return printed === null ? <BenchSkeleton isOnPage /> : <PythonWorkbench key={ownerKey} {...props} {...{ owner, printed }} />
}

interface PythonWorkbenchProps extends OpenedProps, Pick<Owner, 'owner'> {
  readonly printed: string
}

const PythonWorkbench = ({ block, standing, printed, owner }: PythonWorkbenchProps) => {
  const { notifications } = useApplication()
  const code = useRef<CodeHandle>(null)
  const success = useGuestSuccess('sea', block.blockId, nextBlockHref(block))
  usePreloadedExplanations()
  const panes = usePanes<BlockPane>(success.answer === null ? 'workspace' : 'stage')
  const [world, setWorld] = useState(0)
  const stage = stageAt(block, world)
  const run = usePythonRun(stage)
  const isGuest = owner === null
  const submission = useSubmitBlocks({ block, standing, origin: null, isGuest }, (answer) => {
    if (isGuest) success.keep(answerText(answer))
  })
  const [handedIn, setHandedIn] = useState('')
  /** Saves the code and returns it. Call it before running or submitting. */
  const saveCode = () => {
    code.current?.keep()
    return code.current?.code() ?? ''
  }
  const begin = (start: (code: string) => void) => {
    submission.clear()
    if (panes.current === 'statement') panes.show('stage')
    start(saveCode())
  }
  const handIn = async (answer: string) => {
    if (submission.isSubmitting) return false
    setHandedIn(answer)
    return submission.send({ code: answer })
  }
  const submit = () => {
    if (submission.isSubmitting) return
    run.stop()
    const answer = saveCode()
    panes.show('stage')
    // The viewer is not known yet.
    if (owner === undefined) return submission.refuse('signInFirst')
    void handIn(answer)
  }
  const actions = codeActions(code, () => panes.show('workspace'))
  const replace = (text: string, message: string) => {
    actions.onFix(text)
    notifications.success(message)
  }
  const play = () => {
    panes.show('stage')
    begin(run.play)
  }

  return (
    <BlockPanes
      {...{ block, standing, panes }}
      isOnPage
      workspaceName={blockWords.panes.code}
      onKeyDown={(event) =>
        pressRunKeys(event, {
          run() {
            if (run.kind !== 'playing') play()
          },
          submit,
        })
      }
      workspace={<Workspace {...{ block, standing, printed, owner, code }} onReplace={replace} onFocus={run.warmUp} />}
      stage={
        <StagePanel
          {...{ block, stage, run, world, panes }}
          onWorld={(at) => {
            setWorld(at)
            run.show(stageAt(block, at))
          }}
        >
          <RunningLine lines={run.frame.running} code={() => code.current?.code() ?? ''} />
          <GuestSuccessOffer {...{ success, isGuest }} isBusy={submission.isSubmitting} onTake={handIn} />
          <BlockResult
            submission={submission.state}
            waiting={submission.waiting}
            {...{ block, run, isGuest }}
            refusals={problemWords.refusals}
            notice={noticeOf(run)}
          />
          {submission.state.kind === 'judged' && <VerdictError verdict={submission.state.submission} code={handedIn} {...actions} />}
          {run.asking !== null && <Output text={run.asking.output} />}
          {run.asking !== null && <AskedLine question={run.asking.question} words={problemWords.run} />}
          {submission.state.kind === 'idle' && run.ended && <RunEnd {...run.ended} {...actions} />}
        </StagePanel>
      }
      bar={
        <StageBar
          isPlaying={run.kind === 'playing'}
          isSubmitting={submission.isSubmitting}
          onPlay={play}
          onStop={run.stop}
          onStep={() => begin(run.step)}
          onReset={() => {
            submission.clear()
            run.reset()
          }}
          onSubmit={submit}
        />
      }
    />
  )
}

interface WorkspaceProps extends PythonWorkbenchProps {
  readonly code: RefObject<CodeHandle | null>
  /** Replaces the program; `message` is the notification's text. */
  onReplace(text: string, message: string): void
  onFocus(): void
}

const Workspace = ({ block, standing, printed, owner, code, onReplace, onFocus }: WorkspaceProps) => {
  const { drafts } = useFeature('block')
  const { blockId } = block
  return (
    <div className={styles['code']} data-part="workspace">
      <CodeArea
        ref={code}
        {...{ drafts, owner, standing }}
        problemId={blockId}
        language="SEA_PYTHON"
        serverDraft={({ codeDraft }) => codeDraft && { language: 'SEA_PYTHON', ...codeDraft }}
        starterCode={printed}
        label={words.code}
        keys={words.keys}
        onFocus={onFocus}
        tools={<CodeTool icon={ClipboardPaste} name={words.printed} onPress={() => onReplace(printed, words.wasPrinted)} />}
      >
        <p className={styles['note']}>{words.note}</p>
      </CodeArea>
      <BlockHistory
        blockId={blockId}
        language="PYTHON"
        onTake={(answer) => {
          if ('code' in answer) onReplace(answer.code, words.taken)
        }}
      />
      <Vocabulary block={block} />
      <ButtonLink tone="quiet" href={blockHref(block)}>
        <Icon icon={Blocks} size={18} />
        {words.back}
      </ButtonLink>
    </div>
  )
}

/** Tells why nothing runs yet. */
function noticeOf({ isPreparing, isBroken, asking }: ReturnType<typeof usePythonRun>): VerdictHeadProps | null {
  if (asking !== null) return { tone: 'neutral', isBusy: true, isSilent: true, title: problemWords.run.answerNote }
  if (isPreparing) return { tone: 'neutral', isBusy: true, title: words.preparing }
  return isBroken ? { tone: 'bad', title: words.broken.title, children: <p>{words.broken.note}</p> } : null
}

/** Renders the running line of the program, shown beside the stage. */
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

/** Renders the results of a run that the stage does not show: its error and its output. */
const RunEnd = ({ execution: { error }, output, code, onGoToLine, onFix }: RunEndProps) => (
  <>
    {error !== null && <ErrorExplanation {...{ error, code, onGoToLine, onFix }} />}
    <Output text={output} />
  </>
)

const Output = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <section aria-label={words.output} className={styles['output']}>
      <h3>{words.output}</h3>
      {/* Long lines scroll, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )

/** Lists the functions of the module `sea` that match the blocks of the task. */
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
