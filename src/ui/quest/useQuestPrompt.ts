import { useEffect, useState } from 'react'
import type { UserQuest } from '../../domain/quest.ts'
import { useApplication } from '../kit/application.ts'

interface QuestPromptState {
  readonly userQuest: UserQuest | null
  dismiss(): void
  hideToday(): void
}

/** Returns the quest whose dialog opens by itself when quests are first known. */
export const useQuestPrompt = (quests: readonly UserQuest[] | null): QuestPromptState => {
  const { questPrompt } = useApplication()
  const [offered, setOffered] = useState<UserQuest | null>(null)
  useEffect(() => {
    const taken = quests && questPrompt.pickOnce(quests)
    if (taken) setOffered(taken)
  }, [quests, questPrompt])
  const end = () => setOffered(null)
  return {
    // The current version of the quest, which may be newer than the offered one. After a sign-out there are no quests.
    userQuest: quests && offered && (quests.find(({ userQuestId }) => userQuestId === offered.userQuestId) ?? offered),
    dismiss: end,
    hideToday() {
      questPrompt.hideToday()
      end()
    },
  }
}
