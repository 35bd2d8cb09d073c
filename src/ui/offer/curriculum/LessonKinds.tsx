import { grouped } from '../../../domain/grouped.ts'
import { lessonsIn } from '../../../domain/lesson/courseProgress.ts'
import { type Chapter, lessonKinds } from '../../../domain/lesson/Lesson.ts'
import { offerWords as words } from '../offerWords.ts'
import { lessonKindNames } from '../../lesson/lessonKindNames.ts'
import { LessonKindTile } from '../../lesson/LessonKindTile.tsx'
import styles from './LessonKinds.module.css'

/** What the course is made of: how many lessons of each kind. */
export const LessonKinds = ({ chapters }: { readonly chapters: readonly Chapter[] }) => {
  const lessons = lessonsIn(chapters)
  const kinds = lessonKinds
    .map((kind) => ({ kind, count: lessons.filter((lesson) => lesson.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return kinds.length === 0 ? null : (
    <ul aria-label={words.kinds.title} className={styles['kinds']}>
      {kinds.map(({ kind, count }) => (
        <li key={kind} className={styles['kind']}>
          <LessonKindTile kind={kind} size="small" />
          <span>{lessonKindNames[kind]}</span>
          <span className={styles['count']}>{words.kinds.count(grouped(count))}</span>
        </li>
      ))}
    </ul>
  )
}
