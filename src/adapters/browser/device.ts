import type { Clock, Connection, DeviceStorage, KeyValueStore, Lock, Log, LogEvent } from '../../application/platform.ts'
import { usableTimeZone } from '../../domain/calendar/seoul.ts'

const networkEvents = ['online', 'offline'] as const

export const browserConnection = (isNeeded: boolean): Connection => ({
  isOnline: () => navigator.onLine,
  subscribe(changed) {
    for (const change of networkEvents) window.addEventListener(change, changed)
    return () => {
      for (const change of networkEvents) window.removeEventListener(change, changed)
    }
  },
  needsNetwork: isNeeded,
})

/** Tells a desktop by its mouse or touchpad, when the page's data does not name the device. */
export function hasFinePointer(): boolean {
  return window.matchMedia('(pointer: fine)').matches
}

/** The device's time zone, read once because each reading takes milliseconds on a phone. */
let ownTimeZone: string | null = null

export const systemClock: Clock = {
  now: () => new Date(),
  timeZone: () => (ownTimeZone ??= usableTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)),
}

/** Creates a store that is lost with the page. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value)
      return false
    },
    remove: (key) => void values.delete(key),
  }
}

const maxEarlyEvents = 50
const earlyEvents: LogEvent[] = []
let passOn = (event: LogEvent): void => {
  if (earlyEvents.length < maxEarlyEvents) earlyEvents.push(event)
}

let storageFailed = false

/** Returns whether the device has stored all that it was given, so that a reload loses nothing. */
export const deviceStoresAll = (): boolean => !storageFailed

/** Debug level: browsers hide it unless a developer enables it. */
export const consoleLog: Log = {
  warn(event) {
    console.debug('[codingbada]', event)
    storageFailed ||= event.kind === 'storage-failed'
    passOn(event)
  },
}

/** Calls back with each event of `consoleLog`, the first fifty of those before this call included. */
export function onLogEvent(listen: (event: LogEvent) => void): void {
  passOn = listen
  earlyEvents.splice(0).forEach(listen)
}

/**
 * Preferences in the browser's storage. Where it is forbidden, absent or full, values last for the session, and the log gets one entry
 * (F-070, F-071). `open` is a function because reading the property may throw.
 */
export function localStore(log: Log, open: () => Storage): KeyValueStore {
  /** Values that the storage refused; null stands for a removal. */
  const unstored = new Map<string, string | null>()
  let reported = false

  const report = (key: string, error: unknown) => {
    if (reported) return
    reported = true
    log.warn({ kind: 'storage-failed', key, problem: error instanceof Error ? error.name : 'unknown' })
  }
  const write = (key: string, value: string | null, work: (storage: Storage) => void): boolean => {
    try {
      work(open())
      unstored.delete(key)
      return true
    } catch (error) {
      unstored.set(key, value)
      report(key, error)
      return false
    }
  }

  return {
    get(key) {
      const value = unstored.get(key)
      if (value !== undefined) return value
      try {
        return open().getItem(key)
      } catch (error) {
        report(key, error)
        return null
      }
    },
    set: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => void write(key, null, (storage) => storage.removeItem(key)),
  }
}

/** Returns the store that outlives the tab and is shared by all tabs. */
export const deviceStore = (log: Log): KeyValueStore => localStore(log, () => window.localStorage)

/** Wraps `localStorage` without a fallback, for values that must be known to be stored. The log gets one entry for all failures. */
export function strictStorage(log: Log, open: () => Storage = () => window.localStorage): DeviceStorage {
  let reported = false
  const attempt = <T, Failed>(key: string, failed: Failed, work: (storage: Storage) => T): T | Failed => {
    try {
      return work(open())
    } catch (error) {
      if (!reported) log.warn({ kind: 'storage-failed', key, problem: error instanceof Error ? error.name : 'unknown' })
      reported = true
      return failed
    }
  }
  return {
    get: (key) => attempt(key, undefined, (storage) => storage.getItem(key)),
    set: (key, value) =>
      attempt(key, false, (storage) => {
        if (value === null) storage.removeItem(key)
        else storage.setItem(key, value)
        return true
      }),
  }
}

/** Without Web Locks (on an insecure origin) only callers within one page wait for each other; tabs do not. */
const pageLocks = new Map<string, Promise<unknown>>()

export const tabLock: Lock = async (name, work) => {
  if ('locks' in navigator) return await navigator.locks.request(name, work)
  const result = (pageLocks.get(name) ?? Promise.resolve()).then(work)
  pageLocks.set(
    name,
    result.catch(() => {}),
  )
  return result
}
