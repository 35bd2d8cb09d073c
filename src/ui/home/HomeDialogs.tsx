import { useState } from 'react'
import { type HomeDialog, pickDialog } from '../../domain/home/dialogs.ts'
import { needsAvatar, needsSignup } from '../../domain/viewer.ts'
import { viewerOf } from './sectionProps.ts'
import type { Home } from './useHome.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { useNoticePrompt } from '../notice/useNoticePrompt.ts'
import { useQuestPrompt } from '../quest/useQuestPrompt.ts'

const loadDialogs = () => import('./dialogViews.ts')
const BetaDialog = lazyWithRetry(() => loadDialogs().then((loaded) => loaded.BetaDialog))
const PopupNoticeDialog = lazyWithRetry(() => loadDialogs().then((loaded) => loaded.PopupNoticeDialog))
const AvatarDialog = lazyWithRetry(() => loadDialogs().then((loaded) => loaded.AvatarDialog))
const SignupDialog = lazyWithRetry(() => loadDialogs().then((loaded) => loaded.SignupDialog))

const loadQuests = () => import('../quest/questDialogs.ts')
const QuestPopup = lazyWithRetry(() => loadQuests().then((loaded) => loaded.QuestPopup))
const QuestListDialog = lazyWithRetry(() => loadQuests().then((loaded) => loaded.QuestListDialog))

export interface HomeDialogsProps {
  readonly home: Home
  /** The dialog that the viewer has requested. */
  readonly requested: 'beta' | 'quests' | null
  onClose(): void
}

/** Renders the dialogs of the home page, one at a time. Its lazy chunk is fetched once the page is there, each dialog on opening. */
export const HomeDialogs = ({ home, requested, onClose }: HomeDialogsProps) => {
  const viewer = viewerOf(home)
  const quest = useQuestPrompt(home.quests)
  const notice = useNoticePrompt()
  const open = useSingleDialog({
    signup: needsSignup(viewer),
    avatar: needsAvatar(viewer),
    quest: quest.userQuest !== null,
    notice: notice.notice !== null,
    quests: requested === 'quests',
    beta: requested === 'beta',
  })
  const quests = home.quests ?? []
  return (
    <>
      {open === 'signup' && <SignupDialog />}
      {open === 'avatar' && <AvatarDialog />}
      {open === 'quest' && quest.userQuest && (
        <QuestPopup userQuest={quest.userQuest} quests={quests} site={home.site} onClose={quest.dismiss} onHideToday={quest.hideToday} />
      )}
      {open === 'notice' && notice.notice && (
        <PopupNoticeDialog notice={notice.notice} onClose={notice.dismiss} onDismissForever={notice.dismissForever} />
      )}
      {open === 'quests' && <QuestListDialog quests={quests} site={home.site} onClose={onClose} />}
      {open === 'beta' && <BetaDialog onClose={onClose} />}
    </>
  )
}

const useSingleDialog = (wanted: Readonly<Record<HomeDialog, boolean>>) => {
  const [open, setOpen] = useState<HomeDialog | null>(null)
  const next = pickDialog(wanted, open)
  if (next !== open) setOpen(next)
  return next
}
