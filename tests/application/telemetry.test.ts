import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { browserOf, makeReportCollector, pageKindOf, reportOfError, reportOfLogEvent } from '../../src/application/telemetry.ts'
import type { LogEvent } from '../../src/application/platform.ts'

const call = (problem: string): LogEvent => ({ kind: 'call-failed', call: 'problem', problem })

describe('the category of a failure', () => {
  it.each([
    ['GET users/problems/7003: status 503', 'status 503'],
    ['GET report/s3cr3t-t0ken: timeout', 'timeout'],
    ['POST users/questions: network', 'network'],
    ['notices: not a list', 'not a list'],
    ['viewer: unusable user.nickname', 'unusable user.nickname'],
    ['unusable chapterList.3.title', 'unusable chapterList.3.title'],
    ['TypeError: cannot read 김하늘', 'TypeError'],
    ['"김하늘" is no identifier', 'other'],
    ['print(input())', 'other'],
  ])('%s → %s', (problem, category) => {
    expect(reportOfLogEvent(call(problem)).problem).toBe(category)
  })
})

test('each event of the log keeps what it concerns, without what was filled in', () => {
  const events: readonly LogEvent[] = [
    { kind: 'bad-item', list: 'quests', index: 3, problem: 'unusable title' },
    { kind: 'section-crashed', section: 'page', problem: 'RangeError: 하늘' },
    { kind: 'unknown-setting', key: 'prodcut' },
    { kind: 'storage-failed', key: 'draft:7003:하늘', problem: 'QuotaExceededError' },
  ]
  expect(events.map(reportOfLogEvent)).toEqual([
    { kind: 'bad-item', subject: 'quests', problem: 'unusable title', stack: [] },
    { kind: 'section-crashed', subject: 'page', problem: 'RangeError', stack: [] },
    { kind: 'unknown-setting', subject: 'prodcut', problem: 'unknown', stack: [] },
    { kind: 'storage-failed', subject: 'draft:', problem: 'QuotaExceededError', stack: [] },
  ])
})

test('an error is told by its class and its places in the scripts', () => {
  const error = Object.assign(new TypeError('no "하늘" here'), {
    stack: `TypeError: no "하늘" here
    at draw (https://codingbada.example/assets/pages-B1x_2.js:12:3456)
    at https://codingbada.example/report/t0ken?name=하늘:1:1
    at run (https://codingbada.example/assets/index-a.js:1:2)`,
  })
  expect(reportOfError('uncaught-error', error)).toEqual({
    kind: 'uncaught-error',
    subject: '',
    problem: 'TypeError',
    stack: ['assets/pages-B1x_2.js:12:3456', 'assets/index-a.js:1:2'],
  })
  expect(reportOfError('unhandled-rejection', '하늘의 비밀')).toMatchObject({ problem: 'string', stack: [] })
  expect(reportOfError('unhandled-rejection', Object.assign(new Error('x'), { name: '하늘', stack: undefined }))).toMatchObject({
    problem: 'Error',
  })
})

/** Texts that people wrote, or that give access. None of them occurs in the code itself. */
const secret = fc.oneof(
  fc.constantFrom('김하늘', '윤슬쌤', '010-1234-5678', 'sky@school.example', '서울시 바다구'),
  fc.stringMatching(/^tok_[a-f0-9]{24}$/),
  fc.stringMatching(/^[A-Z]{4}-[0-9]{4}-[A-Z]{4}$/),
  fc.constantFrom('n = int(input())\nprint(n * 2)', 'for i in range(10):\n  print("비밀")', 'def solve(x): return x'),
)

test('no name, code, token or program leaves in 10,000 random events', () => {
  const texts = (text: string): readonly string[] => [
    `GET report/${text}: status 404`,
    `"${text}" is no identifier`,
    `unusable ${text}`,
    `unusable answerList.${text}.value`,
    `Error: ${text}`,
    text,
  ]
  const event = fc.tuple(secret, fc.nat(5), fc.nat(4)).map(([text, at, kind]): readonly [string, LogEvent | Error] => {
    const problem = texts(text)[at] ?? text
    const events: readonly (LogEvent | Error)[] = [
      { kind: 'bad-item', list: 'worksheet answers', index: 1, problem },
      { kind: 'call-failed', call: 'report', problem },
      { kind: 'section-crashed', section: 'courses', problem },
      { kind: 'storage-failed', key: `draft:7003:${text}`, problem },
      Object.assign(new Error(problem), { stack: `Error: ${problem}\n at f (https://a.example/report/${text}:1:2)` }),
    ]
    return [text, events[kind] ?? new Error(text)]
  })
  fc.assert(
    fc.property(event, ([text, happened]) => {
      const report = happened instanceof Error ? reportOfError('uncaught-error', happened) : reportOfLogEvent(happened)
      const sent = JSON.stringify(report)
      for (const part of text.split(/\s+/).filter(({ length }) => length > 3)) expect(sent).not.toContain(JSON.stringify(part).slice(1, -1))
    }),
    { numRuns: 10_000 },
  )
})

test.each([
  ['/', '/'],
  ['/learn/problem/7003', '/learn/problem/:problemId'],
  ['/room/lobby', '/room/lobby'],
  ['/report/tok_a1b2', '/report/:token'],
  ['/elsewhere/김하늘', 'other'],
])('the page at %s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome 140'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge 140'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Whale/4.33 Safari/537.36', 'Whale 4'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})

describe('a collector', () => {
  const fault = (at: number) => reportOfLogEvent({ kind: 'unknown-setting', key: `key${'a'.repeat(at)}` })

  it('takes each report once, with its count, and only what came since', () => {
    const reports = makeReportCollector()
    expect(reports.take()).toBeNull()
    for (const at of [1, 1, 2, 1]) reports.add(fault(at))
    expect(reports.take()?.reportList.map(({ count }) => count)).toEqual([3, 1])
    expect(reports.take()).toBeNull()
    reports.add(fault(1))
    expect(reports.take()).toEqual({ reportList: [{ ...fault(1), count: 1 }], droppedCount: 0 })
  })

  it('takes thirty different ones from a page, and counts the rest', () => {
    const reports = makeReportCollector()
    for (let at = 0; at < 50; at += 1) reports.add(fault(at))
    expect(reports.take()).toMatchObject({ reportList: { length: 30 }, droppedCount: 20 })
    reports.add(fault(3))
    reports.add(fault(40))
    expect(reports.take()).toMatchObject({ reportList: { length: 1 }, droppedCount: 1 })
  })
})
