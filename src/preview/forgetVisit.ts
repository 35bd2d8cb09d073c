import { flagKey } from '../application/notice/noticeOffer.ts'
import { hiddenDateKey } from '../application/quest/questOffer.ts'
import { takesClassesKey } from '../ui/registration/takesClassesKey.ts'
import { wayBackKey } from '../ui/app/wayBackKey.ts'
import { hiddenOwnPlaceKey } from '../ui/ranking/page/useHiddenOwnPlace.ts'
import { draftKey } from '../ui/review/draftKey.ts'

const kept: ReadonlySet<string> = new Set([hiddenDateKey, flagKey, takesClassesKey, wayBackKey])
const keptOfSomebody = [hiddenOwnPlaceKey, draftKey]

/**
 * What a visit leaves in the browser besides the demo's own memory is gone: wishes of a day, of a person, of a class, what
 * was typed, where the sign-in leads back to. For the store that outlives the tab and for the one that does not.
 * The theme stays: it is the screen's.
 */
export function forgetVisit(open: () => Storage): void {
  try {
    const storage = open()
    const ofVisit = Object.keys(storage).filter((key) => kept.has(key) || keptOfSomebody.some((start) => key.startsWith(start)))
    ofVisit.forEach((key) => storage.removeItem(key))
  } catch {
    // what cannot be opened holds nothing
  }
}
