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

/** Answers `POST /reports` itself, and prints each report on a line. */
export function withReportPrinter(fetch: Fetch, print: (line: string) => void): Fetch {
  return async (request) => {
    if (new URL(request.url).pathname !== '/reports') return fetch(request)
    const body: unknown = await request.json().catch(() => null)
    const batch = z.safeParse(reportBatchSchema, body)
    if (!batch.success) {
      print(`a batch of reports that does not follow the schema: ${z.prettifyError(batch.error)}`)
      return new Response(null, { status: 400 })
    }
    const { version, browser, page, reportList } = batch.data
    for (const one of reportList)
      print(
        [version, browser, page, one.kind, ...('name' in one ? [one.name, one.value] : [one.subject, one.problem]), `${one.count}×`].join(
          ' · ',
        ),
      )
    return new Response(null, { status: 204 })
  }
}
