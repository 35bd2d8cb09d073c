import { BookOpenText, LayoutDashboard, type IconNode } from 'lucide'
import { SiteLink } from '../../app/SiteLink.tsx'
import { copy } from '../../copy.ts'
import { laterCopy } from '../../laterCopy.ts'
import { Icon } from '../../parts/Icon.tsx'
import { publishingHref } from '../../platform/publishingHref.ts'
import styles from './AdminCards.module.css'

interface AdminCardsProps {
  /** Outside address; without one the card stays plain. */
  readonly studioGuideUrl: string | null
}

/** Always both: the spec knows no other targets for those who teach. */
export const AdminCards = ({ studioGuideUrl }: AdminCardsProps) => (
  <section data-section="admin-cards" className={styles['cards']}>
    <AdminCard icon={LayoutDashboard} title={copy.home.publishing} note={laterCopy.home.publishingNote} href={publishingHref} />
    <AdminCard icon={BookOpenText} title={laterCopy.home.studioGuide} note={laterCopy.home.studioGuideNote} href={studioGuideUrl} newTab />
  </section>
)

interface AdminCardProps {
  readonly icon: IconNode
  readonly title: string
  readonly note: string
  readonly href: string | null
  readonly newTab?: boolean
}

const AdminCard = ({ icon, title, note, href, newTab = false }: AdminCardProps) => (
  <article className={styles['card']}>
    <span className={styles['tile']}>
      <Icon of={icon} size={24} />
    </span>
    <div>
      <h2 className={styles['title']}>
        {href === null ? (
          title
        ) : (
          <SiteLink href={href} newTab={newTab} className={styles['link']}>
            {title}
          </SiteLink>
        )}
      </h2>
      <p className={styles['note']}>{note}</p>
    </div>
  </article>
)
