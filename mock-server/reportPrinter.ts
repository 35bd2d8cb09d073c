import * as z from 'zod/mini'

type Fetch = (request: Request) => Promise<Response>

const report = z.union([
  z.strictObject({
    kind: z.enum([
      'bad-item',
      'call-failed',
      'section-crashed',
      'unknown-setting',
      'storage-failed',
      'uncaught-error',
      'unhandled-rejection',
    ]),
    subject: z.string().check(z.maxLength(80)),
    problem: z.string().check(z.maxLength(160)),
    stack: z.array(z.string().check(z.regex(/^[\w./-]+\.js:\d+:\d+$/))).check(z.maxLength(10)),
    count: z.int().check(z.positive()),
  }),
  z.strictObject({
    kind: z.literal('vital'),
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number(),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
    count: z.int().check(z.positive()),
  }),
])

/** The body of a POST to `reportUrl`, as `src/shell/README.md` describes it. */
export const reportBatchSchema = z.strictObject({
  version: z.string(),
  browser: z.string(),
  page: z.string(),
  reportList: z.array(report),
  droppedCount: z.int().check(z.nonnegative()),
})

/** Reports of browsers themselves, in the form of the Reporting API: what crashed, or what the policy has stopped. */
const browserReports = z.array(
  z.object({
    type: z.string(),
    url: z.string(),
    body: z.nullable(
      z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()), reason: z.optional(z.string()) }),
    ),
  }),
)

const browserReportType = /^application\/reports\+json\b/

/** Answers `POST /reports` itself, and prints each report on a line: those of pages, and those of browsers. */
export function withReportPrinter(fetch: Fetch, print: (line: string) => void): Fetch {
  return async (request) => {
    if (new URL(request.url).pathname !== '/reports') return fetch(request)
    const body: unknown = await request.json().catch(() => null)
    const lines = browserReportType.test(request.headers.get('content-type') ?? '') ? browserLines(body) : pageLines(body)
    if (typeof lines === 'string') {
      print(`a batch of reports that does not follow the schema: ${lines}`)
      return new Response(null, { status: 400 })
    }
    lines.forEach(print)
    return new Response(null, { status: 204 })
  }
}

type Lines = readonly string[]

/** The reports of a page, a line each; the problem as one text if they are of another form. */
function pageLines(body: unknown): Lines | string {
  const batch = z.safeParse(reportBatchSchema, body)
  if (!batch.success) return z.prettifyError(batch.error)
  const { version, browser, page, reportList } = batch.data
  return reportList.map((one) =>
    [version, browser, page, one.kind, ...('name' in one ? [one.name, one.value] : [one.subject, one.problem]), `${one.count}×`].join(
      ' · ',
    ),
  )
}

function browserLines(body: unknown): Lines | string {
  const read = z.safeParse(browserReports, body)
  if (!read.success) return z.prettifyError(read.error)
  return read.data.map(({ type, url, body: detail }) =>
    ['browser', type, url, detail?.effectiveDirective, detail?.blockedURL, detail?.reason].filter((word) => word !== undefined).join(' · '),
  )
}
