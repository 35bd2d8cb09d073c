import { seoulDate, seoulTimeZone, wallClock } from '../../../../domain/calendar/seoul.ts'
import { dateText, timeSpanText } from '../../../../domain/calendar/text.ts'
import { type Attendance, type AttendedMeeting, attendedMeetings } from '../../../../domain/course-class/attendance.ts'
import type { ClassMember } from '../../../../domain/course-class/classMembers.ts'
import { formatNumber } from '../../../../domain/format.ts'
import { RetryButton } from '../../../kit/ActionButton.tsx'
import { useApplication } from '../../../kit/application.ts'
import { ShowMoreList } from '../../../kit/GrowingList.tsx'
import { useLoadable } from '../../../kit/loaded.ts'
import { SectionMessage } from '../../../kit/Message.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { useFeature } from '../../../kit/useFeature.ts'
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import { classPageWords } from '../classWords.ts'
import { teacherWords } from './teacherWords.ts'
import styles from './TeacherSections.module.css'
import { useViewerQuery } from '../../../viewer/viewerQuery.ts'

declare module '../../../kit/query.ts' {
  interface QueryNames {
    readonly classAttendances: true
  }
}

const words = teacherWords.attendance
const step = 4

interface AttendancesProps {
  readonly courseClassId: string
  readonly members: readonly ClassMember[]
}

/** Renders the dates on which the class has met, with the attendance. */
export const Attendances = ({ courseClassId, members }: AttendancesProps) => {
  const { attendances } = useFeature('courseClass')
  const found = useLoadable(
    useViewerQuery<readonly Attendance[]>({
      name: 'classAttendances',
      of: [courseClassId],
      read: (signal) => attendances(courseClassId, signal),
    }),
  )
  return (
    <OfferSection name="attendance" title={classPageWords.sections.attendance}>
      {found.status === 'waiting' && (
        <div>
          <VisuallyHidden>{words.waiting}</VisuallyHidden>
          <Skeleton height={120} radius="card" />
        </div>
      )}
      {found.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={found.retry} />
        </SectionMessage>
      )}
      {found.status === 'ready' &&
        (found.value.length === 0 ? (
          <SectionMessage creature="SEAHORSE" text={words.none} />
        ) : (
          <ShowMoreList
            items={attendedMeetings(found.value, members)}
            step={step}
            className={styles['rows']}
            keyOf={({ meetingId }) => meetingId}
            renderItem={(meeting) => <Meeting meeting={meeting} />}
          />
        ))}
    </OfferSection>
  )
}

const Meeting = ({ meeting: { startsAt, endsAt, presentCount, memberCount, absent } }: { readonly meeting: AttendedMeeting }) => {
  const { clock } = useApplication()
  const [from, until] = [wallClock(new Date(startsAt), seoulTimeZone), wallClock(new Date(endsAt), seoulTimeZone)]
  const names = absent.map(({ nickname }) => nickname?.trim() || words.nameless).join(', ')
  return (
    <div className={styles['row']}>
      <p className={styles['head']}>
        <span className={styles['title']}>
          {dateText(from.date, seoulDate(clock.now()))} {timeSpanText(from.time, until.time)}
        </span>
        <span className={styles['number']}>{words.count(formatNumber(presentCount), formatNumber(memberCount))}</span>
      </p>
      <p className={styles['counts']}>{absent.length === 0 ? words.allPresent : words.absent(names)}</p>
    </div>
  )
}
