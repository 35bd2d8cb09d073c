import { Play } from 'lucide'
import { useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { paths } from '../../../domain/paths.ts'
import { parseGuestPath } from '../../../domain/problems/guestPath.ts'
import { problemTypeHref, type SeaType, typesAhead } from '../../../domain/problems/problemTypes.ts'
import { creatures } from '../../../domain/quest.ts'
import { isSignedIn, type Viewer } from '../../../domain/viewer.ts'
import { CreatureArt } from '../../art/Creature.tsx'
import { Flame, StreakDays } from '../../habit/Flame.tsx'
import { GoalRing } from '../../habit/GoalRing.tsx'
import { goalText } from '../../habit/HabitLine.tsx'
import { useHabit } from '../../habit/useHabit.ts'
import { useApplication } from '../../kit/application.ts'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { guestPathKey } from '../../kit/storageKeys.ts'
import { useSeaZones } from '../../problem/types/typeQueries.ts'
import { Portrait } from '../../viewer/Portrait.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { deskTitleId, stripLines, useDesk, useDeskLines } from './Desk.tsx'
import styles from './SeaStrip.module.css'

/** The texts of the strip of the sea map on the home page. */
const words = {
  name: '내 바다',
  begin: '첫 문제부터 시작해요',
  goOn: '문제 풀기',
  solved: (done: string, total: string) => `${done}/${total}`,
  nextProblem: (number: string) => `${number}번째 문제로 이어 가기`,
  desk: '오늘 살필 것',
  nothing: '지금은 살필 것이 없어요.',
  more: (count: string) => `${count}개 더`,
}

/** The type in progress and the next three. */
const maxTypes = 4

/** Renders a strip of the sea map: the viewer's place, the next types, and the day's flame and goal. */
export const SeaStrip = () => {
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  if (viewer === null || !isSignedIn(viewer)) return <GuestStrip />
  return rolePolicy.canTeach(viewer) ? <DeskStrip /> : <LearnerStrip viewer={viewer} />
}

/** Renders the strip for a guest, who has no place in the sea yet; it makes no request. */
const GuestStrip = () => (
  <nav aria-label={words.name} className={styles['strip']}>
    <div aria-hidden="true" className={styles['way']}>
      {creatures.map((creature) => (
        <CreatureArt key={creature} creature={creature} size={44} />
      ))}
    </div>
    <GuestWay />
  </nav>
)

const LearnerStrip = ({ viewer }: { readonly viewer: Viewer }) => {
  const ahead = typesAhead(loadedValue(useSeaZones()) ?? [], maxTypes)
  return (
    <nav aria-label={words.name} className={styles['strip']}>
      <ol className={styles['way']}>
        {ahead.map((type, at) => (
          <li key={type.name} className={styles['place']}>
            <Place type={type} viewer={at === 0 ? viewer : null} />
          </li>
        ))}
      </ol>
      <Today />
    </nav>
  )
}

const Place = ({ type, viewer }: { readonly type: SeaType; readonly viewer: Viewer | null }) => {
  const { categoryId, name, character, problemCount, solvedCount, isNext } = type
  const count = solvedCount === null ? '' : words.solved(formatNumber(solvedCount), formatNumber(problemCount))
  return (
    <SiteLink
      href={categoryId === null ? `${paths.problemTypes}?page=1` : problemTypeHref(categoryId)}
      className={styles['type']}
      aria-current={isNext ? 'step' : undefined}
    >
      {viewer === null ? <CreatureArt creature={character} size={44} /> : <Portrait viewer={viewer} size={44} />}
      <span className={styles['name']}>{name}</span>
      <span className={styles['count']}>{isNext && viewer !== null ? `${count} · ${words.goOn}` : count}</span>
    </SiteLink>
  )
}

const Today = () => {
  const habit = useHabit()
  // Reserves the space, so that the types do not move when it loads.
  if (habit === null) return <span className={styles['noDay']} />
  return (
    <SiteLink href={paths.my} className={styles['today']}>
      <Flame isLit={habit.streak.includesToday} size={24} />
      <span className={styles['days']}>
        <StreakDays streak={habit.streak} />
        <span>{goalText(habit)}</span>
      </span>
      <GoalRing habit={habit} size={36} />
    </SiteLink>
  )
}

const GuestWay = () => {
  const { sessionStore } = useApplication()
  const [{ solved, nextHref }] = useState(() => parseGuestPath(sessionStore.get(guestPathKey)))
  return nextHref === null ? (
    <SiteLink href={paths.start} className={styles['go']}>
      {words.begin}
    </SiteLink>
  ) : (
    <SiteLink href={nextHref} className={styles['go']}>
      <Icon icon={Play} size={16} fill="currentColor" strokeWidth={0} />
      {words.nextProblem(formatNumber(solved.length + 1))}
    </SiteLink>
  )
}

/** Shows teachers the first lines of their desk; the others stand further down. */
const DeskStrip = () => {
  const found = useDesk()
  const lines = useDeskLines(loadedValue(found) ?? { stuckList: [], homeworkList: [] })
  return (
    <nav aria-label={words.desk} className={styles['strip']}>
      <div className={styles['desk']}>
        <p className={styles['deskTitle']}>{words.desk}</p>
        {found.status === 'ready' && lines.length === 0 && <p>{words.nothing}</p>}
        <ul>
          {lines.slice(0, stripLines).map(({ key, href, text }) => (
            <li key={key}>
              <SiteLink href={href} className={styles['deskLine']}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      {lines.length > stripLines && (
        <a href={`#${deskTitleId}`} className={styles['go']}>
          {words.more(formatNumber(lines.length - stripLines))}
        </a>
      )}
    </nav>
  )
}
