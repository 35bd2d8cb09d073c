import type { KeyValueStore } from './platform.ts'
import type { Press } from './createOnce.ts'
import { formatPress, parsePress, type StoredPress } from './storedPress.ts'
import type { Id } from '../domain/id.ts'

/** The places where a short text is written that is stored on the device until the server has it. */
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

/** The prefix of the keys of stored texts. */
export const writtenPrefix = 'written/'

/** Returns the key of one person's text: nobody sees another person's, and a guest counts as a person, too. */
export const writtenKey = (place: WritingPlace, owner: Id | null, of: string): string => `${writtenPrefix}${place}/${owner ?? ''}/${of}`

/** A text on the device. Only its writer changes and removes it, while other tabs may have the same place open. */
export interface StoredText {
  /** Returns the stored text; null for none. */
  read(): string | null
  write(text: string): void
  /** Writes in front of the stored text, which `read` returns again once the new one is removed. */
  writeBefore(text: string): void
  /** Removes the text once the server has it, or the writer has asked for that. */
  remove(): void
  /**
   * Returns the press that sends the text. Its key tells this text from a later one with the same words: it is drawn with the first letter,
   * stored beside the text, and read by every page that opens it, so that the text is sent once, whatever page sends it.
   */
  press(): Press
}

/** Returns the key under which the press of a stored text is stored. */
const pressKeyOf = (slot: string) => `${slot}@press`

/** The maximum number of tabs whose texts of one place are kept apart. */
const maxSlots = 9

/** Returns the keys under which texts of one place may be stored. */
export const slotsOf = (key: string): readonly string[] =>
  Array.from({ length: maxSlots }, (_, at) => (at === 0 ? key : `${key}#${at + 1}`))

/**
 * Opens the text stored under the key. Two tabs that write at one place get a slot each, so neither overwrites a text it has not read. Texts
 * that are sent as one of several need `newKey`.
 */
export function openStoredText(store: KeyValueStore, key: string, newKey: (() => string) | null = null): StoredText {
  const slots = slotsOf(key)
  let slot = slots.find((one) => store.get(one) !== null) ?? key
  let known = store.get(slot)
  const storedPress = () => parsePress(store.get(pressKeyOf(slot)))
  let press = storedPress()
  /** Tells whether another tab has written to the slot; its text is kept. */
  const isForeign = () => {
    const there = store.get(slot)
    return there !== null && there !== known
  }
  const free = () => slots.find((one) => store.get(one) === null)
  const draw = (): StoredPress => (press ??= { key: newKey?.() ?? '', before: null })
  const storePress = () => store.set(pressKeyOf(slot), formatPress(draw()))
  const write = (text: string) => {
    if (isForeign()) {
      slot = free() ?? slot
      press = null
    }
    store.set(slot, text)
    known = text
    if (newKey !== null) storePress()
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
      if (!isForeign()) for (const stored of [slot, pressKeyOf(slot)]) store.remove(stored)
      known = null
      press = null
    },
    press() {
      const drawn = draw().key
      const stored = storedPress()
      // Another tab may have sent it meanwhile.
      if (stored?.key === drawn) press = stored
      return {
        ...draw(),
        keep(before) {
          if (press?.key !== drawn) return
          press = { key: drawn, before }
          if (store.get(slot) === known && known !== null) storePress()
        },
      }
    },
  }
}

/** Moves a text to a new key once the thing it is about has an id of its own. */
export function moveStoredText(store: KeyValueStore, from: string, to: string): void {
  const before = openStoredText(store, from)
  const text = before.read()
  if (text === null) return
  openStoredText(store, to).write(text)
  before.remove()
}

/** Returns the part of a text that was typed after `sent`, once the server has that earlier state. */
export function withoutSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
}
