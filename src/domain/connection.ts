export type Outage = 'offline' | 'unreachable'

/** How the page stands with the network and with the server behind it. */
export interface ConnectionState {
  /** What the device says of its own network. */
  readonly isOnline: boolean
  /** Somebody may be looking: a hidden page asks for nothing. */
  readonly isPageVisible: boolean
  /** Lasts until the server answers. An answer of any kind counts, also a refusal or a fault of its own. */
  readonly outage: Outage | null
  /** rest: nothing is due. wait: the back-off is running. ready: it is over, and the try is held back. try: the server is being asked. */
  readonly phase: 'rest' | 'wait' | 'ready' | 'try'
  /** Waits of this trouble so far; each is twice as long as the one before. */
  readonly waitCount: number
}

export type ConnectionEvent =
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

export const initialConnectionState: ConnectionState = { isOnline: true, isPageVisible: true, outage: null, phase: 'rest', waitCount: 0 }

const firstDelaySeconds = 5
const maxDelaySeconds = 600

/** Seconds before the next try, the first of them after one failure: 5, 10, 20 … and never more than ten minutes (F-116). */
export const backoffSeconds = (failures: number): number => Math.min(firstDelaySeconds * 2 ** (failures - 1), maxDelaySeconds)

/** The contact after something happened to it. A try that was held back begins as soon as it may. */
export const connectionReducer = (contact: ConnectionState, event: ConnectionEvent): ConnectionState =>
  startIfReady({ ...contact, ...transitions[event](contact) })

type Transition = (contact: ConnectionState) => Partial<ConnectionState>

/** Reasons not to wait any longer. */
const endWait: Transition = ({ outage, phase }) => ({ phase: outage !== null && phase === 'wait' ? 'ready' : phase })

const transitions: Readonly<Record<ConnectionEvent, Transition>> = {
  wentOffline: ({ phase }) => ({ isOnline: false, outage: 'offline', phase: phase === 'rest' ? 'ready' : phase }),
  cameOnline: () => ({ isOnline: true }),
  steady: endWait,
  hidden: () => ({ isPageVisible: false }),
  seen: (contact) => ({ isPageVisible: true, ...endWait(contact) }),
  // Asked once more at once, in better company: one call alone may fail for reasons of its own.
  unanswered: ({ isOnline, phase }) => ({ outage: isOnline ? 'unreachable' : 'offline', phase: phase === 'rest' ? 'ready' : phase }),
  answered: ({ isOnline }) => ({ outage: isOnline ? null : 'offline' }),
  waited: () => ({ phase: 'ready' }),
  // A wait follows an answered try too: the network may come and go (F-116).
  tried: ({ isOnline, outage, waitCount }) => ({
    phase: 'wait',
    waitCount: waitCount + 1,
    outage: isOnline && outage !== null ? 'unreachable' : outage,
  }),
  tryNow: () => ({ phase: 'try' }),
  settled: () => ({ phase: 'rest', waitCount: 0 }),
}

const startIfReady = (contact: ConnectionState): ConnectionState =>
  contact.phase === 'ready' && contact.isOnline && contact.isPageVisible ? { ...contact, phase: 'try' } : contact
