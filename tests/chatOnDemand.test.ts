import { expect, it, vi } from 'vitest'
import { lazyChatWidget } from '../src/environment.ts'

it('nothing of the chat is fetched before somebody asks for it, and then once [S-102]', async () => {
  const open = vi.fn(async () => 'opened' as const)
  const fetchWidget = vi.fn(async () => ({ open }))
  const chat = lazyChatWidget(fetchWidget)
  expect(fetchWidget).not.toHaveBeenCalled()
  expect([await chat.open('key-1'), await chat.open('key-1')]).toEqual(['opened', 'opened'])
  expect(fetchWidget).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledWith('key-1')
})

it('a chat that could not be fetched says so, and is fetched anew with the next click [F-064]', async () => {
  const fetchWidget = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ open: async () => 'opened' })
  const chat = lazyChatWidget(fetchWidget)
  expect(await chat.open('key-1')).toBe('failed')
  expect(await chat.open('key-1')).toBe('opened')
})
