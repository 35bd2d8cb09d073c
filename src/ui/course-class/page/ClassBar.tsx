import type { ReactNode } from 'react'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { grouped } from '../../../domain/grouped.ts'
import { offerWords } from '../../offer/offerWords.ts'
import styles from '../../course/page/EnrolBar.module.css'
import { Price } from '../../parts/Price.tsx'
import type { ClassEntrance } from './classEntranceOf.ts'

interface ClassBarProps {
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  /** Whether the action leads into a meeting that is open. */
  readonly isOpen: boolean
  readonly action: ReactNode
}

/** What can be done now, always at hand where the side column is not. */
export const ClassBar = ({ courseClass, entrance, isOpen, action }: ClassBarProps) =>
  isOpen || hasAction(entrance) ? (
    <div data-enrol-bar className={styles['bar']}>
      <div className={styles['fact']}>{!isOpen && <Fact courseClass={courseClass} entrance={entrance} />}</div>
      <div className={styles['action']}>{action}</div>
    </div>
  ) : null

const Fact = ({ courseClass, entrance }: Pick<ClassBarProps, 'courseClass' | 'entrance'>) => {
  if (entrance.kind === 'unknown' || isPriceOpen(entrance)) return <Price cost={courseClass.cost} paymentType={courseClass.paymentType} />
  const progress = entrance.kind === 'study' ? entrance.progress : null
  return progress && <p className={styles['percent']}>{offerWords.progress.percent(grouped(progress.percent))}</p>
}

/** Where the button does not say it, and somebody may still want to know. */
const isPriceOpen = (entrance: ClassEntrance) =>
  entrance.kind === 'enrol' && !['points', 'needsPurchase', 'full', 'closed'].includes(entrance.enrolment.kind)

const hasAction = (entrance: ClassEntrance) => {
  if (entrance.kind === 'study') return entrance.lesson !== null
  return entrance.kind !== 'enrol' || entrance.enrolment.kind !== 'notOffered'
}
