import { expect, test } from 'vitest'
import { wayBackIn } from '../../../src/ui/app/wayBackIn.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000
const kept = (href: string, minutes = 1) => wayBackIn(`${minutesAgo(minutes)} ${href}`, now)

test.each(['/course/7/lesson', '/course/7/lesson/71', '/course?page=2&order=ASC&keyword=%ED%8C%8C', '/quest', '/'])(
  'leads back to a page of this app: %s',
  (href) => {
    expect(kept(href)).toBe(href)
  },
)

test.each([
  '//evil.example',
  '//evil.example/course',
  '///course',
  '//',
  '/\\evil.example',
  '/\t/evil.example/course',
  'https://evil.example/course',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,course',
  'course',
  '/login',
  '/studio/publish/course',
  '/course/7/lesson /course/8/lesson',
  '',
])('leads nowhere else: %j', (href) => {
  expect(kept(href)).toBeNull()
})

test('leads back for half an hour', () => {
  expect(kept('/quest', 29)).toBe('/quest')
  expect(kept('/quest', 30)).toBeNull()
})

test.each([
  '',
  '/quest',
  `${minutesAgo(-1)} /quest`,
  'soon /quest',
  '1e12 /quest',
  '-1 /quest',
  '{"href":"/quest"}',
  `${'9'.repeat(400)} /quest`,
])('does not believe what it has not written: %j', (value) => {
  expect(wayBackIn(value, now)).toBeNull()
})
