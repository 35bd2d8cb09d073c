import type { UserQuest } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { QuestList } from './QuestList.tsx'

interface QuestListDialogProps {
  onClose(): void
  readonly quests: readonly UserQuest[]
  readonly site: Site
}

/** Renders the list of the quest page as a dialog over the home page. */
export const QuestListDialog = ({ onClose, quests, site }: QuestListDialogProps) => (
  <Dialog title={lazyCopy.quests.title} onClose={onClose}>
    <QuestList level={3} quests={quests} site={site} onNavigate={onClose} />
  </Dialog>
)
