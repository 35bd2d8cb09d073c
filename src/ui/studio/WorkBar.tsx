import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangeWorkOutcome, SaveWorkOutcome, WorkFeature } from '../../application/studio.ts'
import type { AskedDeed } from '../../domain/deeds.ts'
import { paths } from '../../domain/paths.ts'
import type { PublicationState, WorkVersion } from '../../domain/studio/work.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useUrlState } from '../kit/address.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { AskFirst, type AskFirstProps, type QuestionWords } from '../kit/AskFirst.tsx'
import { Badge, type BadgeTone } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useSite } from '../site/useSite.ts'
import { studioWords } from './studioWords.ts'
import type { WorkEditor } from './useWork.ts'
import styles from './WorkBar.module.css'

const tones: Readonly<Record<PublicationState, BadgeTone>> = { DRAFT: 'neutral', PUBLISHED: 'success', WITHDRAWN: 'warning' }

export type StateNames = Readonly<Record<PublicationState, string>>

interface StateBadgeProps {
  readonly state: PublicationState
  readonly states?: StateNames | undefined
}

export const StateBadge = ({ state, states = studioWords.states }: StateBadgeProps) => <Badge tone={tones[state]}>{states[state]}</Badge>

const HandOverDialog = lazyWithRetry(() => import('./ownership/HandOverDialog.tsx').then((loaded) => loaded.HandOverDialog))

type WorkWords = Readonly<Record<keyof typeof studioWords.work, string>>

export interface WorkBarProps<Content> {
  readonly editor: WorkEditor<Content>
  readonly feature: WorkFeature<Content>
  readonly viewer: Viewer
  /** Replaces the studio's usual texts. */
  readonly words?: WorkWords
  readonly states?: StateNames
  /** Lays the bar below a form instead of beside it. */
  readonly isBelow?: boolean
  /** Whether the work may be published for the first time yet; false while its form still asks. */
  readonly mayPublish?: boolean
  /** Checks whether the work can be published as it is, and shows what is missing if not. */
  prepare(): Promise<boolean>
  /** The question before withdrawing, if a withdrawal takes something from people at work. */
  readonly withdrawal?: { readonly deed: AskedDeed; readonly words: QuestionWords } | undefined
  /** Called once the work has an id; navigates to its own page. */
  onSaved(workId: string): void
}

/** Shows the state of a work in progress and the actions on it. The bar stays in sight beside the long form. */
export const WorkBar = <Content,>({
  editor,
  feature,
  viewer,
  words = studioWords.work,
  states,
  isBelow = false,
  mayPublish = true,
  prepare,
  withdrawal,
  onSaved,
}: WorkBarProps<Content>) => {
  const { notifications } = useApplication()
  const [isConflictOpen, setConflictOpen] = useState(editor.theirs !== null)
  const [isPreparing, setPreparing] = useState(false)
  const { saved, hasChanges, theirs } = editor
  const workId = saved && String(saved.workId)
  const tellAddress = useEffectEvent(onSaved)
  useEffect(() => {
    if (workId !== null) tellAddress(workId)
  }, [workId])
  const isBusy = editor.isSaving || editor.isChanging || isPreparing

  const tell = (outcome: SaveWorkOutcome<Content> | ChangeWorkOutcome, done: string) => {
    if (outcome.kind === 'saved' || outcome.kind === 'done') notifications.success(done)
    else notifications.warn(studioWords.refusals[outcome.kind])
    if (outcome.kind === 'conflict') setConflictOpen(true)
  }
  const save = async () => {
    if (theirs !== null) return setConflictOpen(true)
    tell(await editor.save(), words.savedNow)
  }
  const publish = async () => {
    if (theirs !== null) return setConflictOpen(true)
    setPreparing(true)
    const isReady = await prepare().finally(() => setPreparing(false))
    if (isReady) tell(await editor.publish(), words.published)
  }
  const withdraw = async () => {
    if (theirs !== null) return setConflictOpen(true)
    tell(await editor.withdraw(), words.withdrawn)
  }
  const isPublished = saved?.state === 'PUBLISHED'
  const isOutOfDate = isPublished && (hasChanges || !saved.isCurrent)
  return (
    <Panel className={styles['bar']} data-below={isBelow || undefined} aria-label={studioWords.title}>
      <StateLine {...{ editor, words, states, isOutOfDate }} />
      <ActionButton
        wide
        tone="soft"
        unavailable={isBusy || (!hasChanges && theirs === null)}
        isRunning={editor.isSaving}
        onClick={() => void save()}
      >
        {editor.isSaving ? words.saving : words.save}
      </ActionButton>
      {(isPublished ? isOutOfDate : mayPublish) && (
        <ActionButton wide unavailable={isBusy} isRunning={editor.isChanging || isPreparing} onClick={() => void publish()}>
          {editor.isChanging || isPreparing ? words.publishing : isPublished ? words.publishAgain : words.publish}
        </ActionButton>
      )}
      {isPublished && (
        <Withdrawal asks={withdrawal} isRunning={editor.isChanging} run={withdraw}>
          {(press) => (
            <ActionButton wide tone="quiet" unavailable={isBusy} onClick={press}>
              {words.withdraw}
            </ActionButton>
          )}
        </Withdrawal>
      )}
      {hasChanges && (
        <Button wide tone="quiet" unavailable={isBusy} onClick={editor.discard}>
          {words.discard}
        </Button>
      )}
      {saved !== null && <WorkDeeds {...{ feature, viewer, saved, words, isBusy }} onGone={editor.forget} />}
      {isConflictOpen && theirs !== null && <ConflictDialog editor={editor} onClose={() => setConflictOpen(false)} />}
    </Panel>
  )
}

