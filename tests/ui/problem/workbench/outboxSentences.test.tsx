import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DeviceStorage } from '../../../../src/application/platform.ts'
import type { Submission } from '../../../../src/domain/problems/submission.ts'
import { fakeStorage } from '../../../fakes/features.ts'
import { lostConnection, refusal } from '../../../fakes/refusal.ts'
import { openRoomAt } from '../../room/openRoom.tsx'
import { aSubmission } from './aSubmission.ts'

const forms = [
  { form: 'a room’s task', address: '/room/9/task/1', withTime: '낸 시각과 함께 ' },
  { form: 'a problem', address: '/learn/problem/11', withTime: '' },
]

const storages: readonly { readonly storage: string; readonly isKept: boolean; open(): DeviceStorage }[] = [
  { storage: 'works', isKept: true, open: () => fakeStorage() },
  { storage: 'is full', isKept: false, open: () => ({ get: () => null, set: (_key, value) => value === null }) },
  { storage: 'is denied', isKept: false, open: () => ({ get: () => undefined, set: () => false }) },
]

const connections = [
  { connection: 'on, the server busy', isOnline: true, error: refusal(503), when: '곧 다시' },
  { connection: 'on, the server out of reach', isOnline: true, error: lostConnection(), when: '연결되면' },
  { connection: 'on, the session over', isOnline: true, error: refusal(401), when: '로그인하면' },
  { connection: 'off', isOnline: false, error: lostConnection(), when: '연결되면' },
]

const rows = forms.flatMap((form) =>
  storages.flatMap((storage) => connections.map((connection) => Object.assign({}, form, storage, connection))),
)

/** Returns the sentences of the page about answers in the outbox, wherever they stand. */
const sentences = () => [...new Set(screen.queryAllByText(/답 \d+개/).map(({ textContent }) => textContent))]

const keepOpen = '이 화면을 닫지 마세요.'

describe.each(rows)('an answer to $form, where storage $storage and the connection is $connection', (row) => {
  const { address, isKept, isOnline, error, when, withTime } = row

  async function whileItWaits() {
    let answer: (judged: Promise<Submission>) => void = () => {}
    let isBack = false
    const opened = await openRoomAt(address, {
      storage: row.open(),
      submissions: {
        submit: async () => {
          if (!isBack) throw error
          return new Promise((resolve) => (answer = resolve))
        },
        list: async () => {
          if (!isBack) throw error
          return { items: [], totalCount: 0, pageSize: 20 }
        },
      },
    })
    const button = await screen.findByRole('button', { name: '제출' })
    act(() => opened.connection.set(isOnline))
    await userEvent.click(button)
    const kept = isKept ? '담아 두었어요.' : `저장하지 못했어요. ${keepOpen}`
    await waitFor(() => expect(sentences()).toEqual([`보내지 못한 답 1개를 이 기기에 ${kept} ${when} ${withTime}보낼게요.`]))
    isBack = true
    act(() => opened.connection.set(true))
    await waitFor(() => expect(sentences()).toEqual([isKept ? '답 1개를 보내고 있어요.' : `답 1개를 보내고 있어요. ${keepOpen}`]))
    return (judged: Promise<Submission>) => act(async () => answer(judged))
  }

  it('is told by one sentence while it waits, while it is sent, and once it was sent', async () => {
    const settle = await whileItWaits()
    await settle(Promise.resolve(aSubmission()))
    await waitFor(() => expect(sentences()).toEqual(['보내지 못했던 답 1개를 보냈어요']))
  })

  it('and once it was refused', async () => {
    const settle = await whileItWaits()
    await settle(Promise.reject(refusal(422)))
    await waitFor(() => expect(sentences()).toEqual(['보내지 못했던 답 1개를 받아 주지 않았어요. 이 답을 받아 주지 않았어요']))
  })
})
