import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { Link } from 'react-router-dom'
import { ConnectionBar } from '../../../src/ui/connection/ConnectionBar.tsx'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { renderInApp } from '../renderInApp.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }
const noAnswer = new CallError('GET', { kind: 'timeout' })
const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

/** Opens a page with one part for the time in which the viewer is unknown, and another part that then reads the viewer, too. */
function open(...answers: (Viewer | Error)[]) {
  const current = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    const answer = answers[Math.min(current.mock.calls.length, answers.length) - 1]
    if (answer === undefined || answer instanceof Error) throw answer ?? noAnswer
    return answer
  })
  const never = () => new Promise<never>(() => {})
  const seen: string[] = []
  const Known = () => <p>{useViewer()?.authState ?? 'unknown'}</p>
  const Page = () => {
    const who = useViewer()?.authState ?? 'unknown'
    if (seen.at(-1) !== who) seen.push(who)
    return who === 'unknown' ? <p>waiting</p> : <Known />
  }
  const application = anApplication({ viewer: { current, experience: never, chooseGender: never, signOut: never } })
  renderInApp(
    <>
      <Page />
      <Link to="/course">다른 화면</Link>
      <ConnectionBar />
    </>,
    application,
  )
  return { current, seen }
}

test('who cannot be asked for is a guest once and for all, whatever part of the page asks again [F-008]', async () => {
  const { seen } = open(noAnswer)
  await passes(60)
  expect(seen).toEqual(['unknown', 'INVALID'])
})

test('that nobody could tell is said, with a way to ask again, which finds the viewer [F-012]', async () => {
  const { seen } = open(noAnswer, noAnswer, learner)
  await passes(30)
  expect(screen.getByText('로그인 상태를 확인하지 못했어요.')).toBeVisible()
  act(() => screen.getByRole('button', { name: '다시 확인' }).click())
  await passes(1)
  expect(screen.getByText('로그인 상태를 확인하고 있어요.')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 확인' })).toHaveAttribute('aria-disabled', 'true')
  await passes(8)
  expect(seen).toEqual(['unknown', 'INVALID', 'VALID'])
  expect(screen.queryByText('로그인 상태를 확인하지 못했어요.')).not.toBeInTheDocument()
})

test('whoever comes back to the tab is asked for again at once: the session may have ended in another [F-002]', async () => {
  const { current, seen } = open(learner, guest)
  await passes(9)
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await passes(9)
  focusManager.setFocused(undefined)
  expect(current).toHaveBeenCalledTimes(2)
  // The page and the text on it stay as they are.
  expect(seen).toEqual(['unknown', 'VALID'])
  expect(screen.getByText('로그인이 끝났어요. 쓴 것은 그대로 있어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
  act(() => screen.getByRole('link', { name: '다른 화면' }).click())
  await passes(1)
  expect(seen).toEqual(['unknown', 'VALID', 'INVALID'])
})

test('another account in another window is told, with whose page it was, until that is understood', async () => {
  open(learner, { ...learner, userId: 2, nickname: '윤슬' })
  await passes(9)
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await passes(9)
  focusManager.setFocused(undefined)
  const news = '다른 창에서 계정이 바뀌어, 이제 윤슬 님의 화면이에요. 보내지 않은 글은 하늘 님이 다시 로그인하면 그대로 있어요.'
  expect(screen.getByText(news)).toBeVisible()
  act(() => screen.getByRole('button', { name: '확인' }).click())
  await passes(1)
  expect(screen.queryByText(news)).not.toBeInTheDocument()
})
