import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import { type SeatsState, seatsLeft, seatsState, seatsText } from '../../../domain/course-class/seats.ts'
import { Badge, type BadgeTone } from '../../parts/Badge.tsx'
import { classWords as words } from './classCatalogueWords.ts'
import styles from './ListedClassCard.module.css'

/** Whether there is room; empty if unknown. The line keeps its height, so that the prices of a row align. */
export const SeatsLeft = ({ listed }: { readonly listed: ListedClass }) => (
  <p className={styles['seats']}>
    <Room {...listed} />
  </p>
)

const Room = ({ isClosed, schedule, enrolledCount }: ListedClass) => {
  if (isClosed) return <Badge tone={tones.none}>{words.closed}</Badge>
  const left = seatsLeft(schedule?.memberCount ?? null, enrolledCount)
  return left === null ? null : <Badge tone={tones[seatsState(left)]}>{seatsText(left)}</Badge>
}

const tones: Readonly<Record<SeatsState, BadgeTone>> = { none: 'neutral', few: 'warning', some: 'success' }
