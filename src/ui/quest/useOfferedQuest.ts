import { useEffect, useState } from 'react'
import type { UserQuest } from '../../domain/quest.ts'
import { useApplication } from '../kit/application.ts'

interface OfferedQuest {
  readonly offered: UserQuest | null
  end(): void
  notToday(): void
}

/** The quest that opens by itself when quests are first known. */
export const useOfferedQuest = (quests: readonly UserQuest[] | null): OfferedQuest => {
  const { questOffer } = useApplication()
  const [offered, setOffered] = useState<UserQuest | null>(null)
  useEffect(() => {
    const taken = quests && questOffer.take(quests)
    if (taken) setOffered(taken)
  }, [quests, questOffer])
  const end = () => setOffered(null)
  return {
    // With a sign-out the quests are gone.
    offered: quests && offered,
    end,
    notToday() {
      questOffer.notToday()
      end()
    },
  }
}
