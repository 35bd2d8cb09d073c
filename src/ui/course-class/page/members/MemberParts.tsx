import { ChevronDown } from 'lucide'
import { relativeTime } from '../../../../domain/calendar/relativeTime.ts'
import { type ClassMember, percentOf } from '../../../../domain/course-class/ClassMember.ts'
import { grouped } from '../../../../domain/grouped.ts'
import { safeImageUrl } from '../../../../domain/site/safeImageUrl.ts'
import { useApplication } from '../../../app/ApplicationContext.ts'
import face from '../../../art/avatar-default.svg?url&no-inline'
import { Icon } from '../../../parts/Icon.tsx'
import { ProgressBar } from '../../../parts/ProgressBar.tsx'
import { SmallPicture } from '../../../parts/SmallPicture.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import styles from './MemberParts.module.css'
import { memberWords as words } from './memberWords.ts'

interface MemberProps {
  readonly member: ClassMember
}

const nameOf = ({ nickname }: ClassMember) => nickname?.trim() || words.noName

export const Member = ({ member }: MemberProps) => (
  <span className={styles['member']}>
    <SmallPicture candidates={[safeImageUrl(member.profile), face]} size={32} shape="round" />
    <span className={styles['name']} title={nameOf(member)}>
      {nameOf(member)}
    </span>
  </span>
)

export const Progress = ({ member }: MemberProps) => {
  const percent = percentOf(member)
  const text = words.progressText(grouped(member.completedCount), grouped(member.totalCount))
  return (
    <div className={styles['progress']}>
      <div className={styles['bar']}>
        <ProgressBar ratio={percent / 100} label={words.progress(nameOf(member))} valueText={text} />
      </div>
      <span className={styles['percent']} aria-hidden="true">
        {words.percent(grouped(percent))}
      </span>
    </div>
  )
}

/** Said with its heading where no table's column does. */
export const Studied = ({ member, isSaid = false }: MemberProps & { readonly isSaid?: boolean }) => {
  const { clock } = useApplication()
  const when = relativeTime(member.studiedDate, clock.now(), clock.timeZone()) ?? words.never
  return isSaid ? words.studied(when) : when
}

interface DetailButtonProps extends MemberProps {
  readonly isOpen: boolean
  onToggle(): void
}

export const DetailButton = ({ member, isOpen, onToggle }: DetailButtonProps) => (
  <button type="button" aria-expanded={isOpen} className={styles['detail']} onClick={onToggle}>
    <VisuallyHidden>{words.detailOf(nameOf(member))}</VisuallyHidden>
    {words.detail}
    <Icon of={ChevronDown} size={16} className={styles['sign']} />
  </button>
)
