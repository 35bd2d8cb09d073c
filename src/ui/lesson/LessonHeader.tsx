import { Check } from 'lucide'
import { starCountFor, starRating } from '../../domain/course/starRating.ts'
import type { LessonKind } from '../../domain/lesson/Lesson.ts'
import type { LessonNeighbours } from '../../domain/lesson/lessonNeighbours.ts'
import type { Creature } from '../../domain/quest/creature.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { copy } from '../copy.ts'
import { studyTime } from './studyTime.ts'
import { Badge } from '../parts/Badge.tsx'
import { classNames } from '../parts/classNames.ts'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Stars } from '../parts/Stars.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { lessonKindNames } from './lessonKindNames.ts'
import kinds from './lessonKind.module.css'
import styles from './LessonHeader.module.css'
import { lessonWords as words } from './lessonWords.ts'
import { titled } from '../titled.ts'

/** Each kind of lesson has its companion, as it has elsewhere on the platform. */
const companions: Readonly<Record<LessonKind, Creature>> = { PROBLEM: 'CRAB', VIDEO: 'NEMO', BLOCK: 'SEAHORSE', DOCUMENT: 'TURTLE' }

interface LessonHeaderProps {
  readonly found: LessonNeighbours | null
  readonly isDone: boolean
}

export const LessonHeader = ({ found, isDone }: LessonHeaderProps) => (
  <header className={classNames(kinds['ground'], styles['header'])} data-kind={found?.lesson.kind}>
    <div className={styles['text']}>
      <p className={styles['chapter']}>{found ? found.chapter.title.trim() : <Skeleton width="8em" height={20} />}</p>
      <h1 tabIndex={-1} className={styles['title']} title={found?.lesson.title}>
        {found ? titled(found.lesson.title) : <TitlePlace />}
      </h1>
      <Facts found={found} isDone={isDone} />
    </div>
    {found && <CreatureArt creature={companions[found.lesson.kind]} size={96} className={styles['creature']} />}
  </header>
)

const TitlePlace = () => (
  <>
    <Skeleton width="min(100%, 14em)" height={31} />
    <VisuallyHidden>{words.waiting}</VisuallyHidden>
  </>
)

const Facts = ({ found, isDone }: LessonHeaderProps) => {
  if (!found) return <Skeleton width="10em" height={24} />
  const { kind, minutes, difficulty } = found.lesson
  const time = studyTime(minutes)
  return (
    <p className={styles['facts']}>
      <span>{lessonKindNames[kind]}</span>
      {time && <span>{time}</span>}
      {starRating(difficulty, starCountFor(kind)).kind !== 'none' && (
        <span className={styles['difficulty']}>
          <span aria-hidden="true">{words.difficulty}</span>
          <Stars score={difficulty} count={starCountFor(kind)} label={copy.cards.difficulty} />
        </span>
      )}
      {isDone && (
        <Badge tone="success">
          <Icon of={Check} size={14} className={styles['check']} />
          {words.done}
        </Badge>
      )}
    </p>
  )
}
