export type Outage = 'offline' | 'unreachable'

/** State of the network and of the server behind it. */
export interface ConnectionState {
  /** Whether the device is online. */
  readonly isOnline: boolean
  /** Whether the page is visible: a hidden page makes no calls. */
  readonly isPageVisible: boolean
  /** Set until the server answers, even with an error. */
  readonly outage: Outage | null
  /** rest: no retry planned. wait: the back-off is running. ready: it is over, but the page may not retry yet. try: a retry is running. */
  readonly phase: 'rest' | 'wait' | 'ready' | 'try'
  /** Number of back-offs so far; each is twice as long as the last. */
  readonly waitCount: number
}

export type ConnectionEvent =
  | 'wentOffline'
  | 'cameOnline'
  /** Online for some time, so not a flicker. */
  | 'steady'
  | 'hidden'
  | 'seen'
  /** A read failed without a network, and nothing was answered since it began. */
  | 'unanswered'
  | 'answered'
  | 'waited'
  | 'tried'
  | 'tryNow'
  /** Connected again for some time, so not a flicker. */
  | 'settled'

export const initialConnectionState: ConnectionState = { isOnline: true, isPageVisible: true, outage: null, phase: 'rest', waitCount: 0 }

const firstDelaySeconds = 5
const maxDelaySeconds = 600

/** Returns the seconds before the next try, the first of them after one failure: 5, 10, 20 … and never more than ten minutes (F-116). */
export const backoffSeconds = (failures: number): number => Math.min(firstDelaySeconds * 2 ** (failures - 1), maxDelaySeconds)

/** Returns the next state after an event. A held-back retry starts as soon as it is allowed. */
export const connectionReducer = (contact: ConnectionState, event: ConnectionEvent): ConnectionState =>
  startIfReady({ ...contact, ...transitions[event](contact) })

type Transition = (contact: ConnectionState) => Partial<ConnectionState>

/** Ends a wait, for events that are a reason not to wait any longer. */
const endWait: Transition = ({ outage, phase }) => ({ phase: outage !== null && phase === 'wait' ? 'ready' : phase })

const transitions: Readonly<Record<ConnectionEvent, Transition>> = {
  wentOffline: ({ phase }) => ({ isOnline: false, outage: 'offline', phase: phase === 'rest' ? 'ready' : phase }),
  cameOnline: () => ({ isOnline: true }),
  steady: endWait,
  hidden: () => ({ isPageVisible: false }),
  seen: (contact) => ({ isPageVisible: true, ...endWait(contact) }),
  // A failed call is retried at once, because a single call may fail for reasons of its own.
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
