import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRunningAction } from '../../../src/ui/kit/action.ts'

it('shows the first of two wishes from its beginning to its end, and the second ends nothing', async () => {
  const { result } = renderHook(() => useRunningAction<string>())
  let answer: (value: number) => void = () => {}
  const first = new Promise<number>((resolve) => (answer = resolve))
  let firstDone: Promise<number> | undefined
  act(() => {
    firstDone = result.current.run('first', () => first)
  })
  expect([result.current.running, result.current.isRunning()]).toEqual(['first', true])
  await act(async () => expect(await result.current.run('second', async () => 2)).toBe(2))
  expect(result.current.running).toBe('first')
  await act(async () => answer(1))
  expect(await firstDone).toBe(1)
  expect([result.current.running, result.current.isRunning()]).toEqual([null, false])
})

it('is over as well when it failed, or was refused as being under way elsewhere', async () => {
  const { result } = renderHook(() => useRunningAction())
  await act(async () => expect(result.current.run(true, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut'))
  expect(result.current.running).toBeNull()
  await act(async () => expect(await result.current.run(true, async () => 'alreadyCancelling')).toBe('alreadyCancelling'))
  expect(result.current.running).toBeNull()
})
