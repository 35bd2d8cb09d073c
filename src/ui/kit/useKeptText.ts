import { useEffect, useRef, useState } from 'react'
import { type KeptText, openKeptText, withoutSent, writtenKey, type WritingPlace } from '../../application/keptText.ts'
import type { Id } from '../../domain/id.ts'
import { useApplication } from './application.ts'

interface PlaceOfText {
  readonly place: WritingPlace
  /** Who writes; null: a guest, whose text goes with the tab. Undefined while that is not known: what is typed meanwhile is theirs then. */
  readonly owner: Id | null | undefined
  /** What it is written about. */
  readonly of?: string
  /** What stands there before anything is written. */
  readonly initial?: string
}

interface Opened {
  readonly owner: Id | null | undefined
  readonly key: string
  readonly kept: KeptText
  /** As it was when it was opened. */
  readonly text: string
  /** What a guest has written there in this tab, for who has signed in since. */
  readonly guests: string | null
  /** Where it was kept before it was known whose it is. */
  readonly from: KeptText | null
  readonly replacedCount: number
}

/** A text in a form, kept at every key: an unmounted form, a reload and the way to the sign-in leave it as it is. */
export const useKeptText = ({ place, owner, of = '', initial = '' }: PlaceOfText) => {
  const { store, sessionStore } = useApplication()
  const guestKey = writtenKey(place, null, of)
  const open = (writer: Id | null | undefined, replacedCount: number): Opened => {
    const isGuest = writer === null || writer === undefined
    const key = writtenKey(place, writer ?? null, of)
    const kept = openKeptText(isGuest ? sessionStore : store, key)
    const text = kept.read() ?? initial
    const left = isGuest ? null : openKeptText(sessionStore, guestKey).read()
    return { owner: writer, key, kept, text, guests: left === text ? null : left, from: null, replacedCount }
  }
  const [opened, setOpened] = useState(() => open(owner, 0))
  const [text, setText] = useState(opened.text)
  const latest = useRef(text)
  // Who is not known any more goes on where they are.
  const writer = owner === undefined ? opened.owner : owner
  if (opened.owner !== writer || opened.key !== writtenKey(place, writer ?? null, of)) {
    const next = open(writer, opened.replacedCount)
    const isSameSubject = opened.key === guestKey && opened.owner === undefined
    const wasTyped = latest.current !== opened.text && latest.current !== initial
    if (isSameSubject && (writer === null || wasTyped)) {
      setOpened({ ...next, guests: null, from: next.key === opened.key ? null : opened.kept })
    } else {
      setOpened({ ...next, replacedCount: opened.replacedCount + 1 })
      setText(next.text)
      latest.current = next.text
    }
  }
  const { kept, from, guests, replacedCount } = opened
  useEffect(() => {
    if (from === null) return
    kept.writeBefore(latest.current)
    from.remove()
  }, [kept, from])
  /** A function gets the text as it is by then: for what was begun before. */
  const change = (given: string | ((now: string) => string)) => {
    const next = typeof given === 'string' ? given : given(latest.current)
    latest.current = next
    setText(next)
    if (next === initial) kept.remove()
    else kept.write(next)
  }
  return {
    text,
    /** How often another text took the place of what stood there, without anybody's typing. */
    replacedCount,
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
      if (rest === '') kept.remove()
      else kept.write(rest)
    },
    guests,
    /** What a guest has left is written here, or thrown away. */
    settleGuests(isTaken: boolean) {
      openKeptText(sessionStore, guestKey).remove()
      setOpened({ ...opened, guests: null, replacedCount: isTaken ? replacedCount + 1 : replacedCount })
      if (!isTaken || guests === null) return
      kept.writeBefore(guests)
      latest.current = guests
      setText(guests)
    },
  }
}
