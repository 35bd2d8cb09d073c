import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Loadable, useDrawnInSlices } from '../../../src/ui/kit/loaded.ts'

// @vitest-environment jsdom
const waiting = { status: 'waiting' } as const
const failed = { status: 'failed', error: null, retry: async () => {} } as const
const ready = { status: 'ready', value: 1 } as const

/** Returns the statuses of all renders. */
const statusesOf = (first: Loadable<number>, ...later: readonly Loadable<number>[]) => {
  const seen: string[] = []
  const { rerender } = renderHook((loaded) => void seen.push(useDrawnInSlices(loaded).status), { initialProps: first })
  for (const next of later) rerender(next)
  return seen
}

test('the first answer is drawn by a render of its own, after the one that brings it', () => {
  expect(statusesOf(waiting, ready)).toEqual(['waiting', 'waiting', 'ready'])
})

test('what is cached is drawn at once, and so is a failure', () => {
  expect(statusesOf(ready)).toEqual(['ready'])
  expect(statusesOf(waiting, failed)[1]).toBe('failed')
})

test('an answer that replaces another one waits for nothing', () => {
  expect(statusesOf(ready, { ...ready, value: 2 })).toEqual(['ready', 'ready'])
})
