import { useState } from 'react'
import { type HomeDialog, openDialog } from '../../domain/home/dialogs.ts'
import { needsAvatar, needsSignup } from '../../domain/viewer.ts'
import { viewerOf } from './sectionProps.ts'
import type { Home } from './useHome.ts'
import { later } from '../kit/lazy.tsx'
import { useOfferedNotice } from '../notice/useOfferedNotice.ts'
import { useOfferedQuest } from '../quest/useOfferedQuest.ts'

const loadDialogs = () => import('./dialogViews.ts')
const BetaDialog = later(() => loadDialogs().then((loaded) => loaded.BetaDialog))
const PopupNoticeDialog = later(() => loadDialogs().then((loaded) => loaded.PopupNoticeDialog))
const AvatarDialog = later(() => loadDialogs().then((loaded) => loaded.AvatarDialog))
const SignupDialog = later(() => loadDialogs().then((loaded) => loaded.SignupDialog))

const loadQuests = () => import('../quest/questDialogs.ts')
const QuestPopup = later(() => loadQuests().then((loaded) => loaded.QuestPopup))
const QuestListDialog = later(() => loadQuests().then((loaded) => loaded.QuestListDialog))

export interface HomeDialogsProps {
  readonly home: Home
  /** What the viewer has asked for. */
  readonly asked: 'beta' | 'quests' | null
  onClose(): void
}

/** What lies over the home page: one at a time. A chunk of its own, fetched when the page is there; the dialogs themselves come when one opens. */
export const HomeDialogs = ({ home, asked, onClose }: HomeDialogsProps) => {
  const viewer = viewerOf(home)
  const quest = useOfferedQuest(home.quests)
  const notice = useOfferedNotice()
  const open = useOneDialog({
    signup: needsSignup(viewer),
    avatar: needsAvatar(viewer),
    quest: quest.offered !== null,
    notice: notice.offered !== null,
    quests: asked === 'quests',
    beta: asked === 'beta',
  })
  const quests = home.quests ?? []
  return (
    <>
      {open === 'signup' && <SignupDialog />}
      {open === 'avatar' && <AvatarDialog />}
      {open === 'quest' && quest.offered && (
        <QuestPopup userQuest={quest.offered} quests={quests} site={home.site} onClose={quest.end} onNotToday={quest.notToday} />
      )}
      {open === 'notice' && notice.offered && (
        <PopupNoticeDialog notice={notice.offered} onClose={notice.end} onNotAgain={notice.notAgain} />
      )}
      {open === 'quests' && <QuestListDialog quests={quests} site={home.site} onClose={onClose} />}
      {open === 'beta' && <BetaDialog onClose={onClose} />}
    </>
  )
}

const useOneDialog = (wanted: Readonly<Record<HomeDialog, boolean>>) => {
  const [open, setOpen] = useState<HomeDialog | null>(null)
  const next = openDialog(wanted, open)
  if (next !== open) setOpen(next)
  return next
}
