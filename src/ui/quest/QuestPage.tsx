import { useQuery } from '@tanstack/react-query'
import type { UserQuest } from '../../domain/quest.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { type Loaded, useLoaded } from '../kit/loaded.ts'
import { CoursesLink, MessagePanel } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { laterCopy } from '../laterCopy.ts'
import { QuestList } from './QuestList.tsx'
import { questsQuery } from './questQueries.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { useSite } from '../site/useSite.ts'
import { EntryLink, useEntry } from '../viewer/EntryLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './QuestPage.module.css'

type QuestsState = Loaded<readonly UserQuest[]> | { readonly status: 'guest' }

const useQuests = (): QuestsState => {
  const application = useApplication()
  const viewer = useViewer()
  const { site } = useSite()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const query = useQuery({ ...questsQuery(application, site, viewer), enabled: mayAsk })
  const loaded = useLoaded(query)
  return viewer === null || mayAsk ? loaded : { status: 'guest' }
}

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
