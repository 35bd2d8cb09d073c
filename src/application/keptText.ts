import type { KeyValueStore } from './platform.ts'
import type { Id } from '../domain/id.ts'

/** Where somebody writes a few words that a server has not got yet. */
export const writingPlaces = [
  'announcement',
  'banner',
  'blogComment',
  'memberComment',
  'mark',
  'markScore',
  'homeworkNote',
  'invitationCode',
  'registration',
  'registrationDates',
  'signUpEmail',
  'signUpYear',
  'blockImport',
  'feedbackCode',
  'feedbackInput',
  'inquiry',
  'lessonCode',
  'practice',
  'question',
  'answer',
  'hidingReason',
  'review',
  'roomAnnouncement',
  'roomAnswer',
  'roomQuestion',
  'runInput',
  'tryOut',
  'tryOutInput',
] as const

export type WritingPlace = (typeof writingPlaces)[number]

/** Begins the keys of what was written. */
export const writtenPrefix = 'written/'

/** Nobody sees what somebody else has written: a guest is a person, too. */
export const writtenKey = (place: WritingPlace, owner: Id | null, of: string): string => `${writtenPrefix}${place}/${owner ?? ''}/${of}`

/** A text on the device that only its writer changes and removes, while other tabs have the same place open. */
export interface KeptText {
  /** Null: nothing is kept. */
  read(): string | null
  write(text: string): void
  /** Writes before what was kept, which is read again once this is removed. */
  writeBefore(text: string): void
  /** Once the server has it, or somebody said so. */
  remove(): void
}

/** So many tabs keep texts of one place apart. */
const mostSlots = 9

/** The keys that texts of one place may lie under. */
export const slotsOf = (key: string): readonly string[] =>
  Array.from({ length: mostSlots }, (_, at) => (at === 0 ? key : `${key}#${at + 1}`))

/** Opens what is kept under the key. Two tabs that write at one place get a slot each: none writes over what it has not seen. */
export function openKeptText(store: KeyValueStore, key: string): KeptText {
  const slots = slotsOf(key)
  let slot = slots.find((one) => store.get(one) !== null) ?? key
  let known = store.get(slot)
  /** What another tab has put there stays there. */
  const isForeign = () => {
    const there = store.get(slot)
    return there !== null && there !== known
  }
  const free = () => slots.find((one) => store.get(one) === null)
  const write = (text: string) => {
    if (isForeign()) slot = free() ?? slot
    store.set(slot, text)
    known = text
  }
  return {
    read: () => known,
    write,
    writeBefore(text) {
      const [former, behind] = [known, free()]
      write(text)
      if (former !== null && former !== text && behind !== undefined) store.set(behind, former)
    },
    remove() {
      if (!isForeign()) store.remove(slot)
      known = null
    },
  }
}

/** What was written about something before it had a name of its own is found under that name. */
export function moveKeptText(store: KeyValueStore, from: string, to: string): void {
  const before = openKeptText(store, from)
  const text = before.read()
  if (text === null) return
  openKeptText(store, to).write(text)
  before.remove()
}

/** What is left of a text once the server has a former state of it: nothing but what was typed since. */
export function withoutSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
}
