import { useState } from 'react'
import type { Id } from '../../../domain/Id.ts'
import { useApplication } from '../../app/ApplicationContext.ts'

/** Followed by the user's id. */
export const hiddenOwnPlaceKey = 'rankingWithoutMe:'

/** Whether the user has hidden their own place. Stored per user, since others may use the same browser. */
export const useHiddenOwnPlace = (userId: Id | null) => {
  const { store } = useApplication()
  const key = `${hiddenOwnPlaceKey}${userId}`
  const [isHidden, setHidden] = useState(() => store.get(key) !== null)
  const hide = (wished: boolean) => {
    setHidden(wished)
    if (wished) store.set(key, 'hidden')
    else store.remove(key)
  }
  return { isHidden, hide }
}
