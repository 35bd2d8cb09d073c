import { useRef, useState } from 'react'
import { openKeptText, withoutSent, writtenKey, type WritingPlace } from '../../application/keptText.ts'
import type { Id } from '../../domain/id.ts'
import { useApplication } from './application.ts'

interface PlaceOfText {
  readonly place: WritingPlace
  /** Who writes; null: a guest, whose text goes with the tab. */
  readonly owner: Id | null
  /** What it is written about. */
  readonly of?: string
  /** What stands there before anything is written. */
  readonly initial?: string
}

/** A text in a form, kept at every key: an unmounted form, a reload and the way to the sign-in leave it as it is. */
export const useKeptText = ({ place, owner, of = '', initial = '' }: PlaceOfText) => {
  const { store, sessionStore } = useApplication()
  const key = writtenKey(place, owner, of)
  const open = () => {
    const kept = openKeptText(owner === null ? sessionStore : store, key)
    return { key, kept, text: kept.read() ?? initial }
  }
  const [opened, setOpened] = useState(open)
  const [text, setText] = useState(opened.text)
  const latest = useRef(text)
  if (opened.key !== key) {
    const next = open()
    setOpened(next)
    setText(next.text)
    latest.current = next.text
  }
  /** A function gets the text as it is by then: for what was begun before. */
  const change = (given: string | ((now: string) => string)) => {
    const next = typeof given === 'string' ? given : given(latest.current)
    latest.current = next
    setText(next)
    if (next === initial) opened.kept.remove()
    else opened.kept.write(next)
  }
  return {
    text,
    change,
    /** Back to what stands there before anything is written. */
    reset: () => change(initial),
    /** The server has `sent`, and keeps one text: one that was changed meanwhile stays whole. */
    saved(sent: string) {
      if (latest.current === sent) change(initial)
    },
    /** The server has `sent`, and keeps each text: what was typed meanwhile stays as the next one. */
    taken(sent: string) {
      const rest = withoutSent(latest.current, sent)
      latest.current = rest
      setText(rest)
      if (rest === '') opened.kept.remove()
      else opened.kept.write(rest)
    },
  }
}
