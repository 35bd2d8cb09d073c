import { paths } from '../../domain/paths.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useBack } from '../kit/back.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { SectionMessage } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNotifications } from './inboxQueries.ts'
import { inboxWords as words } from './inboxWords.ts'
import { NotificationList } from './NotificationList.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import styles from './InboxMenu.module.css'

/** The most notifications shown; the rest is on the page of notifications. */
const maxShown = 7

/** The newest notifications, below the bell. */
export const InboxMenu = ({ onLeave }: { onLeave(): void }) => {
  useBack(true, onLeave)
  const state = useNotifications(1)
  const items = state.status === 'ready' ? state.value.items : []
  return (
    <>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{words.title}</h2>
        <ReadAllButton items={items} />
      </div>
      <div className={styles['body']}>
        {state.status === 'waiting' && (
          <div className={styles['waiting']} role="status" aria-label={words.waiting}>
            <Skeleton height={56} radius="control" />
            <Skeleton height={56} radius="control" />
            <Skeleton height={56} radius="control" />
          </div>
        )}
        {state.status === 'failed' && (
          <SectionMessage isAlert text={words.failed}>
            <RetryButton tone="soft" retry={state.retry} />
          </SectionMessage>
        )}
        {state.status === 'ready' && items.length === 0 && <SectionMessage creature="SEAHORSE" text={words.none} note={words.noneNote} />}
        <NotificationList items={items.slice(0, maxShown)} level={3} onLeave={onLeave} />
      </div>
      <div className={styles['foot']}>
        <ButtonLink wide tone="quiet" href={paths.notices} onClick={onLeave}>
          {words.all}
        </ButtonLink>
      </div>
    </>
  )
}
