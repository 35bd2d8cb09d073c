import { ChevronLeft, ChevronRight } from 'lucide'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { lessonHref } from '../../domain/lesson/lessonHref.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './LessonWays.module.css'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'
import { titled } from '../titled.ts'

const words = lessonWords.ways

interface LessonWaysProps {
  readonly room: Room
  readonly previous: Lesson | null
  readonly next: Lesson | null
}

/** To the lessons before and after, in the order of the curriculum. */
export const LessonWays = ({ room, previous, next }: LessonWaysProps) =>
  previous || next ? (
    <nav aria-label={words.title} className={styles['ways']}>
      {previous && <Way room={room} lesson={previous} way="previous" />}
      {next && <Way room={room} lesson={next} way="next" />}
    </nav>
  ) : null

const Way = ({ room, lesson, way }: { readonly room: Room; readonly lesson: Lesson; readonly way: 'previous' | 'next' }) => (
  <SiteLink href={lessonHref(room.subject, lesson)} className={styles['way']} data-way={way}>
    <Icon of={way === 'next' ? ChevronRight : ChevronLeft} size={20} className={styles['sign']} />
    <span className={styles['text']}>
      <span className={styles['label']}>{words[way]}</span>
      <span className={styles['title']}>{titled(lesson.title)}</span>
    </span>
  </SiteLink>
)
