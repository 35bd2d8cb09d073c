import { isNotFound, statusOf } from '../../application/callError.ts'
import { hrefWithQuery } from '../../domain/id.ts'
import { pageCount, parsePageNumber } from '../../domain/paging.ts'
import { paths } from '../../domain/paths.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useUrlState } from '../kit/address.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedSection } from '../kit/FailedLine.tsx'
import { MessagePanel, SectionMessage } from '../kit/Message.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { InboxSettings } from './InboxSettings.tsx'
import { useNotifications } from './inboxQueries.ts'
import { inboxWords as words } from './inboxWords.ts'
import { NotificationList } from './NotificationList.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'
import styles from './InboxPage.module.css'

/** Renders the page of all notifications, with the settings. */
export const InboxPage = () => {
  const viewer = useViewer()
  return (
    <PlainPage creature="CRAB" title={words.title} note={words.note} isWaiting={viewer === null}>
      {viewer && (isSignedIn(viewer) ? <Inbox /> : <SignInFirst />)}
    </PlainPage>
  )
}

const SignInFirst = () => {
  const { isPending } = useLoginTarget()
  return (
    <GuestPanel creature="TURTLE" title={isPending ? words.pending : words.guest} text={words.guestNote}>
      <LoginLink words={lazyCopy.entry} />
    </GuestPanel>
  )
}

const hrefOfPage = (page: number) => (page === 1 ? paths.notices : hrefWithQuery(paths.notices, [['page', String(page)]]))

const rowsWaiting = 8

const Inbox = () => {
  const page = parsePageNumber(useUrlState().parameters.get('page'))
  const state = useNotifications(page)
  if (state.status === 'failed' && isUnknown(state.error))
    return (
      <MessagePanel level={2} creature="TURTLE" title={words.unknown.title} text={words.unknown.text}>
        <ButtonLink href={paths.my}>{words.unknown.link}</ButtonLink>
      </MessagePanel>
    )
  const items = state.status === 'ready' ? state.value.items : []
  return (
    <div className={styles['columns']}>
      <Panel aria-labelledby="notifications" className={styles['list']} aria-busy={state.status === 'waiting'}>
        <SectionHeading id="notifications" title={words.list} action={<ReadAllButton items={items} />} />
        {state.status === 'waiting' && (
          <div className={styles['waiting']}>
            {Array.from({ length: rowsWaiting }, (_, at) => (
              <Skeleton key={at} height={56} radius="control" />
            ))}
          </div>
        )}
        {state.status === 'failed' && <FailedSection text={words.failed} retry={state.retry} />}
        {state.status === 'ready' &&
          items.length === 0 &&
          (page === 1 ? (
            <SectionMessage creature="SEAHORSE" text={words.none} note={words.noneNote} />
          ) : (
            <SectionMessage creature="SEAHORSE" text={words.noneHere}>
              <ButtonLink href={paths.notices}>{words.first}</ButtonLink>
            </SectionMessage>
          ))}
        <NotificationList items={items} level={3} />
        {state.status === 'ready' && <Pagination page={page} last={pageCount(state.value)} hrefOf={hrefOfPage} />}
      </Panel>
      <InboxSettings />
    </div>
  )
}

/** Tells whether the backend has no notifications. */
const isUnknown = (error: unknown) => isNotFound(error) || statusOf(error) === 501
