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
