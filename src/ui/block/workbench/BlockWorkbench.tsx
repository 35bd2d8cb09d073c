import { FileCode2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { parseProgramText } from '../../../application/parseProgram.ts'
import {
  answerText,
  type BlockDetail,
  type BlockStanding,
  type BlockSubmission,
  rulesOf,
  stageAt,
  stageToReplay,
} from '../../../domain/blocks/blockProblem.ts'
import { faultAfterRun, faultBeforeRun } from '../../../domain/blocks/judgeProgram.ts'
import { BlockMachine } from '../../../domain/blocks/machine.ts'
import type { BlockProgram } from '../../../domain/blocks/program.ts'
import { askedAnchor } from '../../../domain/question.ts'
import { isBeingJudged, type SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { nextBlockHref, pythonHref } from '../../../domain/problems/problemKinds.ts'
import { useFragment } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { useReducedMotion } from '../../kit/motion/reducedMotion.ts'
import { usePanes } from '../../kit/panes/usePanes.ts'
import { Switch } from '../../kit/Switch.tsx'
import { GuestSuccessOffer } from '../../problem/workbench/GuestSuccess.tsx'
import { useLatest } from '../../problem/workbench/useLatest.ts'
import { useGuestSuccess } from '../../problem/workbench/useGuestSuccess.ts'
import { type Owner, useOwner } from '../../viewer/useOwner.ts'
import { blockWords } from '../blockWords.ts'
import { type Playable, useStageRun } from '../stage/useStageRun.ts'
import { BlockHistory } from './BlockHistory.tsx'
import { BlockPanel, type BlockPanelHandle } from './BlockPanel.tsx'
import { type BlockPane, BlockPanes } from './BlockPanes.tsx'
import { BlockResult } from './BlockResult.tsx'
import { PythonPane } from './PythonPane.tsx'
import { StageBar } from './StageBar.tsx'
import { StagePanel } from './StagePanel.tsx'
import { useBlockDraft } from './useBlockDraft.ts'
import { type BlockSubmitState, useSubmitBlocks } from './useSubmitBlocks.ts'
import styles from './BlockWorkbench.module.css'

interface BlockWorkbenchProps {
  readonly block: BlockDetail
  readonly standing: Loadable<BlockStanding>
  /** The lesson in which the problem is solved; null on the problem's own page. */
  readonly origin: SubmissionOrigin | null
  onAccepted?(): void
}

/** Renders the place to read a block problem, build its program, watch it and have it judged. */
export const BlockWorkbench = (props: BlockWorkbenchProps) => {
  const { owner, ownerKey } = useOwner()
  return <OwnWorkbench key={ownerKey} {...props} owner={owner} />
}

const OwnWorkbench = ({ block, standing, origin, onAccepted, owner }: BlockWorkbenchProps & Pick<Owner, 'owner'>) => {
  const { notifications } = useApplication()
  const panel = useRef<BlockPanelHandle>(null)
  const [world, setWorld] = useState(0)
  const success = useGuestSuccess('block', block.blockId, nextBlockHref(block))
  const isAsked = useFragment(askedAnchor('')) !== null
  const panes = usePanes<BlockPane>(isAsked ? 'statement' : success.answer === null ? 'workspace' : 'stage')
  const stage = stageAt(block, world)
  const run = useStageRun(stage)
  const isGuest = owner === null
  const isStill = useReducedMotion()
  const submission = useSubmitBlocks({ block, standing, origin, isGuest }, (answer) => {
    if (isGuest) success.keep(answerText(answer))
    onAccepted?.()
  })
  const draft = useBlockDraft({
    block,
    owner,
    standing,
    onShow: (program, isOpening) => (isOpening ? panel.current?.open(program) : panel.current?.load(program)),
  })
  const { program } = draft
  const statements = run.frame.running
  const handedIn = useRef(program)
  const isReplaying = useReplay(submission.state, (judged, onEnd) => {
    const at = stageToReplay(block, judged, world)
    setWorld(at)
    run.replay(playableOf(handedIn.current, block), stageAt(block, at), { hasMotion: !isStill, onEnd })
  })

  const handIn = async (built: BlockProgram | null) => {
    if (submission.isSubmitting || built === null) return false
    handedIn.current = built
    return submission.send({ program: built })
  }
  const submit = () => {
    if (submission.isSubmitting) return
    run.stop()
    panes.show('stage')
    // The viewer is not known yet.
    if (owner === undefined) return submission.refuse('signInFirst')
    void handIn(program)
  }
  const change = (next: BlockProgram) => {
    draft.change(next)
    if (run.kind !== 'ready') run.reset()
  }
  const load = (next: BlockProgram, message: string) => {
    panel.current?.load(next)
    change(next)
    notifications.success(message)
  }

  return (
    <BlockPanes
      {...{ block, standing, panes }}
      isOnPage={origin === null}
      workspaceName={blockWords.panes.workspace}
      workspace={
        <section aria-label={blockWords.regions.workspace} className={styles['panel']} data-part="workspace">
          <BlockPanel ref={panel} {...{ block, draft, program, statements }} onChange={change} onLoad={load} />
          <BlockHistory
            blockId={block.blockId}
            language="BLOCKS"
            onTake={(taken) => {
              if ('program' in taken) load(taken.program, blockWords.history.taken)
            }}
          />
        </section>
      }
      stage={
        <>
          <StagePanel
            {...{ block, stage, run, world, panes }}
            onWorld={(at) => {
              setWorld(at)
              run.show(stageAt(block, at))
            }}
          >
            <GuestSuccessOffer
              {...{ success, isGuest }}
              isBusy={submission.isSubmitting}
              onTake={(answer) => handIn(parseProgramText(answer))}
            />
            <BlockResult
              submission={submission.state}
              waiting={submission.waiting}
              {...{ block, run, isGuest, isReplaying }}
              onFix={panes.isTabbed ? () => panes.show('workspace') : undefined}
            />
          </StagePanel>
          <SamePython {...{ block, program, stage }} running={statements} isOnPage={origin === null} />
        </>
      }
      bar={
        <StageBar
          isPlaying={run.kind === 'playing'}
          isSubmitting={submission.isSubmitting}
          onPlay={() => {
            submission.clear()
            panes.show('stage')
            run.play(playableOf(program, block))
          }}
          onStop={run.stop}
          onStep={() => {
            submission.clear()
            // The stage is visible beside the blocks, too.
            if (panes.current === 'statement') panes.show('stage')
            run.step(playableOf(program, block))
          }}
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

type SamePythonProps = Parameters<typeof PythonPane>[0] & { readonly block: BlockDetail; readonly isOnPage: boolean }

/** Shows the blocks as Python where the user wants it, and leads to the Python editor. */
const SamePython = ({ block, isOnPage, ...shown }: SamePythonProps) => {
  const { store } = useApplication()
  const [hasPython, setPython] = useState(() => store.get(pythonKey) === 'true')
  return (
    <div className={styles['python']}>
      <Switch
        label={blockWords.run.python}
        note={blockWords.run.pythonNote}
        isOn={hasPython}
        onChange={(isOn) => {
          setPython(isOn)
          store.set(pythonKey, String(isOn))
        }}
      />
      {hasPython && <PythonPane {...shown} />}
      {isOnPage && (
        <ButtonLink tone="soft" href={pythonHref(block)}>
          <Icon icon={FileCode2} size={18} />
          {blockWords.run.goOnInPython}
        </ButtonLink>
      )}
    </div>
  )
}

/** Replays a judged run before its verdict is shown. Returns true while the replay goes on. */
const useReplay = (state: BlockSubmitState, start: (judged: BlockSubmission, onEnd: () => void) => void): boolean => {
  const [replayed, setReplayed] = useState<BlockSubmission | null>(null)
  const judged = state.kind === 'judged' && !isBeingJudged(state.submission) ? state.submission : null
  const latestStart = useLatest(start)
  useEffect(() => {
    if (judged !== null) latestStart.current(judged, () => setReplayed(judged))
  }, [judged, latestStart])
  return judged !== null && judged !== replayed
}

/** Runs blocks in the page, by the same rules as the judge. */
const playableOf = (program: BlockProgram, block: BlockDetail): Playable => ({
  of: program,
  begin: (stage, tell) => faultBeforeRun(program, rulesOf(block)) ?? new BlockMachine(program, stage, tell),
  conclude: (outcome) => (outcome === 'ARRIVED' ? (faultAfterRun(program, rulesOf(block)) ?? outcome) : outcome),
})

const pythonKey = 'blocksAsPython'
