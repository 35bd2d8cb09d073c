import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { channelCard } from '../../application/cards.ts'
import { homeworkCards, studyLogRows } from '../../application/studyCards.ts'
import { taughtClassesName } from '../../application/teaching.ts'
import { listPaths, paths } from '../../domain/paths.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { allChannelsQuery } from '../channel/channelQueries.ts'
import { ChannelCard } from '../channel/ChannelCard.tsx'
import { isOnChannel } from '../../domain/site/site.ts'
import { ownChannelsName } from '../../domain/channel/channel.ts'
import { taughtClassesQuery } from '../viewer/taughtClasses.ts'
import { HomeworkCard } from '../homework/HomeworkCard.tsx'
import { HomeworkCardSkeleton } from '../homework/HomeworkCardSkeleton.tsx'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { FailedSection } from '../kit/FailedLine.tsx'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { LazyBoundary } from '../kit/lazy.tsx'
import { useLoadable } from '../kit/loaded.ts'
import { CoursesLink, SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { PanelFailed } from '../kit/PartFailed.tsx'
import { queryForViewer, type QueryName, type QueryOptions } from '../kit/query.ts'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ThemeChoices } from '../kit/ThemeChoices.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { departureWords } from '../members/departureWords.ts'
import { LeaveButton } from '../members/LeaveButton.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { useSite } from '../site/useSite.ts'
import { StudyLogRow } from '../study/StudyLogRow.tsx'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { LearningRecord } from './LearningRecord.tsx'
import { myWords as words } from './myWords.ts'
import { OwnCardSkeleton, OwnClassCard, OwnCourseCard, TaughtClassCard } from './OwnCards.tsx'
import { OwnSummary } from './OwnSummary.tsx'
import { OwnWeek } from './OwnWeek.tsx'
import { useRowsShown } from './useRowsShown.ts'
import styles from './MyPage.module.css'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly enrolledClasses: true
  }
}

/** Renders the page of one's own courses, classes and study log, with the settings that a phone's header has no room for. */
export const MyPage = () => {
  const viewer = useViewer()
  const { channelDomain } = useSite().site
  return (
    <PlainPage creature="DOLPHIN" title={words.title} note={words.note} isWaiting={viewer === null}>
      {viewer && (
        <>
          {isSignedIn(viewer) ? <OwnLists viewer={viewer} /> : <SignInFirst />}
          <Panel className={styles['theme']}>
            <ThemeChoices />
            {isSignedIn(viewer) && channelDomain !== null && (
              <LeaveButton viewer={viewer} courseClassId={null} label={departureWords.leaveChannel} className={styles['leave']} />
            )}
          </Panel>
        </>
      )}
    </PlainPage>
  )
}

const SignInFirst = () => {
  const { isPending } = useLoginTarget()
  return (
    <GuestPanel creature="TURTLE" title={isPending ? words.pending : words.guest} text={words.guestNote}>
      <LoginLink words={lazyCopy.entry} />
      {!isPending && (
        <ButtonLink tone="soft" href={paths.start}>
          {words.guestTry}
        </ButtonLink>
      )}
    </GuestPanel>
  )
}

const OwnLists = ({ viewer }: { readonly viewer: Viewer }) => {
  const { assignments, courses, studyLogs, features, clock, rolePolicy, settings } = useApplication()
  const { site } = useSite()
  const now = useNowByMinute()
  const cardsShown = useRowsShown()
  const teaches = rolePolicy.canTeach(viewer)
  /** Uses the same query keys as the home page, so that both share the data. */
  const own = <T, Name extends QueryName>(name: Name, load: (signal: AbortSignal) => Promise<T>) => queryForViewer(name, site, viewer, load)
  return (
    <>
      <OwnSummary viewer={viewer} />
      <OwnLinks isLearner={!teaches} />
      {teaches && <TaughtClasses viewer={viewer} />}
      {!teaches && (
        <OwnList
          words={words.homework}
          waiting={<HomeworkCardSkeleton />}
          className={styles['due']}
          query={own('assignments', assignments.list)}
          wayOn={<CoursesLink />}
          renderItems={(items) => (
            <ShowMoreList
              items={homeworkCards(items, now, clock.timeZone())}
              step={cardsShown}
              className={styles['cards']}
              keyOf={({ key }) => key}
              renderItem={(card) => <HomeworkCard card={card} />}
            />
          )}
        />
      )}
      <OwnWeek />
      <OwnList
        words={words.courses}
        query={own('enrolledCourses', courses.enrolled)}
        wayOn={<CoursesLink />}
        renderItems={(items) => (
          <ShowMoreList
            items={items}
            step={cardsShown}
            className={styles['cards']}
            keyOf={({ courseId }) => courseId}
            renderItem={(course) => <OwnCourseCard course={course} />}
          />
        )}
      />
      <OwnList
        words={words.classes}
        query={own('enrolledClasses', async (signal) => (await features.courseClass()).catalogue.enrolled(signal))}
        wayOn={<ButtonLink href={listPaths.classes}>{words.classes.find}</ButtonLink>}
        renderItems={(items) => (
          <ShowMoreList
            items={items}
            step={cardsShown}
            className={styles['cards']}
            keyOf={({ courseClassId }) => courseClassId}
            renderItem={(listed) => <OwnClassCard listed={listed} />}
          />
        )}
      />
      {!isOnChannel(site) && (
        <OwnList
          name={ownChannelsName}
          words={words.channels}
          query={allChannelsQuery({ features }, site, viewer)}
          wayOn={<ButtonLink href={paths.join}>{words.join}</ButtonLink>}
          renderItems={(items) => (
            <ShowMoreList
              items={items}
              step={cardsShown}
              className={styles['cards']}
              keyOf={({ channelId }) => channelId}
              renderItem={(channel) => <ChannelCard card={channelCard(channel, settings.links)} />}
            />
          )}
        />
      )}
      <OwnList
        words={words.record}
        waiting={<Skeleton height={220} radius="card" />}
        waitingCount={1}
        above={
          <LazyBoundary loading={<Skeleton height={220} radius="card" />} failed={<PanelFailed />}>
            <LearningRecord />
          </LazyBoundary>
        }
        query={own('studyLogs', studyLogs.list)}
        wayOn={<CoursesLink />}
        renderItems={(items) => (
          <Panel>
            <h3 className={styles['recent']}>{words.record.recent}</h3>
            <ShowMoreList
              items={studyLogRows(items, now, clock.timeZone())}
              step={cardsShown}
              // The row is a list item itself.
              Row={Fragment}
              keyOf={({ key }) => key}
              renderItem={(row) => <StudyLogRow row={row} />}
            />
          </Panel>
        )}
      />
    </>
  )
}

