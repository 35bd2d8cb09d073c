import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import { seatsLeft, seatsText } from '../../../domain/course-class/seats.ts'
import { Badge, type BadgeTone } from '../../parts/Badge.tsx'
import { classWords as words } from './classCatalogueWords.ts'
import styles from './ListedClassCard.module.css'

/** Whether there is room; nothing where nobody can say. The place stays, so that prices stand on one line. */
export const SeatsLeft = ({ listed }: { readonly listed: ListedClass }) => {
  const left = seatsLeft(listed.schedule?.memberCount ?? null, listed.enrolledCount)
  const text = listed.isClosed ? words.closed : left !== null && listed.enrolledCount !== null ? seatsText(left) : null
  return <p className={styles['seats']}>{text !== null && <Badge tone={toneOf(listed.isClosed ? 0 : left)}>{text}</Badge>}</p>
}

const few = 2

const toneOf = (left: number | null): BadgeTone => {
  if (!left) return 'neutral'
  return left <= few ? 'warning' : 'success'
}
