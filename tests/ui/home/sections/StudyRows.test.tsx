import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StudyLogEntry } from '../../../../src/domain/study.ts'
import { StudyLog } from '../../../../src/ui/home/sections/StudyRows.tsx'
import { many } from './section.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

const clock = { now: new Date('2026-11-20T12:00:00+09:00'), timeZone: 'Asia/Seoul' }
const anEntry = (wishes: Partial<StudyLogEntry> = {}): StudyLogEntry => ({
  type: 'PROBLEM',
  title: '두 수의 합',
  updatedDate: '2026-11-20T09:00:00+09:00',
  id: 4,
  ...wishes,
})
const show = (entries: readonly StudyLogEntry[]) => {
  renderOnSite(<StudyLog title="최근 학습 기록" entries={entries} {...clock} />)
  return screen.getAllByRole('listitem')
}

test('the study log shows the twelve latest entries [S-082, S-201]', () => {
  expect(show(many(15, (at) => anEntry({ id: at })))).toHaveLength(12)
  expect(screen.getByRole('heading', { level: 2, name: '최근 학습 기록' })).toBeVisible()
})

test.each([
  ['PROBLEM', '/learn/problem/4', '텍스트 코딩', 'S-109'],
  ['BLOCK', '/learn/block/4', '블록 코딩', 'S-110'],
  ['VIDEO', '/learn/video/4', '영상', 'S-111'],
  ['COURSE', '/course/4/lesson', '강의', 'S-112'],
  ['WORKSHEET', '/worksheet/4/chapter', '학습지', 'S-115'],
] as const)('an entry of the type %s leads to %s and is called %s [%s, S-147]', (type, href, name, _statement) => {
  const [row] = show([anEntry({ type })])
  expect(within(row as HTMLElement).getByRole('link', { name: '두 수의 합' })).toHaveAttribute('href', href)
  expect(row).toHaveTextContent(name)
})

test('an entry without its identifier is shown without a link [A-75]', () => {
  const [row] = show([anEntry({ id: null })])
  expect(row).toHaveTextContent('두 수의 합')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('an entry says how long ago it was, and tells machines the moment', () => {
  show([anEntry()])
  expect(screen.getByText('3시간 전')).toHaveAttribute('datetime', '2026-11-20T09:00:00+09:00')
})

test('an entry without a date has no time', () => {
  const [row] = show([anEntry({ updatedDate: null })])
  expect((row as HTMLElement).querySelector('time')).toBeNull()
})
