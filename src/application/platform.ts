export interface Clock {
  now(): Date
  /** IANA name of the viewer's time zone. */
  timeZone(): string
}

/** Whether the device has a network. Whether the server behind it answers is another question. */
export interface Connection {
  isOnline(): boolean
  subscribe(changed: () => void): () => void
  /** The demo's backend lives in the page: it goes on without a network. */
  readonly needsNetwork: boolean
}

/** A small store of preferences. Reading or writing never throws: what cannot be stored lasts for the session. */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Where the page tells what went wrong without bothering the viewer. Never receives personal data. */
export interface Log {
  warn(event: LogEvent): void
}

export type LogEvent =
  | { readonly kind: 'bad-item'; readonly list: string; readonly index: number; readonly problem: string }
  | { readonly kind: 'call-failed'; readonly call: string; readonly problem: string }
  | { readonly kind: 'section-crashed'; readonly section: string; readonly problem: string }
  | { readonly kind: 'unknown-setting'; readonly key: string }
  | { readonly kind: 'storage-failed'; readonly key: string; readonly problem: string }

/** Short words to the viewer about what they have just done. Never for lists that fail to load: those stay silent (S-290). */
export interface Notifier {
  /** Something that was asked for did not happen. */
  warn(words: string): void
  /** All is well, or on its way. */
  success(words: string): void
}

export interface Notification {
  readonly id: number
  readonly tone: 'warning' | 'success'
  readonly text: string
}

/** What is being said at the moment, for the place that shows it. */
export interface Notifications extends Notifier {
  current(): readonly Notification[]
  subscribe(changed: () => void): () => void
  dismiss(id: number): void
  /** While somebody reads, nothing goes away. */
  pause(held: boolean): void
}
