import { useState } from 'react'
import type { Id } from '../../../domain/Id.ts'
import { useApplication } from '../../app/ApplicationContext.ts'

/** Followed by whose wish it is. */
export const hiddenOwnPlaceKey = 'rankingWithoutMe:'

/** Whether one would rather not see one's own place. A wish of one person: others use the same browser. */
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
