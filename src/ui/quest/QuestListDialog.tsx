import { isPerforming } from '../../domain/quest/isPerforming.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import type { Site } from '../../domain/site/Site.ts'
import { copy } from '../copy.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { GrowingList } from '../parts/GrowingList.tsx'
import { QuestItem } from './QuestItem.tsx'
import styles from './QuestListDialog.module.css'

interface QuestListDialogProps {
  readonly open: boolean
  onClose(): void
  readonly quests: readonly UserQuest[]
  readonly site: Site
}

const step = 20

const groups = [
  { category: 'MAIN', title: copy.quests.main },
  { category: 'SUB', title: copy.quests.sub },
  { category: null, title: copy.quests.other },
] as const

/** Every quest that is being performed, so that ‘go’ has a home. */
export const QuestListDialog = ({ open, onClose, quests, site }: QuestListDialogProps) => {
  const performing = quests.filter(isPerforming)
  return (
    <Dialog title={copy.quests.title} open={open} onClose={onClose}>
      {performing.length === 0 && <p className={styles['none']}>{copy.quests.none}</p>}
      {groups.map(({ category, title }) => (
        <Group
          key={title}
          title={title}
          quests={performing.filter(({ quest }) => quest.largeCategory === category)}
          site={site}
          onGo={onClose}
        />
      ))}
    </Dialog>
  )
}

interface GroupProps {
  readonly title: string
  readonly quests: readonly UserQuest[]
  readonly site: Site
  onGo(): void
}

const Group = ({ title, quests, site, onGo }: GroupProps) =>
  quests.length === 0 ? null : (
    <section className={styles['group']}>
      <h3 className={styles['heading']}>{title}</h3>
      <GrowingList
        items={quests}
        step={step}
        className={styles['list']}
        keyOf={({ userQuestId }) => userQuestId}
        renderItem={(userQuest) => <QuestItem userQuest={userQuest} site={site} onGo={onGo} />}
      />
    </section>
  )
