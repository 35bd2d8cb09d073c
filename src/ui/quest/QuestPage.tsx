import type { ReactNode } from 'react'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSite } from '../app/useSite.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { laterCopy } from '../laterCopy.ts'
import { RetryButton } from '../parts/RetryButton.tsx'
import { Panel } from '../parts/Panel.tsx'
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
    <main id="main" tabIndex={-1} className={styles['page']} aria-busy={state.status === 'waiting'}>
      <PageTitle of={words.title} />
      <h1 tabIndex={-1} className={styles['title']}>
        {words.title}
      </h1>
      <Panel>
        <Content state={state} />
      </Panel>
    </main>
  )
}

const Content = ({ state }: { readonly state: QuestsState }) => {
  const { isPending } = useEntry()
  const { site } = useSite()
  switch (state.status) {
    case 'waiting':
      return (
        <div className={styles['skeletons']} aria-hidden="true">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} height={132} />
          ))}
        </div>
      )
    case 'guest':
      return (
        <Message text={isPending ? words.pending : words.guest}>
          <EntryLink words={laterCopy.entry} />
        </Message>
      )
    case 'failed':
      return (
        <Message text={words.failed}>
          <RetryButton tone="soft" retry={state.retry} />
        </Message>
      )
    case 'ready':
      return <QuestList level={2} quests={state.value} site={site} />
  }
}

const Message = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className={styles['message']}>
    <CreatureArt creature="TURTLE" size={112} />
    <p>{text}</p>
    {children}
  </div>
)
