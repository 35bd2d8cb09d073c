import { flagKey } from '../application/notice/noticeOffer.ts'
import { hiddenDateKey } from '../application/quest/questOffer.ts'
import { takesClassesKey } from '../ui/registration/takesClassesKey.ts'
import { wayBackKey } from '../ui/app/wayBackKey.ts'
import { hiddenOwnPlaceKey } from '../ui/ranking/page/useHiddenOwnPlace.ts'
import { draftKey } from '../ui/review/draftKey.ts'

const kept: ReadonlySet<string> = new Set([hiddenDateKey, flagKey, takesClassesKey, wayBackKey])
const keptOfSomebody = [hiddenOwnPlaceKey, draftKey]

/**
 * Removes what a visit leaves in localStorage or sessionStorage besides the demo's own memory: choices kept for a day, per user
 * or per class, drafts, the page to return to after the sign-in. The theme stays: it belongs to the screen.
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
