export type Trouble = 'offline' | 'unreachable'

/** How the page stands with the network and with the server behind it. */
export interface Contact {
  /** What the device says of its own network. */
  readonly isOnline: boolean
  /** Somebody may be looking: a hidden page asks for nothing. */
  readonly isSeen: boolean
  /** Lasts until the server answers. An answer of any kind counts, also a refusal or a fault of its own. */
  readonly trouble: Trouble | null
  /** rest: nothing is due. wait: the back-off is running. ready: it is over, and the try is held back. try: the server is being asked. */
  readonly step: 'rest' | 'wait' | 'ready' | 'try'
  /** Waits of this trouble so far; each is twice as long as the one before. */
  readonly waits: number
}

export type ContactEvent =
  | 'wentOffline'
  | 'cameOnline'
  /** Online for long enough to believe it. */
  | 'steady'
  | 'hidden'
  | 'seen'
  /** A read failed for want of a network, and nothing was answered since it began. */
  | 'unanswered'
  | 'answered'
  | 'waited'
  | 'tried'
  | 'tryNow'
  /** The trouble has been over for long enough to believe it. */
  | 'settled'

export const inContact: Contact = { isOnline: true, isSeen: true, trouble: null, step: 'rest', waits: 0 }

const first = 5
const most = 600

/** Seconds before the next try, the first of them after one failure: 5, 10, 20 … and never more than ten minutes (F-116). */
export const backOff = (failures: number): number => Math.min(first * 2 ** (failures - 1), most)

/** The contact after something happened to it. A try that was held back begins as soon as it may. */
export const contactAfter = (contact: Contact, event: ContactEvent): Contact => begun({ ...contact, ...changes[event](contact) })

type Change = (contact: Contact) => Partial<Contact>

/** Reasons not to wait any longer. */
const hastened: Change = ({ trouble, step }) => ({ step: trouble !== null && step === 'wait' ? 'ready' : step })

const changes: Readonly<Record<ContactEvent, Change>> = {
  wentOffline: ({ step }) => ({ isOnline: false, trouble: 'offline', step: step === 'rest' ? 'ready' : step }),
  cameOnline: () => ({ isOnline: true }),
  steady: hastened,
  hidden: () => ({ isSeen: false }),
  seen: (contact) => ({ isSeen: true, ...hastened(contact) }),
  // Asked once more at once, in better company: one call alone may fail for reasons of its own.
  unanswered: ({ isOnline, step }) => ({ trouble: isOnline ? 'unreachable' : 'offline', step: step === 'rest' ? 'ready' : step }),
  answered: ({ isOnline }) => ({ trouble: isOnline ? null : 'offline' }),
  waited: () => ({ step: 'ready' }),
  // A wait follows an answered try too: the network may come and go (F-116).
  tried: ({ isOnline, trouble, waits }) => ({
    step: 'wait',
    waits: waits + 1,
    trouble: isOnline && trouble !== null ? 'unreachable' : trouble,
  }),
  tryNow: () => ({ step: 'try' }),
  settled: () => ({ step: 'rest', waits: 0 }),
}

const begun = (contact: Contact): Contact =>
  contact.step === 'ready' && contact.isOnline && contact.isSeen ? { ...contact, step: 'try' } : contact
