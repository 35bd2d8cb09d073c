import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoredText } from '../../application/storedText.ts'

/** Calls back whenever the page may be left for good: hidden, frozen, unloaded, or the component unmounts. It may call more than once. */
export const useOnLeave = (leave: () => void) => {
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    const onLeave = () => leaveNow()
    document.addEventListener('visibilitychange', onLeave)
    document.addEventListener('freeze', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      document.removeEventListener('freeze', onLeave)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}

const pauseMs = 500

interface DraftEditOptions<Edit> {
  readonly open: () => Edit
  readonly stored: StoredText
  /** Returns the text to keep, or null if nothing differs from what is saved. */
  readonly textOf: (edit: Edit) => string | null
}

/** Holds an edit and keeps it on the device at every pause, and whenever the page may be left. */
export const useDraftEdit = <Edit>({ open, stored, textOf }: DraftEditOptions<Edit>) => {
  const [edit, setEdit] = useState(open)
  /** An edit that nobody changed here stores nothing, and removes nothing that another tab has stored. */
  const hasWritten = useRef(false)
  const keep = () => {
    if (!hasWritten.current) return
    const text = textOf(edit)
    if (text === null) stored.remove()
    else if (text !== stored.read()) stored.write(text)
  }
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change begins the pause anew
  }, [edit])
  useOnLeave(keep)
  return {
    edit,
    /** Changes the edit; from then on it is kept. */
    write(next: (now: Edit) => Edit) {
      hasWritten.current = true
      setEdit(next)
    },
    /** Changes the edit without beginning to keep it, for what the server answered. */
    setEdit,
    /** Begins or stops keeping the edit. */
    setKeeping(isKeeping: boolean) {
      hasWritten.current = isKeeping
    },
  }
}
