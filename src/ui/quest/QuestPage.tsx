import { PlainPage } from '../app/PlainPage.tsx'
import { useSite } from '../app/useSite.ts'
import { laterCopy } from '../laterCopy.ts'
import { CoursesLink } from '../parts/CoursesLink.tsx'
import { MessagePanel } from '../parts/MessagePanel.tsx'
import { RetryButton } from '../parts/RetryButton.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { EntryLink } from '../viewer/EntryLink.tsx'
import { useEntry } from '../viewer/useEntry.ts'
import { QuestList } from './QuestList.tsx'
import styles from './QuestPage.module.css'
import { type QuestsState, useQuests } from './useQuests.ts'

const words = laterCopy.quests.page

/** Every quest that is being performed, on a page of its own. */
export const QuestPage = () => {
  const state = useQuests()
  return (
    <PlainPage title={words.title} note={words.note} isWaiting={state.status === 'waiting'}>
      <Content state={state} />
    </PlainPage>
  )
}

const Content = ({ state }: { readonly state: QuestsState }) => {
  const { isPending } = useEntry()
  const { site } = useSite()
  switch (state.status) {
    case 'waiting':
      return (
        <div className={styles['skeletons']} aria-hidden="true">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} height={176} radius="card" />
          ))}
        </div>
      )
    case 'guest':
      return (
        <MessagePanel level={2} creature="TURTLE" title={isPending ? words.pending : words.guest} text={words.guestNote}>
          <EntryLink words={laterCopy.entry} />
        </MessagePanel>
      )
    case 'failed':
      return (
        <MessagePanel level={2} isAlert creature="CRAB" title={words.failed} text={words.failedNote}>
          <RetryButton retry={state.retry} />
        </MessagePanel>
      )
    case 'ready':
      return <QuestList level={2} quests={state.value} site={site} none={<None />} />
  }
}

const None = () => (
  <MessagePanel level={2} creature="TURTLE" title={laterCopy.quests.none} text={words.noneNote}>
    <CoursesLink />
  </MessagePanel>
)
