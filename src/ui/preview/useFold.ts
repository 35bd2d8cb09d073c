import { useEffect, useState } from 'react'
import type { KeyValueStore } from '../../application/platform/KeyValueStore.ts'

const key = 'preview-folded'

/** Whether the bar is folded to its handle: remembered, and turned by Alt + Shift + P. */
export const useFold = (memory: KeyValueStore): readonly [boolean, (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => memory.get(key) !== null)
  const fold = (next: boolean) => {
    if (next) memory.set(key, 'yes')
    else memory.remove(key)
    setFolded(next)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !event.altKey || !event.shiftKey) return
      event.preventDefault()
      fold(!isFolded)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return [isFolded, fold]
}
