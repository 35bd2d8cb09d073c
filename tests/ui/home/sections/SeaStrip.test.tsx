import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestPathText } from '../../../../src/domain/problems/guestPath.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { SeaStrip } from '../../../../src/ui/home/sections/SeaStrip.tsx'
import { teacher } from '../../../domain/viewer/viewers.ts'
import { fakeClassView } from '../../../fakes/features.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { openTypes } from '../../problem/types/openTypes.tsx'

const open = (wishes: Parameters<typeof openTypes>[2] = {}) => openTypes('/', <SeaStrip />, wishes)

test('a learner stands at the type to go on with, and sees those after it', async () => {
  await open()
  const here = await screen.findByRole('link', { name: /^입력받기.*문제 풀기/ })
  expect(here).toHaveAttribute('aria-current', 'step')
  expect(here).toHaveAttribute('href', '/problem/category/802')
  expect(screen.queryByRole('link', { name: /출력하기/ })).not.toBeInTheDocument()
})

test('a guest begins, and after a success goes on with the next problem', async () => {
  await open({ as: guest })
  expect(await screen.findByRole('link', { name: '첫 문제부터 시작해요' })).toHaveAttribute('href', '/start')
  cleanup()
  const sessionStore = memoryStore({ guestPath: guestPathText({ solved: ['problem/7001'], nextHref: '/learn/problem/7002' }) })
  await open({ as: guest, sessionStore })
  expect(await screen.findByRole('link', { name: '2번째 문제로 이어 가기' })).toHaveAttribute('href', '/learn/problem/7002')
})

test('somebody who teaches finds the desk there', async () => {
  await open({ as: teacher, given: { classView: fakeClassView() } })
  await waitFor(() => expect(screen.getByRole('navigation', { name: '오늘 살필 것' })).toBeVisible())
  expect(screen.queryByRole('link', { name: /입력받기/ })).not.toBeInTheDocument()
})