/** Links to the viewer's own pages that no list leads to. */
const OwnLinks = ({ isLearner }: { readonly isLearner: boolean }) => {
  const links = [
    [paths.avatar, lazyCopy.userMenu.avatar],
    ...(isLearner ? [[paths.ownReport, words.report] as const] : []),
    [paths.contest, words.rooms],
    [paths.join, words.join],
  ] as const
  return (
    <nav aria-label={words.links} className={styles['links']}>
      {links.map(([href, name]) => (
        <ButtonLink key={href} tone="soft" size="small" href={href}>
          {name}
        </ButtonLink>
      ))}
    </nav>
  )
}

/** Renders the classes of a teacher, each with a link to its students. */
const TaughtClasses = ({ viewer }: { readonly viewer: Viewer }) => {
  const { site } = useSite()
  const now = useNowByMinute()
  const cardsShown = useRowsShown()
  return (
    <OwnList
      name={taughtClassesName}
      words={words.taught}
      waitingCount={3}
      above={
        <ButtonLink tone="soft" size="small" className={styles['above']} href={`${paths.publishing}#set-homework`}>
          {words.taught.homework}
        </ButtonLink>
      }
      query={taughtClassesQuery(useApplication(), site, viewer)}
      wayOn={<ButtonLink href={paths.publishing}>{words.taught.publish}</ButtonLink>}
      renderItems={(items) => (
        <ShowMoreList
          items={items}
          step={cardsShown}
          className={styles['cards']}
          keyOf={({ courseClassId }) => courseClassId}
          renderItem={(taught) => <TaughtClassCard taught={taught} now={now} />}
        />
      )}
    />
  )
}

interface OwnListProps<Item> {
  /** The fragment that addresses the list. */
  readonly name?: string
  readonly words: { readonly title: string; readonly none: string; readonly noneNote: string; readonly failed: string }
  readonly query: QueryOptions<readonly Item[]>
  /** Rendered between the heading and the list. */
  readonly above?: ReactNode
  /** A link to find something, shown while the list is empty. */
  readonly wayOn: ReactNode
  /** A placeholder as tall as an item; `waitingCount` of them are shown while loading. */
  readonly waiting?: ReactNode
  readonly waitingCount?: number
  readonly className?: string | undefined
  renderItems(items: readonly Item[]): ReactNode
}

const OwnList = <Item,>({
  name = '',
  words: { title, none, noneNote, failed },
  above,
  query,
  wayOn,
  waiting,
  waitingCount,
  className,
  renderItems,
}: OwnListProps<Item>) => {
  const state = useLoadable(useQuery<readonly Item[]>(query))
  const rowsShown = useRowsShown()
  return (
    <section
      id={name || undefined}
      tabIndex={name ? -1 : undefined}
      className={classNames(styles['list'], className)}
      aria-busy={state.status === 'waiting'}
    >
      <SectionHeading title={title} />
      {above}
      {state.status === 'waiting' && (
        <div className={styles['cards']}>
          {Array.from({ length: waitingCount ?? rowsShown }, (_, place) => (
            <Fragment key={place}>{waiting ?? <OwnCardSkeleton />}</Fragment>
          ))}
        </div>
      )}
      {state.status === 'failed' && (
        <Panel>
          <FailedSection text={failed} retry={state.retry} />
        </Panel>
      )}
      {state.status === 'ready' &&
        (state.value.length > 0 ? (
          renderItems(state.value)
        ) : (
          <Panel>
            <SectionMessage creature="SEAHORSE" text={none} note={noneNote}>
              {wayOn}
            </SectionMessage>
          </Panel>
        ))}
    </section>
  )
}
