import { useState } from 'react'
import { ChevronLeft, ListTree } from 'lucide'
import { keepsProgress } from '../../domain/course/keepsProgress.ts'
import { grouped } from '../../domain/grouped.ts'
import { isDone, lessonsIn } from '../../domain/lesson/courseProgress.ts'
import type { LessonNeighbours } from '../../domain/lesson/lessonNeighbours.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { valueOf } from '../app/Loaded.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { later } from '../parts/later.tsx'
import { OnDemand } from '../parts/OnDemand.tsx'
import { Panel } from '../parts/Panel.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { accessOf } from './accessOf.ts'
import { LessonBody } from './LessonBody.tsx'
import { LessonHeader } from './LessonHeader.tsx'
import { LessonList } from './LessonList.tsx'
import { LessonSkeleton } from './LessonSkeleton.tsx'
import styles from './LessonView.module.css'
import { LessonWays } from './LessonWays.tsx'
import { lessonWords as words } from './lessonWords.ts'
import type { Room } from './Room.ts'
import { StudyRecordPanel } from './StudyRecordPanel.tsx'

const LessonSheet = later(() => import('./LessonSheet.tsx').then((loaded) => loaded.LessonSheet))

interface LessonViewProps {
  readonly room: Room
  /** Null until the curriculum is there. */
  readonly found: LessonNeighbours | null
}

export const LessonView = ({ room, found }: LessonViewProps) => {
  const access = accessOf(useViewer(), room.standing)
  const marks = valueOf(room.progress) ?? []
  const list = { room, current: found?.lesson ?? null, isOpen: access === 'open' || access === 'waiting' }
  return (
    <>
      <div className={styles['bar']}>
        <SiteLink href={room.href} className={styles['back']}>
          <Icon of={ChevronLeft} size={20} />
          <span className={styles['name']}>{room.title === null ? words.back : words.backTo(room.title)}</span>
        </SiteLink>
        {found && <OpenList {...list} number={found.number} />}
      </div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Panel className={styles['lesson']}>
            <LessonHeader found={found} isDone={found !== null && isDone(found.lesson, marks)} />
            <div className={styles['body']}>
              {found ? (
                <LessonBody key={found.lesson.lessonId} room={room} lesson={found.lesson} access={access} />
              ) : (
                <LessonSkeleton kind={null} />
              )}
            </div>
          </Panel>
          {found && <LessonWays room={room} previous={found.previous} next={found.next} />}
        </div>
        <aside className={styles['side']}>
          <LessonList {...list} className={styles['list']} />
          {access === 'open' && keepsProgress(valueOf(room.standing)) && <StudyRecordPanel room={room} />}
        </aside>
      </div>
    </>
  )
}

interface OpenListProps {
  readonly room: Room
  readonly current: LessonNeighbours['lesson'] | null
  readonly isOpen: boolean
  readonly number: number
}

/** Where there is no room for the list beside the lesson. */
const OpenList = ({ number, ...list }: OpenListProps) => {
  const [isShown, setShown] = useState(false)
  const total = grouped(lessonsIn(valueOf(list.room.chapters) ?? []).length)
  return (
    <div className={styles['open']}>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setShown(true)}>
        <Icon of={ListTree} size={16} />
        <span aria-hidden="true">{words.list.open(grouped(number), total)}</span>
        <VisuallyHidden>{words.list.openSpoken(grouped(number), total)}</VisuallyHidden>
      </Button>
      <OnDemand asked={isShown} onLost={() => setShown(false)}>
        {isShown && <LessonSheet {...list} onClose={() => setShown(false)} />}
      </OnDemand>
    </div>
  )
}
