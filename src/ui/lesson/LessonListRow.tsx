import { Check, Lock } from 'lucide'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { studyTime } from './studyTime.ts'
import { Icon } from '../parts/Icon.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { lessonKindNames } from './lessonKindNames.ts'
import { LessonKindTile } from './LessonKindTile.tsx'
import styles from './LessonList.module.css'
import { lessonWords as words } from './lessonWords.ts'
import { titled } from '../titled.ts'

interface LessonListRowProps {
  readonly lesson: Lesson
  readonly href: string
  readonly state: 'open' | 'done' | 'locked'
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

export const LessonListRow = ({ lesson: { kind, title, minutes }, href, state, isCurrent, onGo }: LessonListRowProps) => {
  const time = studyTime(minutes)
  return (
    <SiteLink href={href} className={styles['row']} aria-current={isCurrent ? 'page' : undefined} onClick={onGo}>
      <LessonKindTile kind={kind} size="small" />
      <span className={styles['text']}>
        <span className={styles['title']} title={title}>
          {titled(title)}
        </span>
        <span className={styles['facts']}>{[lessonKindNames[kind], time].filter(Boolean).join(' · ')}</span>
      </span>
      <Mark state={state} />
    </SiteLink>
  )
}

const Mark = ({ state }: Pick<LessonListRowProps, 'state'>) => (
  <span className={styles['mark']} data-state={state}>
    {state === 'done' && <Icon of={Check} size={14} />}
    {state === 'locked' && <Icon of={Lock} size={14} />}
    {state !== 'open' && <VisuallyHidden>{state === 'done' ? words.done : words.locked}</VisuallyHidden>}
  </span>
)
