import type { Contact, ContactEvent } from './Contact.ts'

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
