import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteOf } from '../../../src/domain/site/site.ts'
import { useShell } from '../../../src/ui/app/useShell.ts'

const open = (hasShell: boolean, channel: string | null = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useShell(hasShell ? 'the shell' : null, client, siteOf(channel, true)))
  return { client, isShown: () => result.current !== null }
}
const ask = (client: QueryClient, answer: () => Promise<unknown>) =>
  act(async () => await client.prefetchQuery({ queryKey: ['viewer'], queryFn: answer }))

it('the prerendered view lasts until the first answer', async () => {
  const { client, isShown } = open(true)
  expect(isShown()).toBe(true)
  await ask(client, async () => 'somebody')
  expect(isShown()).toBe(false)
})

it('an answer that fails is one, too', async () => {
  const { client, isShown } = open(true)
  await ask(client, () => Promise.reject(new Error('no network')))
  expect(isShown()).toBe(false)
})

it('a sign-out, which forgets every answer, does not bring it back', async () => {
  const { client, isShown } = open(true)
  await ask(client, async () => 'somebody')
  await act(async () => await client.resetQueries())
  expect(client.getQueryState(['viewer'])?.status).toBe('pending')
  expect(isShown()).toBe(false)
})

it.each([
  ['a channel does not wait', true, 'haeon'],
  ['a page that was not prerendered has none', false, null],
] as const)('%s', (_, hasShell, channel) => {
  expect(open(hasShell, channel).isShown()).toBe(false)
})
