import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react'
import { isNotFound } from '../../application/callError.ts'
import type { WorkFeature, WorkKind } from '../../application/studio.ts'
import { paths } from '../../domain/paths.ts'
import type { Creature } from '../../domain/quest.ts'
import type { Work } from '../../domain/studio/work.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'
import { useUrlState } from '../kit/address.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { BackLink } from '../site/BackLink.tsx'
import { failureHeading } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import { gateHeading, StudioGate } from './StudioGate.tsx'
import { studioWords } from './studioWords.ts'
import { useWork } from './useWork.ts'

/** The work id in the address of a work that was not saved yet. */
export const newWork = 'new'

export interface OpenedWork<Content> {
  readonly viewer: Viewer
  /** Null for a new work. */
  readonly saved: Work<Content> | null
  /** Called with the work's id once it is saved; navigates to its address. */
  onSaved(workId: string): void
}

/** The creature of each kind of work, which the studio's page shows, too. */
export const workCreatures: Readonly<Record<WorkKind, Creature>> = {
  problem: 'SEAHORSE',
  homework: 'TURTLE',
  room: 'SHARK',
  course: 'DOLPHIN',
}

interface WorkPageProps<Content> {
  readonly feature: WorkFeature<Content>
  /** The work id from the address. */
  readonly workId: string
  readonly title: string
  /** Replaces the studio's usual texts of the gate. */
  readonly gateWords?: ComponentProps<typeof StudioGate>['words']
  hrefOf(workId: string): string
  renderEditor(opened: OpenedWork<Content>): ReactNode
}

/** Does nothing: a saved work already has its address. */
const stay = () => {}

/** Renders the page to edit a single work. A new work gets its address with the first save, without a remount of the editor. */
export const WorkPage = <Content,>({
  feature,
  workId,
  title,
  gateWords = studioWords.gate,
  hrefOf,
  renderEditor,
}: WorkPageProps<Content>) => {
  const viewer = useViewer()
  const { navigate } = useUrlState()
  const created = useRef<string | null>(null)
  const writer = viewerKey(viewer)
  const refusal = viewer && gateHeading({ viewer, mayUse: feature.mayUse, words: gateWords })
  const isNew = workId === newWork || `${writer} ${workId}` === created.current
  const onSaved = (saved: string) => {
    if (saved === workId) return
    created.current = `${writer} ${saved}`
    navigate(hrefOf(saved), { replace: true })
  }
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={viewer === null}>
      {(viewer === null || refusal !== null || isNew) && <PageTitle title={refusal ?? title} />}
      <BackLink href={paths.publishing}>{studioWords.back}</BackLink>
      <PageHead creature={workCreatures[feature.kind]} title={title} note={studioWords.doors[feature.kind].note} />
      {viewer === null ? (
        <WorkSkeleton />
      ) : (
        <StudioGate viewer={viewer} mayUse={feature.mayUse} words={gateWords}>
          {isNew ? (
            <Fragment key={writer}>{renderEditor({ viewer, saved: null, onSaved })}</Fragment>
          ) : (
            <SavedWork key={workId} {...{ feature, workId, title, viewer }}>
              {(saved) => renderEditor({ viewer, saved, onSaved: stay })}
            </SavedWork>
          )}
        </StudioGate>
      )}
    </main>
  )
}

const WorkSkeleton = () => (
  <Panel>
    <p role="status">{studioWords.waiting}</p>
    <Skeleton height={44} />
    <Skeleton height={220} radius="card" />
  </Panel>
)

interface SavedWorkProps<Content> {
  readonly feature: WorkFeature<Content>
  readonly workId: string
  readonly title: string
  readonly viewer: Viewer
  children(saved: Work<Content>): ReactNode
}

const SavedWork = <Content,>({ feature, workId, title, viewer, children }: SavedWorkProps<Content>) => {
  const loaded = useWork(feature, workId, viewer)
  return (
    <>
      <PageTitle title={failureHeading(loaded, studioWords.work) ?? title} />
      {loaded.status === 'waiting' && <WorkSkeleton />}
      {loaded.status === 'ready' && children(loaded.value)}
      {loaded.status === 'failed' &&
        (isNotFound(loaded.error) ? (
          <MessagePanel level={2} creature="TURTLE" title={studioWords.work.missing} text={studioWords.work.missingNote}>
            <ButtonLink href={paths.publishing}>{studioWords.back}</ButtonLink>
          </MessagePanel>
        ) : (
          <FailedPanel title={studioWords.work.failed} text={studioWords.work.failedNote} retry={loaded.retry} />
        ))}
    </>
  )
}
