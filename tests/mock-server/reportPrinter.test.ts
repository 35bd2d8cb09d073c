import { expect, test } from 'vitest'
import { withReportPrinter } from '../../mock-server/reportPrinter.ts'

const lines: string[] = []
const backend = withReportPrinter(
  async () => new Response('backend'),
  (line) => lines.push(line),
)
const post = (body: unknown, path = '/reports') =>
  backend(new Request(`http://localhost:5174${path}`, { method: 'POST', body: JSON.stringify(body) }))

const batch = {
  version: '1.2.3',
  browser: 'Chrome 140',
  page: '/',
  reportList: [
    { kind: 'call-failed', subject: 'quests', problem: 'status 500', stack: [], count: 2 },
    { kind: 'vital', name: 'LCP', value: 1234, rating: 'good', count: 1 },
  ],
  droppedCount: 0,
}

test('reports are printed, a line each, and everything else is the backend’s', async () => {
  expect((await post(batch)).status).toBe(204)
  expect(lines).toEqual([
    '1.2.3 · Chrome 140 · / · call-failed · quests · status 500 · 2×',
    '1.2.3 · Chrome 140 · / · vital · LCP · 1234 · 1×',
  ])
  expect(await (await post(batch, '/product/v1/users/me')).text()).toBe('backend')
})

test('a batch of another form is refused and named', async () => {
  lines.length = 0
  expect((await post({ ...batch, nickname: '하늘' })).status).toBe(400)
  expect(lines[0]).toContain('does not follow the schema')
})

test('what browsers report themselves is printed, too: a violation of the policy and a crash, in the form of the Reporting API', async () => {
  lines.length = 0
  const url = 'https://codingbada.example/quest'
  const reports = [
    {
      age: 12,
      type: 'csp-violation',
      url,
      user_agent: 'Mozilla/5.0 Chrome/140.0',
      body: {
        documentURL: url,
        referrer: '',
        blockedURL: 'https://elsewhere.example/a.js',
        effectiveDirective: 'connect-src',
        originalPolicy: "connect-src 'self'; report-to default",
        disposition: 'enforce',
        statusCode: 200,
        sourceFile: null,
        sample: '',
      },
    },
    { age: 3, type: 'crash', url, user_agent: 'Mozilla/5.0 Chrome/140.0', body: { reason: 'oom' } },
    { age: 3, type: 'crash', url, user_agent: 'Mozilla/5.0 Chrome/140.0', body: null },
  ]
  const send = (body: unknown) =>
    backend(
      new Request('http://localhost:5174/reports', {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify(body),
      }),
    )
  expect((await send(reports)).status).toBe(204)
  expect(lines).toEqual([
    `browser · csp-violation · ${url} · connect-src · https://elsewhere.example/a.js`,
    `browser · crash · ${url} · oom`,
    `browser · crash · ${url}`,
  ])
  expect((await send({ type: 'crash' })).status).toBe(400)
  expect(lines.at(-1)).toContain('does not follow the schema')
})
