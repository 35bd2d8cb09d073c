import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteOf } from '../../../src/domain/site/site.ts'
import { useIsShell } from '../../../src/ui/app/Root.tsx'

const open = (isPrerendered: boolean, channel: string | null = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useIsShell(client, { isPrerendered, expectedSite: siteOf(channel, true) }))
  return { client, isShell: () => result.current }
}
const ask = (client: QueryClient, answer: () => Promise<unknown>) =>
  act(async () => await client.prefetchQuery({ queryKey: ['viewer'], queryFn: answer }))

it('the prerendered view lasts until the first answer', async () => {
  const { client, isShell } = open(true)
  expect(isShell()).toBe(true)
  await ask(client, async () => 'somebody')
  expect(isShell()).toBe(false)
})

it('an answer that fails is one, too', async () => {
  const { client, isShell } = open(true)
  await ask(client, () => Promise.reject(new Error('no network')))
  expect(isShell()).toBe(false)
})

it('a sign-out, which forgets every answer, does not bring it back', async () => {
  const { client, isShell } = open(true)
  await ask(client, async () => 'somebody')
  await act(async () => await client.resetQueries())
  expect(client.getQueryState(['viewer'])?.status).toBe('pending')
  expect(isShell()).toBe(false)
})

it.each([
  ['a channel does not wait', true, 'haeon'],
  ['a page that was not prerendered has none', false, null],
] as const)('%s', (_, isPrerendered, channel) => {
  expect(open(isPrerendered, channel).isShell()).toBe(false)
})
