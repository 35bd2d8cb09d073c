import { useQuery } from '@tanstack/react-query'
import type { UserQuest } from '../../domain/quest.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { CoursesLink, MessagePanel } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { QuestList } from './QuestList.tsx'
import { questsQuery } from './questQueries.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { useSite } from '../site/useSite.ts'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './QuestPage.module.css'

type QuestsState = Loadable<readonly UserQuest[]> | { readonly status: 'guest' }

const useQuests = (): QuestsState => {
  const application = useApplication()
  const viewer = useViewer()
  const { site } = useSite()
  const isEnabled = viewer !== null && isSignedIn(viewer)
  const query = useQuery({ ...questsQuery(application, site, viewer), enabled: isEnabled })
  const loaded = useLoadable(query)
  return viewer === null || isEnabled ? loaded : { status: 'guest' }
}

const words = lazyCopy.quests.page

/** Renders the page of all quests in progress. */
export const QuestPage = () => {
  const state = useQuests()
  return (
    <PlainPage creature="NEMO" title={words.title} note={words.note} isWaiting={state.status === 'waiting'}>
      <QuestPageContent state={state} />
    </PlainPage>
  )
}

const QuestPageContent = ({ state }: { readonly state: QuestsState }) => {
  const { isPending } = useLoginTarget()
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
        <GuestPanel creature="TURTLE" title={isPending ? words.pending : words.guest} text={words.guestNote}>
          <LoginLink words={lazyCopy.entry} />
        </GuestPanel>
      )
    case 'failed':
      return <FailedPanel title={words.failed} text={words.failedNote} retry={state.retry} />
    case 'ready':
      return <QuestList level={2} quests={state.value} site={site} none={<NoQuestsPanel />} />
  }
}

const NoQuestsPanel = () => (
  <MessagePanel level={2} creature="TURTLE" title={lazyCopy.quests.none} text={words.noneNote}>
    <CoursesLink />
  </MessagePanel>
)
