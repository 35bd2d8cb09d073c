import { useEffect, useRef, useState } from 'react'
import { type StoredText, openStoredText, withoutSent, writtenKey, type WritingPlace } from '../../application/storedText.ts'
import type { Id } from '../../domain/id.ts'
import { useApplication } from './application.ts'

interface PlaceOfText {
  readonly place: WritingPlace
  /** The author's id; null: a guest, whose text lasts as long as the tab. Undefined until known; text typed meanwhile becomes theirs. */
  readonly owner: Id | null | undefined
  /** The subject of the text, as part of its storage key. */
  readonly of?: string
  /** The text in the field before anything is written. */
  readonly initial?: string
}

interface Opened {
  readonly owner: Id | null | undefined
  readonly key: string
  readonly stored: StoredText
  /** The text at the moment it was opened. */
  readonly text: string
  /** A text written in this tab as a guest, offered to the member who has signed in since. */
  readonly guests: string | null
  /** The store that held the text before its owner was known. */
  readonly from: StoredText | null
  readonly replacedCount: number
}

/** Keeps the text of a form on every key press, so that it survives unmounting, a reload and the detour to sign in. */
export const useStoredText = ({ place, owner, of = '', initial = '' }: PlaceOfText) => {
  const { store, sessionStore, newKey } = useApplication()
  const guestKey = writtenKey(place, null, of)
  const open = (writer: Id | null | undefined, replacedCount: number): Opened => {
    const isGuest = writer === null || writer === undefined
    const key = writtenKey(place, writer ?? null, of)
    const stored = openStoredText(isGuest ? sessionStore : store, key, newKey)
    const text = stored.read() ?? initial
    const left = isGuest ? null : openStoredText(sessionStore, guestKey).read()
    return { owner: writer, key, stored, text, guests: left === text ? null : left, from: null, replacedCount }
  }
  const [opened, setOpened] = useState(() => open(owner, 0))
  const [text, setText] = useState(opened.text)
  const latest = useRef(text)
  // If the owner becomes unknown again, the text stays with the last known owner.
  const writer = owner === undefined ? opened.owner : owner
  if (opened.owner !== writer || opened.key !== writtenKey(place, writer ?? null, of)) {
    const next = open(writer, opened.replacedCount)
    const isSameSubject = opened.key === guestKey && opened.owner === undefined
    const wasTyped = latest.current !== opened.text && latest.current !== initial
    if (isSameSubject && (writer === null || wasTyped)) {
      setOpened({ ...next, guests: null, from: next.key === opened.key ? null : opened.stored })
    } else {
      setOpened({ ...next, replacedCount: opened.replacedCount + 1 })
      setText(next.text)
      latest.current = next.text
    }
  }
  const { stored, from, guests, replacedCount } = opened
  useEffect(() => {
    if (from === null) return
    stored.writeBefore(latest.current)
    from.remove()
  }, [stored, from])
  /** Sets the text. A function receives the latest text; use it for changes that began before. */
  const change = (given: string | ((now: string) => string)) => {
    const next = typeof given === 'string' ? given : given(latest.current)
    latest.current = next
    setText(next)
    if (next === initial) stored.remove()
    else stored.write(next)
  }
  return {
    text,
    /** Returns the press that sends the text. */
    press: () => stored.press(),
    /** Counts how often the text was replaced by another one without the user's typing. */
    replacedCount,
    change,
    /** Resets the text to its initial value. */
    reset: () => change(initial),
    /** Call it after the server stored `sent` as its only text: a text that was changed meanwhile stays complete. */
    saved(sent: string) {
      if (latest.current === sent) change(initial)
    },
    /** Call it after the server stored `sent` as one of several: text typed meanwhile stays as the next one. */
    taken(sent: string) {
      const rest = withoutSent(latest.current, sent)
      latest.current = rest
      setText(rest)
      stored.remove()
      if (rest !== '') stored.write(rest)
    },
    guests,
    /** Inserts the text left by a guest before the current one, or discards it. */
    settleGuests(isTaken: boolean) {
      openStoredText(sessionStore, guestKey).remove()
      setOpened({ ...opened, guests: null, replacedCount: isTaken ? replacedCount + 1 : replacedCount })
      if (!isTaken || guests === null) return
      stored.writeBefore(guests)
      latest.current = guests
      setText(guests)
    },
  }
}
