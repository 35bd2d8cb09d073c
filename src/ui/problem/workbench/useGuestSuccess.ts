import { useState } from 'react'
import { writtenPrefix } from '../../../application/keptText.ts'
import type { Id } from '../../../domain/id.ts'
import { guestPathText, parseGuestPath, withSolved } from '../../../domain/problems/guestPath.ts'
import { guestPathKey } from '../../kit/storageKeys.ts'
import { useApplication } from '../../kit/application.ts'

/** What a guest has solved a problem with, for as long as the tab is open: it can be handed in after signing in. */
export const useGuestSuccess = (kind: 'problem' | 'block' | 'sea', id: Id, nextHref: string | null) => {
  const { sessionStore } = useApplication()
  const key = `${writtenPrefix}solved/${kind}/${id}`
  const [answer, setAnswer] = useState(() => sessionStore.get(key))
  return {
    /** Null: there is none. */
    answer,
    keep(solved: string) {
      sessionStore.set(key, solved)
      const path = parseGuestPath(sessionStore.get(guestPathKey))
      sessionStore.set(guestPathKey, guestPathText(withSolved(path, `${kind}/${id}`, nextHref)))
      setAnswer(solved)
    },
    drop() {
      sessionStore.remove(key)
      // Whoever settles it is a guest no longer.
      sessionStore.remove(guestPathKey)
      setAnswer(null)
    },
  }
}
