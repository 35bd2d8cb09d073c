export interface Clock {
  now(): Date
  /** IANA name of the viewer's time zone. */
  timeZone(): string
}

/** Whether the device has a network. Whether the server behind it answers is another question. */
export interface Connection {
  isOnline(): boolean
  subscribe(changed: () => void): () => void
  /** The demo's backend runs in the page, without a network. */
  readonly needsNetwork: boolean
}

/** A small store of preferences. Reading or writing never throws: what cannot be stored lasts for the session. */
export interface KeyValueStore {
  get(key: string): string | null
  /** Whether it outlives the page. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** What the device stores, for all tabs. Unlike in a `KeyValueStore`, what it does not take is not there. */
export interface DeviceStorage {
  /** Undefined where the device does not let anybody read. */
  get(key: string): string | null | undefined
  /** Null removes. Whether it was done. */
  set(key: string, value: string | null): boolean
}

/** Runs `work` while no other tab and no other caller runs something under the same name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Technical log. Never receives personal data. */
export interface Log {
  warn(event: LogEvent): void
}

export type LogEvent =
  | { readonly kind: 'bad-item'; readonly list: string; readonly index: number; readonly problem: string }
  | { readonly kind: 'call-failed'; readonly call: string; readonly problem: string }
  | { readonly kind: 'section-crashed'; readonly section: string; readonly problem: string }
  | { readonly kind: 'unknown-setting'; readonly key: string }
  | { readonly kind: 'storage-failed'; readonly key: string; readonly problem: string }

/** Short messages about the viewer's last action. Never for lists that fail to load (S-290). */
export interface Notifier {
  /** An action failed. */
  warn(words: string): void
  /** An action succeeded or is under way. */
  success(words: string): void
}

export interface Notification {
  readonly id: number
  readonly tone: 'warning' | 'success'
  readonly text: string
}

/** The messages that are visible now. */
export interface Notifications extends Notifier {
  current(): readonly Notification[]
  subscribe(changed: () => void): () => void
  dismiss(id: number): void
  /** Pauses the timers while somebody reads. */
  pause(held: boolean): void
}
