import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { useAction } from '../../../src/ui/kit/action.ts'
import { createQueryClient, type QueryName } from '../../../src/ui/kit/query.ts'

const setUp = <Outcome,>(run: (input: string) => Promise<Outcome>, invalidates?: (outcome: Outcome) => readonly QueryName[]) => {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const { result } = renderHook(() => useAction({ name: 'act', run, ...(invalidates && { invalidates }) }), { wrapper })
  return { client, result, state: () => [result.current.isPending, result.current.pendingInput, result.current.isRunning()] }
}

it('shows the first of two calls from its start to its end, and the second one ends nothing', async () => {
  let answer: (value: number) => void = () => {}
  const first = new Promise<number>((resolve) => (answer = resolve))
  const { result, state } = setUp((input) => (input === 'first' ? first : Promise.resolve(2)))
  const firstDone = result.current.run('first')
  // The action counts as running even before the next render.
  expect(result.current.isRunning()).toBe(true)
  await waitFor(() => expect(state()).toEqual([true, 'first', true]))
  expect(await result.current.run('second')).toBe(2)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(state()).toEqual([true, 'first', true])
  answer(1)
  expect(await firstDone).toBe(1)
  expect(result.current.isRunning()).toBe(false)
  await waitFor(() => expect(state()).toEqual([false, null, false]))
})

it('ends as well when it failed, or was refused because it runs elsewhere', async () => {
  const run = vi.fn(async (): Promise<string> => 'alreadyCancelling').mockRejectedValueOnce(new Error('cut'))
  const { result, state } = setUp(run)
  await expect(result.current.run('one')).rejects.toThrow('cut')
  await waitFor(() => expect(state()).toEqual([false, null, false]))
  expect(await result.current.run('two')).toBe('alreadyCancelling')
  await waitFor(() => expect(state()).toEqual([false, null, false]))
  // A write is never tried again by itself.
  expect(run).toHaveBeenCalledTimes(2)
})

it('makes what the outcome may have changed out of date, and its own outcome does not wait for that [F-086]', async () => {
  const { client, result } = setUp(
    async (input) => input,
    (outcome) => (outcome === 'done' ? ['quests'] : []),
  )
  const read = vi.fn(async (): Promise<string> => 'quest').mockImplementation(() => new Promise(() => {}))
  client.setQueryData(['quests', 1], 'quest')
  client.setQueryData(['ranking'], 'rank')
  const isOld = (...queryKey: readonly [QueryName, ...(readonly unknown[])]) => client.getQueryState(queryKey)?.isInvalidated
  client
    .getQueryCache()
    .find({ queryKey: ['quests', 1] })
    ?.setOptions({ queryKey: ['quests', 1], queryFn: read })
  await result.current.run('refused')
  expect([isOld('quests', 1), isOld('ranking')]).toEqual([false, false])
  await result.current.run('done')
  expect([isOld('quests', 1), isOld('ranking')]).toEqual([true, false])
})

it('has the viewer read again when it throws a 401, not when its outcome is a refusal [F-002]', async () => {
  const readViewer = vi.fn(async () => 'viewer')
  const run = vi.fn(async () => 'signInFirst').mockRejectedValueOnce(new CallError('GET /x', { kind: 'status', status: 401 }))
  const { client, result } = setUp(run)
  await client.fetchQuery({ queryKey: ['viewer'], queryFn: readViewer })
  await result.current.run('one').catch(() => {})
  expect(readViewer).toHaveBeenCalledTimes(2)
  await result.current.run('two')
  expect(readViewer).toHaveBeenCalledTimes(2)
})
