import { paths } from '../domain/paths.ts'
import type { LogEvent } from './platform.ts'

/**
 * Telemetry tells the operator of an installation what failed in people's browsers, and how quick the pages were. It holds no text that a
 * person wrote, no name, no address and no token: each field is cut down to words that the code itself could have written.
 */
export type TelemetryReport = FaultReport | VitalReport

export interface FaultReport {
  readonly kind: LogEvent['kind'] | 'uncaught-error' | 'unhandled-rejection'
  /** The call, list, section, setting or store that is concerned; empty for errors. */
  readonly subject: string
  /** A failure's category, such as `status 500`, or the class of an error. */
  readonly problem: string
  /** The script, line and column of each frame, the innermost first, to be read with the build's source maps. */
  readonly stack: readonly string[]
}

/** A Core Web Vital: milliseconds, or the unitless score of CLS. */
export interface VitalReport {
  readonly kind: 'vital'
  readonly name: string
  readonly value: number
  readonly rating: string
}

export type CountedReport = TelemetryReport & { readonly count: number }

/** The body of one POST to the address for reports. */
export interface ReportBatch {
  readonly version: string
  /** Family and major version, `Chrome 140`. */
  readonly browser: string
  /** The kind of page that was open when the batch was sent, as a pattern: `/learn/problem/:problemId`. */
  readonly page: string
  readonly reportList: readonly CountedReport[]
  /** The reports that went beyond the limit and are not in the list. */
  readonly droppedCount: number
}

/** Categories of failures that the code writes itself; everything else that an error says may hold data. */
const categories =
  /\bstatus [1-5]\d\d\b|\btimeout\b|\bnetwork\b|\binvalid JSON\b|\bnot a list\b|\bnot an object\b|\bsame id as an earlier item\b|\bno usable value\b|\bunusable [a-z][A-Za-z]{0,30}(\.([a-z][A-Za-z]{0,30}|\d{1,4})){0,3}(?![\w.-])/
const errorClass = /^[A-Z][A-Za-z]{0,40}(?=$|:)/
const maxFrames = 10

function categoryOf(problem: string): string {
  return categories.exec(problem)?.[0] ?? errorClass.exec(problem)?.[0] ?? 'other'
}

/** Keeps a name that the code gave, and no identifier that was filled into it. */
function nameOf(text: string): string {
  return /^[A-Za-z][A-Za-z {}/._:-]{0,60}/.exec(text)?.[0].trim() ?? ''
}

export function reportOfLogEvent(event: LogEvent): FaultReport {
  const fault = { kind: event.kind, stack: [] }
  switch (event.kind) {
    case 'bad-item':
      return { ...fault, subject: nameOf(event.list), problem: categoryOf(event.problem) }
    case 'call-failed':
      return { ...fault, subject: nameOf(event.call), problem: categoryOf(event.problem) }
    case 'section-crashed':
      return { ...fault, subject: nameOf(event.section), problem: categoryOf(event.problem) }
    case 'storage-failed':
      return { ...fault, subject: nameOf(event.key), problem: categoryOf(event.problem) }
    case 'unknown-setting':
      return { ...fault, subject: nameOf(event.key), problem: 'unknown' }
  }
}

/** Reports the class and the place of an error. Its message may quote data, so it stays in the page. */
export function reportOfError(kind: 'uncaught-error' | 'unhandled-rejection', error: unknown): FaultReport {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
  const frames = (stack ?? '').matchAll(/\/((?:assets\/)?[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g)
  return {
    kind,
    subject: '',
    problem: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    stack: [...frames].slice(0, maxFrames).map(([, script, line, column]) => `${script}:${line}:${column}`),
  }
}

/** The pattern of the page at an address; `other` for an address that is no page. */
export function pageKindOf(pathname: string): string {
  const parts = pathname.split('/')
  const isPage = (pattern: string) => {
    const own = pattern.split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  return Object.values(paths).find(isPage) ?? 'other'
}

const families = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Whale', /\bWhale\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
] as const

/** Family and major version of a browser; nothing else of its user agent. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${family} ${version}`
  }
  return 'other'
}

/** Different reports that one page sends; the rest is only counted. */
const maxReports = 30

/** Gathers the reports of one page, each once with its count. */
export interface ReportCollector {
  add(report: TelemetryReport): void
  /** Takes what was added since the last call; null if nothing was. */
  take(): Pick<ReportBatch, 'reportList' | 'droppedCount'> | null
}

export function makeReportCollector(): ReportCollector {
  const known = new Set<string>()
  let waiting = new Map<string, CountedReport>()
  let droppedCount = 0
  return {
    add(report) {
      const key = JSON.stringify(report)
      const before = waiting.get(key)
      if (!known.has(key) && known.size >= maxReports) {
        droppedCount += 1
        return
      }
      known.add(key)
      waiting.set(key, { ...report, count: (before?.count ?? 0) + 1 })
    },
    take() {
      if (waiting.size === 0 && droppedCount === 0) return null
      const taken = { reportList: [...waiting.values()], droppedCount }
      waiting = new Map()
      droppedCount = 0
      return taken
    },
  }
}
