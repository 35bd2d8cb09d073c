import sea from '../../art/empty-sea.svg?url&no-inline'
import { copy } from '../../copy.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { publishingHref } from '../../platform/publishingHref.ts'
import styles from './Empty.module.css'

export const Empty = ({ canPublish }: { readonly canPublish: boolean }) => (
  <Panel data-section="empty" className={styles['panel']}>
    <img src={sea} alt="" width={240} height={150} loading="lazy" />
    <h2 className={styles['title']}>{copy.home.empty}</h2>
    <p className={styles['note']}>{copy.home.emptyNote}</p>
    {canPublish && <ButtonLink href={publishingHref}>{copy.home.publishing}</ButtonLink>}
  </Panel>
)
