import { Users } from 'lucide'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { seatsLeft, seatsState, seatsText } from '../../../domain/course-class/seats.ts'
import { grouped } from '../../../domain/grouped.ts'
import { Icon } from '../../parts/Icon.tsx'
import { classPageWords } from './classPageWords.ts'
import styles from './Seats.module.css'

const words = classPageWords.seats

/** How many places there are and how many are left; what nobody knows is left out. */
export const Seats = ({ courseClass: { schedule, enrolledCount, isClosed } }: { readonly courseClass: ClassDetail }) => {
  const memberCount = schedule?.memberCount ?? null
  const left = seatsLeft(memberCount, enrolledCount)
  if (left === null || memberCount === null) return isClosed ? <p className={styles['seats']}>{words.closed}</p> : null
  return (
    <p className={styles['seats']}>
      <Icon of={Users} size={18} className={styles['sign']} />
      <span>{words.capacity(grouped(memberCount))}</span>
      <strong className={styles['left']} data-state={isClosed ? 'none' : seatsState(left)}>
        {isClosed && left > 0 ? words.closed : seatsText(left)}
      </strong>
    </p>
  )
}
