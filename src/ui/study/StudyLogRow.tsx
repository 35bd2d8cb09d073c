import { contentLooks } from '../content/contentLooks.ts'
import type { StudyLogRowView } from '../../application/studyCards.ts'
import { displayTitle } from '../copy.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from './StudyLogRow.module.css'

export const StudyLogRow = ({ row: { type, href, time, ...row } }: { readonly row: StudyLogRowView }) => {
  const title = displayTitle(row.title)
  return (
    <li className={styles['row']}>
      <span className={styles['tile']} data-type={type}>
        <Icon icon={contentLooks[type].icon} size={16} />
        <VisuallyHidden>{contentLooks[type].name}</VisuallyHidden>
      </span>
      <span className={styles['title']} title={title}>
        {href === null ? (
          title
        ) : (
          <SiteLink href={href} className={styles['link']}>
            {title}
          </SiteLink>
        )}
      </span>
      {time && (
        <time className={styles['time']} dateTime={time.dateTime}>
          {time.text}
        </time>
      )}
    </li>
  )
}
