import { ArrowUpRight } from 'lucide'
import { SiteLink } from '../app/SiteLink.tsx'
import styles from './CardTitle.module.css'
import { Icon } from './Icon.tsx'
import { titled } from '../titled.ts'

interface CardTitleProps {
  readonly text: string
  /** Null: the card is shown all the same, without a link. */
  readonly href: string | null
  readonly newTab?: boolean
  /** A card below a heading of its own is one level deeper. */
  readonly level?: 3 | 4
}

/** The title is the card's only link, stretched over all of it. Two lines are drawn, the whole text stays readable. */
export const CardTitle = ({ text, href, newTab = false, level = 3 }: CardTitleProps) => {
  const Heading = `h${level}` as const
  const title = titled(text)
  return (
    <Heading className={styles['title']} title={title}>
      {href === null ? (
        title
      ) : (
        <SiteLink href={href} newTab={newTab} className={styles['link']}>
          {title}
        </SiteLink>
      )}
      {newTab && href !== null && (
        <span className={styles['newTab']}>
          <Icon of={ArrowUpRight} size={16} />
        </span>
      )}
    </Heading>
  )
}
