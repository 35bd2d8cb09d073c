import { calendarDate } from '../../domain/calendar/calendarDate.ts'
import { isDismissed } from '../../domain/quest/isDismissed.ts'
import { pickQuest } from '../../domain/quest/pickQuest.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import type { Clock } from '../platform/Clock.ts'
import type { KeyValueStore } from '../platform/KeyValueStore.ts'

export const hiddenDateKey = 'questPopupHiddenDate'

/** The quest that offers itself: once in the life of a page. */
export interface QuestOffer {
  /** To be called when quests are known. Only the first call can give one: nothing pops up later, at midnight or otherwise (F-077). */
  take(quests: readonly UserQuest[]): UserQuest | null
  notToday(): void
}

export function makeQuestOffer({ store, clock }: { readonly store: KeyValueStore; readonly clock: Clock }): QuestOffer {
  let taken = false
  const today = () => calendarDate(clock.now(), clock.timeZone())
  return {
    take(quests) {
      if (taken) return null
      taken = true
      const hidden = store.get(hiddenDateKey)
      // Today's date is asked for only where one was stored: browsers are slow to tell it in a given time zone.
      return hidden !== null && isDismissed(hidden, today()) ? null : pickQuest(quests)
    },
    notToday: () => store.set(hiddenDateKey, today()),
  }
}
