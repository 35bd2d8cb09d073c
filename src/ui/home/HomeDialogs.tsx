import { lazy, useEffect, useState } from 'react'
import { type HomeDialog, openDialog } from '../../domain/home/openDialog.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { BetaDialog } from '../banner/BetaDialog.tsx'
import { PopupNoticeDialog } from '../notice/PopupNoticeDialog.tsx'
import { useOfferedNotice } from '../notice/useOfferedNotice.ts'
import { useOfferedQuest } from '../quest/useOfferedQuest.ts'
import { AvatarDialog } from '../viewer/AvatarDialog.tsx'
import { SignupDialog } from '../viewer/SignupDialog.tsx'
import { viewerOf } from './sectionFacts.ts'
import type { Home } from './useHome.ts'

const loadQuests = () => import('../quest/questDialogs.ts')
const QuestPopup = lazy(() => loadQuests().then(({ QuestPopup: dialog }) => ({ default: dialog })))
const QuestListDialog = lazy(() => loadQuests().then(({ QuestListDialog: dialog }) => ({ default: dialog })))

interface HomeDialogsProps {
  readonly home: Home
  /** What the viewer has asked for. */
  readonly asked: 'beta' | 'quests' | null
  onClose(): void
}

/** What lies over the home page: one at a time. A chunk of its own, fetched when the page is there. */
export const HomeDialogs = ({ home, asked, onClose }: HomeDialogsProps) => {
  const viewer = viewerOf(home)
  const quest = useOfferedQuest(home.quests)
  const notice = useOfferedNotice()
  const mayHaveQuests = isSignedIn(viewer)
  useEffect(() => {
    if (!mayHaveQuests) return
    for (const load of [loadQuests, () => import('../notifications/NotificationWords.tsx')]) load().catch(() => {})
  }, [mayHaveQuests])
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
      {open === 'quests' && <QuestListDialog open quests={quests} site={home.site} onClose={onClose} />}
      {open === 'beta' && <BetaDialog open onClose={onClose} />}
    </>
  )
}

const useOneDialog = (wanted: Readonly<Record<HomeDialog, boolean>>) => {
  const [open, setOpen] = useState<HomeDialog | null>(null)
  const next = openDialog(wanted, open)
  if (next !== open) setOpen(next)
  return next
}
