import { flagKey } from '../application/notice/noticeOffer.ts'
import { hiddenDateKey } from '../application/quest/questOffer.ts'
import { takesClassesKey } from '../ui/home/takesClasses.ts'
import { hiddenOwnPlaceKey } from '../ui/ranking/page/useHiddenOwnPlace.ts'

const kept: ReadonlySet<string> = new Set([hiddenDateKey, flagKey, takesClassesKey])

/**
 * What a visit leaves in the browser besides the demo's own memory is gone: wishes of a day, of a person, of a class.
 * The theme stays: it is the screen's.
 */
export function forgetVisit(open: () => Storage): void {
  try {
    const storage = open()
    const ofVisit = Object.keys(storage).filter((key) => kept.has(key) || key.startsWith(hiddenOwnPlaceKey))
    ofVisit.forEach((key) => storage.removeItem(key))
  } catch {
    // what cannot be opened holds nothing
  }
}
