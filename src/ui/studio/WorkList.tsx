import { slotsOf } from '../../application/storedText.ts'
import { type NewWorkOn, workDraftKey, type WorkFeature } from '../../application/studio.ts'
import { relativeTime } from '../../domain/calendar/date.ts'
import { formatNumber } from '../../domain/format.ts'
import type { PublicationState } from '../../domain/studio/work.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { LongList } from '../kit/LongList.tsx'
import { SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { studioWords } from './studioWords.ts'
import { useSite } from '../site/useSite.ts'
import { useWorks } from './useWork.ts'
import { StateBadge, type StateNames } from './WorkBar.tsx'
import { newWork } from './WorkPage.tsx'
import styles from './WorkList.module.css'

const words = studioWords.list

interface WorkListProps<Content> {
  readonly feature: WorkFeature<Content>
  readonly viewer: Viewer
  readonly id: string
  readonly title: string
  readonly words: {
    /** The label of the link that creates a new work. */
    readonly create: string
    readonly none: string
    /** Replaces the studio's usual names of the states. */
    readonly states?: StateNames
  }
  hrefOf(workId: string): string
  /** Words the number of a work's parts. */
  countText?(count: string): string
}

/** Lists all works of one kind by the viewer, and marks those with unsaved changes. */
export const WorkList = <Content,>({ feature, viewer, id, title, words: own, hrefOf, countText }: WorkListProps<Content>) => {
  const works = useWorks(feature, viewer)
  const { store, clock } = useApplication()
  const { site } = useSite()
  const hasDraft = (work: string | NewWorkOn) =>
    slotsOf(workDraftKey(feature.kind, viewer, work)).some((key) => feature.parseDraft(store.get(key)) !== null)
  const hasNew = hasDraft(site)
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        action={
          <ButtonLink tone="soft" size="small" href={hrefOf(newWork)}>
            {own.create}
          </ButtonLink>
        }
      />
      {works.status === 'waiting' && <Skeleton height={84} radius="card" />}
      {works.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="quiet" size="small" retry={works.retry} />
        </SectionMessage>
      )}
      {works.status === 'ready' && works.value.length === 0 && !hasNew && <p className={styles['none']}>{own.none}</p>}
      {works.status === 'ready' && (works.value.length > 0 || hasNew) && (
        <LongList className={styles['list']}>
          {hasNew && <WorkItem href={hrefOf(newWork)} state="DRAFT" states={own.states} title={words.nameless} note={words.unsaved} />}
          {works.value.map(({ workId, title: name, state, updatedDate, partCount }) => (
            <WorkItem
              key={workId}
              href={hrefOf(String(workId))}
              state={state}
              states={own.states}
              title={name || words.nameless}
              note={[
                countText && partCount !== null && countText(formatNumber(partCount)),
                hasDraft(String(workId)) ? words.unsaved : words.updated(relativeTime(updatedDate, clock.now(), clock.timeZone()) ?? ''),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </LongList>
      )}
    </Panel>
  )
}

interface WorkItemProps {
  readonly href: string
  readonly state: PublicationState
  readonly states: StateNames | undefined
  readonly title: string
  readonly note: string
}

const WorkItem = ({ href, state, states, title, note }: WorkItemProps) => (
  <li>
    <Card className={styles['card']}>
      <StateBadge state={state} states={states} />
      <CardTitle text={title} href={href} />
      <CardNote text={note} />
    </Card>
  </li>
)
