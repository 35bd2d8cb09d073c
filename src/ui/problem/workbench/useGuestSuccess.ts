import { useState } from 'react'
import { writtenPrefix } from '../../../application/storedText.ts'
import type { Id } from '../../../domain/id.ts'
import { guestPathText, parseGuestPath, withSolved } from '../../../domain/problems/guestPath.ts'
import { guestPathKey } from '../../kit/storageKeys.ts'
import { useApplication } from '../../kit/application.ts'

/** Keeps a guest's solution while the tab is open, so that it can be handed in after signing in. */
export const useGuestSuccess = (kind: 'problem' | 'block' | 'sea', id: Id, nextHref: string | null) => {
  const { sessionStore } = useApplication()
  const key = `${writtenPrefix}solved/${kind}/${id}`
  const [answer, setAnswer] = useState(() => sessionStore.get(key))
  return {
    /** The kept solution, or null. */
    answer,
    keep(solved: string) {
      sessionStore.set(key, solved)
      const path = parseGuestPath(sessionStore.get(guestPathKey))
      sessionStore.set(guestPathKey, guestPathText(withSolved(path, `${kind}/${id}`, nextHref)))
      setAnswer(solved)
    },
    drop() {
      sessionStore.remove(key)
      // Only a signed-in user settles the solution, so the guest path is no longer needed.
      sessionStore.remove(guestPathKey)
      setAnswer(null)
    },
  }
}
