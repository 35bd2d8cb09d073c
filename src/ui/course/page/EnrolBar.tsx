import type { ReactNode } from 'react'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { grouped } from '../../../domain/grouped.ts'
import { Price } from '../../parts/Price.tsx'
import { offerWords as words } from '../../offer/offerWords.ts'
import styles from './EnrolBar.module.css'
import type { Entrance } from '../../offer/entrance/entranceOf.ts'

interface EnrolBarProps {
  readonly course: CourseDetail
  readonly entrance: Entrance
  readonly action: ReactNode
}

/** The way in, always at hand where the side column is not. */
export const EnrolBar = ({ course, entrance, action }: EnrolBarProps) =>
  hasAction(entrance) ? (
    <div data-enrol-bar className={styles['bar']}>
      <div className={styles['fact']}>
        <Fact course={course} entrance={entrance} />
      </div>
      <div className={styles['action']}>{action}</div>
    </div>
  ) : null

const Fact = ({ course, entrance }: Omit<EnrolBarProps, 'action'>) => {
  if (entrance.kind === 'waiting' || saysPrice(entrance)) return null
  if (entrance.kind !== 'study') return <Price cost={course.cost} paymentType={course.paymentType} />
  return entrance.progress && <p className={styles['percent']}>{words.progress.percent(grouped(entrance.progress.percent))}</p>
}

/** The button does already. */
const saysPrice = (entrance: Entrance) =>
  entrance.kind === 'enrol' && (entrance.enrolment.kind === 'points' || entrance.enrolment.kind === 'needsPurchase')

const hasAction = (entrance: Entrance) => {
  if (entrance.kind === 'study') return entrance.lesson !== null
  return entrance.kind !== 'enrol' || entrance.enrolment.kind !== 'notOffered'
}
