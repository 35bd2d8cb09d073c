export interface Clock {
  now(): Date
  /** IANA name of the viewer's time zone. */
  timeZone(): string
}

/** Tells whether the device has a network; the server may still be unreachable. */
export interface Connection {
  isOnline(): boolean
  subscribe(changed: () => void): () => void
  /** The demo's backend runs in the page, without a network. */
  readonly needsNetwork: boolean
}

/** A small store of preferences. Reading or writing never throws: a value that cannot be stored lasts for the session. */
export interface KeyValueStore {
  get(key: string): string | null
  /** Returns whether the value outlives the page. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** The key in the tab's store of the version, as the address of its script, that was last loaded again because a chunk was gone. */
export const reloadedVersionKey = 'reloaded-version'

/** Storage of the device, shared by all tabs. Unlike in a `KeyValueStore`, a value that does not fit is lost. */
export interface DeviceStorage {
  /** Returns undefined where the device forbids reading. */
  get(key: string): string | null | undefined
  /** Sets the value; null removes the key. Returns whether it was done. */
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
  /** Pauses the timers while the user reads. */
  pause(held: boolean): void
}
