import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { KeyValueStore } from '../../application/platform.ts'
import {
  browserOf,
  makeReportCollector,
  pageKindOf,
  reportOfError,
  reportOfLogEvent,
  type ReportBatch,
} from '../../application/telemetry.ts'
import { onLogEvent } from './device.ts'

type ReportedWindow = Pick<Window, 'addEventListener' | 'location'> & {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>
  readonly navigator: Pick<Navigator, 'sendBeacon' | 'userAgent' | 'onLine'>
}

interface Telemetry {
  /** The installation's address for reports. */
  readonly url: string
  readonly version: string
  readonly store: KeyValueStore
  /** The path of the page within the folder in which the site is served. */
  pathname(): string
  /** Calls back with each Core Web Vital; left out in tests. */
  readonly observeVitals?: typeof observeVitals
}

/** Batches of a device without a network wait here; at most so many, the oldest go first. */
const unsentKey = 'unsent-reports'
const maxUnsent = 10

/**
 * Sends what fails and how quick the page is to the installation's address for reports: whenever the page is hidden, by a beacon, which delays
 * nothing. A batch that cannot be sent goes out with the next one.
 */
export function startTelemetry(
  page: ReportedWindow,
  { url, version, store, pathname, observeVitals: observe = observeVitals }: Telemetry,
): void {
  const collector = makeReportCollector()
  const browser = browserOf(page.navigator.userAgent)

  onLogEvent((event) => collector.add(reportOfLogEvent(event)))
  page.addEventListener('error', ({ error }) => collector.add(reportOfError('uncaught-error', error)))
  page.addEventListener('unhandledrejection', ({ reason }) => collector.add(reportOfError('unhandled-rejection', reason)))
  observe((name, value, rating) => collector.add({ kind: 'vital', name, value, rating }))

  const isSent = (batch: ReportBatch) =>
    page.navigator.onLine && page.navigator.sendBeacon(url, new Blob([JSON.stringify(batch)], { type: 'application/json' }))
  const send = () => {
    const taken = collector.take()
    const batches = [...readUnsent(store), ...(taken ? [{ version, browser, page: pageKindOf(pathname()), ...taken }] : [])]
    if (batches.length === 0) return
    const unsent = batches.filter((batch) => !isSent(batch)).slice(-maxUnsent)
    if (unsent.length > 0) store.set(unsentKey, JSON.stringify(unsent))
    else store.remove(unsentKey)
  }
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send()
  })
  page.addEventListener('pagehide', send)
}

function readUnsent(store: KeyValueStore): readonly ReportBatch[] {
  try {
    const read: unknown = JSON.parse(store.get(unsentKey) ?? '[]')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this module writes the key
    return Array.isArray(read) ? (read as ReportBatch[]) : []
  } catch {
    return []
  }
}

function observeVitals(add: (name: string, value: number, rating: string) => void): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value, rating }) => add(name, Math.round(value * 1000) / 1000, rating))
}
