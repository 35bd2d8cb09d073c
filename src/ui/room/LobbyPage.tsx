import { formatNumber } from '../../domain/format.ts'
import { hrefTo, paths } from '../../domain/paths.ts'
import { newPractice, personPhase, type RoomCard, roomHref, roomPhase, sortPractices, sortRooms } from '../../domain/room/room.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { classNames } from '../kit/classNames.ts'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { LongList } from '../kit/LongList.tsx'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { practiceWords } from './practiceWords.ts'
import { isNear, PhaseBadge, RoomFacts, RoomTimer } from './RoomFacts.tsx'
import { useRooms, useServerNow } from './roomQueries.ts'
import { lobbyWords as words } from './lobbyWords.ts'
import { roomWords } from './roomWords.ts'
import button from '../kit/Button.module.css'
import { FailedPanel } from '../kit/FailedLine.tsx'
import styles from './LobbyPage.module.css'

const groups = ['OPEN', 'UPCOMING', 'OVER'] as const
type Group = (typeof groups)[number]

/** Groups a room by its state. A participant with extra time is still solving after the room's end. */
const groupAt = (room: RoomCard, now: number): Group => {
  if (personPhase(room, now) === 'SOLVING') return 'OPEN'
  const phase = roomPhase(room, now)
  return phase === 'WAITING' ? 'UPCOMING' : phase
}

