import type { ReactNode } from 'react'
import { teachingView } from '../../../application/teaching.ts'
import { canOperate } from '../../../domain/channel/channelSettings.ts'
import type { TaughtClass } from '../../../domain/course-class/teaching.ts'
import { formatNumber } from '../../../domain/format.ts'
import { paths } from '../../../domain/paths.ts'
import { lazyCopy } from '../../lazyCopy.ts'
import { useSite } from '../../site/useSite.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import styles from './Teaching.module.css'

/** The texts of a teacher's greeting. */
const teachingWords = {
  today: (count: string) => `오늘 수업 ${count}개`,
  next: (time: string) => ` · ${time}`,
  later: '다음 수업',
  none: '내 수업 보기',
  students: (count: string) => `학생 ${count}명 진도 보기`,
} as const

interface TeachingProps {
  readonly classes: readonly TaughtClass[]
  /** Rendered for a teacher without a class. */
  readonly children: ReactNode
}

/** Renders a teacher's day: the classes still to come today, and the students' progress, each with a link. */
export const Teaching = ({ classes, children }: TeachingProps) => {
  const view = teachingView(classes, useNowByMinute())
  const viewer = useViewer()
  const { site } = useSite()
  if (view === null)
    return site.channelDomain !== null && viewer !== null && canOperate(viewer) ? (
      <ButtonLink href={paths.channelSettings}>{lazyCopy.userMenu.channelSettings}</ButtonLink>
    ) : (
      children
    )
  const { todayCount, nextTime, classesHref, studentCount, studentsHref } = view
  return (
    <span className={styles['day']}>
      <ButtonLink href={classesHref}>
        {todayCount > 0 ? teachingWords.today(formatNumber(todayCount)) : nextTime ? teachingWords.later : teachingWords.none}
        {nextTime && teachingWords.next(nextTime)}
      </ButtonLink>
      <ButtonLink tone="quiet" href={studentsHref}>
        {teachingWords.students(formatNumber(studentCount))}
      </ButtonLink>
    </span>
  )
}