interface WorkDeedsProps<Content> extends Pick<WorkBarProps<Content>, 'feature' | 'viewer'> {
  readonly saved: WorkVersion
  readonly words: WorkWords
  readonly isBusy: boolean
  onGone(): void
}

/** Offers to hand a saved work over to another teacher, and to remove it unless it is published. */
const WorkDeeds = <Content,>({ feature, viewer, saved, words, isBusy, onGone }: WorkDeedsProps<Content>) => {
  const { rolePolicy } = useApplication()
  const { channelDomain } = useSite().site
  const [isRemoving, setRemoving] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  return (
    <>
      {channelDomain !== null && rolePolicy.canTeach(viewer) && (
        <Button wide tone="quiet" unavailable={isBusy} onClick={() => setHandingOver(true)}>
          {studioWords.handOver}
        </Button>
      )}
      {saved.state !== 'PUBLISHED' && (
        <Button wide tone="quiet" unavailable={isBusy} onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      )}
      <OnDemand requested={isHandingOver} onLoadError={() => setHandingOver(false)}>
        {isHandingOver && (
          <HandOverDialog viewer={viewer} kind={feature.kind} workId={saved.workId} onClose={() => setHandingOver(false)} />
        )}
      </OnDemand>
      {isRemoving && (
        <RemoveDialog feature={feature} viewer={viewer} workId={String(saved.workId)} onGone={onGone} onClose={() => setRemoving(false)} />
      )}
    </>
  )
}

interface StateLineProps<Content> extends Pick<WorkBarProps<Content>, 'editor'> {
  readonly states: StateNames | undefined
  readonly words: WorkWords
  readonly isOutOfDate: boolean
}

const StateLine = <Content,>({ editor, words, states, isOutOfDate }: StateLineProps<Content>) => {
  const { saved, hasChanges, wasRestored } = editor
  return (
    <p className={styles['state']}>
      <StateBadge state={saved?.state ?? 'DRAFT'} states={states} />
      <span role="status">
        {wasRestored && `${words.restored} `}
        {hasChanges ? words.changed : saved !== null && words.saved}
        {isOutOfDate && ` ${words.notCurrent}`}
      </span>
    </p>
  )
}

interface ConflictDialogProps<Content> extends Pick<WorkBarProps<Content>, 'editor'> {
  onClose(): void
}

/** Asks which version stays: one's own, or the one that was saved in another place meanwhile. */
const ConflictDialog = <Content,>({ editor, onClose }: ConflictDialogProps<Content>) => {
  const { title, text, theirs, mine } = studioWords.conflict
  const choose = (isMine: boolean) => () => {
    editor.resolve(isMine)
    onClose()
  }
  return (
    <Dialog
      title={title}
      size="small"
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={choose(false)}>
            {theirs}
          </Button>
          <Button onClick={choose(true)}>{mine}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

interface WithdrawalProps extends Pick<AskFirstProps, 'isRunning' | 'run' | 'children'> {
  readonly asks: WorkBarProps<unknown>['withdrawal']
}

const Withdrawal = ({ asks, ...props }: WithdrawalProps) =>
  asks === undefined ? props.children(() => void props.run()) : <AskFirst {...asks} {...props} />

interface RemoveDialogProps<Content> {
  readonly feature: WorkFeature<Content>
  readonly viewer: Viewer
  readonly workId: string
  onGone(): void
  onClose(): void
}

const words = studioWords.work

const RemoveDialog = <Content,>({ feature, viewer, workId, onGone, onClose }: RemoveDialogProps<Content>) => {
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const { navigate } = useUrlState()
  const action = useAction({
    name: `remove/${feature.kind}`,
    run: () => feature.remove(viewer, workId),
    invalidates: ({ kind }) => (kind === 'removed' ? ['works'] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  const remove = async () => {
    const { kind } = await action.run()
    const isHere = isMounted()
    onClose()
    if (kind !== 'removed') return notifications.warn(studioWords.refusals[kind])
    onGone()
    notifications.success(words.removed)
    if (isHere) navigate(paths.publishing, { replace: true })
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      confirmLabel={words.remove}
      runningLabel={words.removing}
      cancelLabel={words.cancel}
      deed="removeWork"
      isRunning={action.isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
    </ConfirmDialog>
  )
}
