import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { demoView, openAddress, opensDemos } from './openDemo.ts'

import '../../../src/ui/room/LobbyPage.tsx'
import '../../../src/ui/room/PracticePage.tsx'
import '../../../src/ui/room/RoomPage.tsx'

opensDemos()

const open = (persona: string, path = '/room/lobby') => openAddress(demoView({ persona, content: 'full' }, path))
/** Finds buttons and links by their text, since a search by role is slow in pages of this size. */
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button, a' }))
const choose = (name: string) => userEvent.click(screen.getByText(name, { selector: 'label' }))
const own = async () => within((await screen.findByText('나만의 연습 시험', { selector: 'h2' })).closest('section') as HTMLElement)

test('a learner has tasks picked, makes a set, begins and ends it, reads the result, and takes it away [S-053]', async () => {
  open('learner', '/room/new')
  const type = await screen.findByLabelText('유형')
  await waitFor(() => expect(type.querySelectorAll('option').length).toBeGreaterThan(30))
  const name = type.querySelectorAll('option')[1]?.textContent ?? ''
  fireEvent.change(type, { target: { value: name } })
  await choose('4개')
  await press('문제 골라 담기')
  expect(await screen.findByText('4문제를 담았어요. 아래에서 빼거나 더할 수 있어요.')).toBeVisible()
  expect(screen.getByLabelText('이름')).toHaveValue(`${name} 연습`)
  fireEvent.change(screen.getByLabelText('이름'), { target: { value: '토요일 연습' } })
  await choose('20분')

  // The choices are kept when the page is opened again.
  open('learner', '/room/new')
  expect(await screen.findByLabelText('이름')).toHaveValue('토요일 연습')
  expect(document.querySelectorAll('[data-part="remove"]')).toHaveLength(4)
  await press('연습 시험 만들기')

  expect(await screen.findByText('토요일 연습', { selector: 'h1' })).toBeVisible()
  expect(await screen.findByText('나만 볼 수 있고, 순위는 없어요.')).toBeVisible()
  expect(document.querySelector('table, [role="timer"]')).toBeNull()
  await press('시작하기')
  await waitFor(() => expect(document.querySelector('[role="timer"]')).toHaveTextContent('20:00'))
  const tasks = () => [...document.querySelectorAll('[aria-labelledby="room-tasks"] a')].map((link) => link.getAttribute('href'))
  await waitFor(() => expect(tasks()).toHaveLength(4))
  await press('다 풀었어요, 끝내기')
  await press('끝내기')
  expect(await screen.findByText('4문제 가운데 0문제를 풀었어요')).toBeVisible()
  await waitFor(() => expect(tasks()[0]).toMatch(/\/learn\/problem\//))

  await press('이 연습 시험 지우기')
  await press('지우기')
  expect(await screen.findByText('연습 시험을 지웠어요.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('토요일 연습')).not.toBeInTheDocument())
  expect(await screen.findByText('나만의 연습 시험', { selector: 'h2' })).toBeVisible()
})

test('a guest is told what signing in would bring, in the lobby and where a set is made', async () => {
  open('guest')
  expect(await (await own()).findByText('로그인하고 만들기')).toBeVisible()
  open('guest', '/room/new')
  expect(await screen.findByText('로그인하면 나만의 연습 시험을 만들 수 있어요')).toBeVisible()
  expect(screen.queryByLabelText('이름')).not.toBeInTheDocument()
})
