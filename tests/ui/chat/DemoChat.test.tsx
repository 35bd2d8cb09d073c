import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChatWindow, quickReplies } from '../../../src/ui/chat/DemoChat.tsx'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { createLocalChat } from '../../../src/ui/chat/localChat.ts'
import { learner } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { renderInApp } from '../renderInApp.tsx'
import { aChannel } from '../../domain/channel/aChannel.ts'

const open = (onClose = vi.fn()) => {
  renderInApp(<ChatWindow channel={aChannel()} onClose={onClose} />)
  return onClose
}

test('the chat greets by the channel’s name and says that it is only a demo', () => {
  open()
  expect(screen.getByRole('log')).toHaveTextContent('안녕하세요, 해온코딩학원 상담이에요!')
  expect(screen.getByText('데모 상담창이에요. 대화는 어디에도 남지 않아요.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '메시지' })).toHaveFocus()
})

test('every question gets its written answer, in the order of asking', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  await userEvent.click(screen.getByRole('button', { name: '체험 수업이 있나요?' }))
  await userEvent.type(screen.getByRole('textbox'), '몇 살부터 되나요?{Enter}')
  for (let answer = 0; answer < 2; answer++) await act(() => vi.advanceTimersByTimeAsync(1_000))
  const said = within(screen.getByRole('log'))
    .getAllByText(/./, { selector: 'p' })
    .map(({ textContent }) => textContent)
  expect(said.slice(1, 3)).toEqual(['나: 체험 수업이 있나요?', '나: 몇 살부터 되나요?'])
  expect(said[3]).toContain('무료로 체험')
  expect(said[4]).toContain('‘몇 살부터 되나요?’라고')
  vi.useRealTimers()
})

test('a blank message is not sent', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox'), '   {Enter}')
  expect(screen.getByRole('log').children).toHaveLength(1)
})

test('what a guest has half written is offered to who has signed in since', async () => {
  const sessionStore = memoryStore({ 'written/inquiry//': '몇 살부터' })
  const client = createQueryClient()
  client.setQueryData(['viewer'], learner)
  renderInApp(<ChatWindow channel={aChannel()} onClose={vi.fn()} />, anApplication({ sessionStore }), client)
  expect(screen.getByRole('textbox')).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: '가져오기' }))
  expect(screen.getByRole('textbox')).toHaveValue('몇 살부터')
  expect(sessionStore.stored.size).toBe(0)
})

test('Escape and the button close it', async () => {
  const onClose = open()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: '상담창 닫기' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('place and phone number can be asked where the channel shows them', () => {
  const businessInfo = { ...aChannel({ business: true }).businessInfo!, address: '물빛로 24', telephone: '02-000-1204' }
  expect(quickReplies({ ...aChannel(), businessInfo }).map(({ answer }) => answer)).toEqual(
    expect.arrayContaining([expect.stringContaining('물빛로 24'), expect.stringContaining('02-000-1204')]),
  )
  expect(quickReplies({ ...aChannel(), businessInfo: { ...businessInfo, isUsed: false } })).toHaveLength(3)
  expect(quickReplies(null)).toHaveLength(3)
})

test('the demo’s chat opens with the channel’s key, and closes [S-102]', async () => {
  const chat = createLocalChat()
  const keys: (string | null)[] = []
  chat.openKey$.subscribe((key) => keys.push(key))
  expect(await chat.open('demo-haeon')).toBe('opened')
  chat.close()
  expect(keys).toEqual([null, 'demo-haeon', null])
})