/** Renders the page of all contests and tests that the viewer may see. */
export const LobbyPage = () => {
  const rooms = useRooms()
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const isTeaching = viewer !== null && rolePolicy.canTeach(viewer)
  const listed = rooms.status === 'ready' ? rooms.value.rooms : []
  const forOthers = listed.filter(({ isPractice }) => !isPractice)
  const isUser = viewer !== null && isSignedIn(viewer)
  return (
    <PlainPage creature="SHARK" title={words.title} note={words.note} isWaiting={rooms.status === 'waiting'}>
      <div className={styles['page']}>
        {isTeaching && (
          <div className={styles['make']}>
            <ButtonLink tone="soft" href={hrefTo('setRoom', { roomId: 'new' })}>
              {words.make}
            </ButtonLink>
          </div>
        )}
        {rooms.status === 'waiting' && <Skeleton height={240} radius="card" />}
        {rooms.status === 'failed' && (
          <FailedPanel {...words.failed} retry={rooms.retry}>
            <HomeLink tone="quiet" />
          </FailedPanel>
        )}
        {rooms.status === 'ready' &&
          (forOthers.length === 0 ? (
            <MessagePanel level={2} creature="SHARK" {...(isTeaching ? words.noneForStaff : words.none)}>
              {!isTeaching && <ButtonLink href={`${paths.problemTypes}?page=1`}>{words.types}</ButtonLink>}
              <HomeLink tone="quiet" />
            </MessagePanel>
          ) : (
            <Groups rooms={forOthers} deed={deedOf(isUser, isTeaching)} />
          ))}
        {viewer !== null && rooms.status === 'ready' && (
          <OwnSets isUser={isUser} sets={isUser ? listed.filter(({ isPractice }) => isPractice) : []} />
        )}
        <section className={styles['about']}>
          <h2 className={styles['title']}>{isTeaching ? words.about.titleForStaff : words.about.title}</h2>
          <ul className={styles['sentences']}>
            {words.about.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
    </PlainPage>
  )
}

/** Names the deed that an open room offers to a viewer who has not begun it. */
type Deed = keyof typeof words.enter

const deedOf = (isUser: boolean, isTeaching: boolean): Deed => {
  if (isTeaching) return 'watch'
  return isUser ? 'begin' : 'look'
}

/** Sorts the rooms into groups, again whenever a room starts or ends. Two groups of a few rooms each stand beside one another. */
const Groups = ({ rooms, deed }: { readonly rooms: readonly RoomCard[]; readonly deed: Deed }) => {
  const { serverClock } = useFeature('room')
  useServerNow((now) => rooms.map((room) => groupAt(room, now) + personPhase(room, now)).join())
  const now = serverClock.now()
  const sorted = sortRooms(rooms, now)
  return (
    <div className={styles['groups']}>
      {groups.map((group) => {
        const grouped = sorted.filter((room) => groupAt(room, now) === group)
        const isOpen = group === 'OPEN'
        return grouped.length === 0 ? null : (
          <section key={group} aria-labelledby={`rooms-${group}`} data-wide={isOpen || grouped.length > 2 || undefined}>
            <h2 id={`rooms-${group}`} className={styles['title']}>
              {words.groups[group]}
            </h2>
            <LongList className={isOpen ? styles['openList'] : styles['list']}>
              {grouped.map((room) => (
                <li key={room.roomId}>{isOpen ? <OpenRoom room={room} now={now} deed={deed} /> : <Room room={room} now={now} />}</li>
              ))}
            </LongList>
          </section>
        )
      })}
    </div>
  )
}

interface OwnSetsProps {
  readonly isUser: boolean
  readonly sets: readonly RoomCard[]
}

/** The number of finished rooms shown at first. */
const shownDone = 6

/** Renders the viewer's own practice sets, with a link to make more. Finished sets are folded, because their list only grows. */
const OwnSets = ({ isUser, sets }: OwnSetsProps) => {
  const { serverClock } = useFeature('room')
  useServerNow((now) => sets.map((room) => personPhase(room, now)).join())
  const now = serverClock.now()
  const isDone = (room: RoomCard) => personPhase(room, now) === 'DONE'
  const sorted = sortPractices(sets, now)
  const [open, done] = [sorted.filter((room) => !isDone(room)), sorted.filter(isDone)]
  const own = practiceWords.lobby
  return (
    <section aria-labelledby="rooms-own" className={styles['own']}>
      <h2 id="rooms-own" className={styles['title']}>
        {own.title}
      </h2>
      {isUser ? (
        <>
          <p className={styles['note']}>{own.note}</p>
          <div>
            <ButtonLink tone="soft" href={roomHref(newPractice)}>
              {own.make}
            </ButtonLink>
          </div>
        </>
      ) : (
        <ForGuests>
          <p className={styles['note']}>{own.guest}</p>
          <div>
            <LoginLink tone="soft" words={own.login} />
          </div>
        </ForGuests>
      )}
      {open.length > 0 && (
        <LongList className={styles['list']}>
          {open.map((room) => (
            <li key={room.roomId}>
              <Room room={room} now={now} />
            </li>
          ))}
        </LongList>
      )}
      {done.length > 0 && (
        <details>
          <summary className={styles['summary']}>{own.done(formatNumber(done.length))}</summary>
          <ShowMoreList
            items={done}
            step={shownDone}
            className={styles['list']}
            keyOf={({ roomId }) => roomId}
            renderItem={(room) => <Room room={room} now={now} />}
          />
        </details>
      )}
    </section>
  )
}

interface RoomProps {
  readonly room: RoomCard
  readonly now: number
}

const Room = ({ room, now }: RoomProps) => (
  <Card className={styles['card']}>
    <Badges room={room} now={now} />
    <CardTitle text={room.title} href={roomHref(room.roomId)} />
    <CardNote text={room.description} />
    <RoomFacts room={room} />
  </Card>
)

/** Renders a room that is open across the page, with the time that is left and what the viewer can do there. */
const OpenRoom = ({ room, now, deed }: RoomProps & { readonly deed: Deed }) => {
  const { participation } = room
  const person = personPhase(room, now)
  const until = Date.parse(person === 'SOLVING' && participation !== null ? participation.endDate : (room.endDate ?? ''))
  return (
    <Card className={styles['openRoom']}>
      <div className={styles['openText']}>
        <Badges room={room} now={now} />
        <CardTitle text={room.title} href={roomHref(room.roomId)} />
        <CardNote text={room.description} />
        <RoomFacts room={room} isWide />
      </div>
      <div className={styles['openSide']}>
        {isNear(until, now) && (
          <p className={styles['left']}>
            {roomWords.timer.left}
            <RoomTimer until={until} label={roomWords.timer.left} />
          </p>
        )}
        <span aria-hidden="true" className={classNames(button['button'], styles['enter'])} data-tone="primary">
          {person === 'CAN_BEGIN' ? words.enter[deed] : words.goOn[person]}
        </span>
      </div>
    </Card>
  )
}

const Badges = ({ room, now }: RoomProps) => {
  const person = personPhase(room, now)
  const own = room.participation === null || room.isPractice ? null : person
  return (
    <p className={styles['badges']}>
      <PhaseBadge room={room} phase={roomPhase(room, now)} person={person} />
      {own === 'SOLVING' && <Badge tone="warning">{roomWords.own.SOLVING}</Badge>}
      {own === 'DONE' && <Badge tone="success">{roomWords.own.DONE}</Badge>}
    </p>
  )
}
