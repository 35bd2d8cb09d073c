import { formatNumber } from '../../domain/format.ts'
import { hrefTo, paths } from '../../domain/paths.ts'
import { newPractice, personPhase, type RoomCard, roomHref, roomPhase, sortPractices, sortRooms } from '../../domain/room/room.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { practiceWords } from './practiceWords.ts'
import { PhaseBadge, RoomFacts } from './RoomFacts.tsx'
import { useRooms, useServerNow } from './roomQueries.ts'
import { roomWords } from './roomWords.ts'
import styles from './LobbyPage.module.css'

const words = roomWords.lobby

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
    <PlainPage title={words.title} note={words.note} isWaiting={rooms.status === 'waiting'}>
      <div className={styles['page']}>
        {isTeaching && (
          <div className={styles['make']}>
            <ButtonLink tone="soft" href={hrefTo('setRoom', { roomId: 'new' })}>
              {words.make}
            </ButtonLink>
          </div>
        )}
        {isUser && rooms.status === 'ready' && <OwnSets isUser sets={listed.filter(({ isPractice }) => isPractice)} />}
        {rooms.status === 'waiting' && <Skeleton height={240} radius="card" />}
        {rooms.status === 'failed' && (
          <MessagePanel level={2} isAlert creature="CRAB" {...words.failed}>
            <RetryButton retry={rooms.retry} />
            <HomeLink tone="quiet" />
          </MessagePanel>
        )}
        {rooms.status === 'ready' &&
          (forOthers.length === 0 ? (
            <MessagePanel level={2} creature="SHARK" {...words.none}>
              <ButtonLink href={`${paths.problemTypes}?page=1`}>{words.types}</ButtonLink>
              <HomeLink tone="quiet" />
            </MessagePanel>
          ) : (
            <Groups rooms={forOthers} />
          ))}
        {viewer !== null && !isUser && <OwnSets isUser={false} sets={[]} />}
        <section className={styles['about']}>
          <h2 className={styles['title']}>{words.about.title}</h2>
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

/** Sorts the rooms into groups, again whenever a room starts or ends. */
const Groups = ({ rooms }: { readonly rooms: readonly RoomCard[] }) => {
  const { serverClock } = useFeature('room')
  useServerNow((now) => rooms.map((room) => groupAt(room, now) + personPhase(room, now)).join())
  const now = serverClock.now()
  const sorted = sortRooms(rooms, now)
  return groups.map((group) => {
    const found = sorted.filter((room) => groupAt(room, now) === group)
    return found.length === 0 ? null : (
      <section key={group} aria-labelledby={`rooms-${group}`}>
        <h2 id={`rooms-${group}`} className={styles['title']}>
          {words.groups[group]}
        </h2>
        <ul className={styles['list']}>
          {found.map((room) => (
            <li key={room.roomId}>
              <Room room={room} now={now} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
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
        <ul className={styles['list']}>
          {open.map((room) => (
            <li key={room.roomId}>
              <Room room={room} now={now} />
            </li>
          ))}
        </ul>
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

const Room = ({ room, now }: { readonly room: RoomCard; readonly now: number }) => {
  const phase = roomPhase(room, now)
  const person = personPhase(room, now)
  const own = room.participation === null || room.isPractice ? null : person
  return (
    <Card className={styles['card']}>
      <p className={styles['badges']}>
        <PhaseBadge room={room} phase={phase} person={person} />
        {own === 'SOLVING' && <Badge tone="warning">{roomWords.own.SOLVING}</Badge>}
        {own === 'DONE' && <Badge tone="success">{roomWords.own.DONE}</Badge>}
      </p>
      <CardTitle text={room.title} href={roomHref(room.roomId)} />
      <CardNote text={room.description} />
      <RoomFacts room={room} />
    </Card>
  )
}
