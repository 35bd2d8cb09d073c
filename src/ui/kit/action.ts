import type { QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { QueryName } from './query.ts'

interface RunningAction<What> {
  /** What is running; null: nothing. */
  readonly running: What | null
  /** Whether anything is running at this very moment, ahead of the next render. */
  isRunning(): boolean
  /** Does the work and sets `running` meanwhile. A second call in the meantime still reaches the use case, which refuses it. */
  run<T>(what: What, work: () => Promise<T>): Promise<T>
}

/** Shows that an action is running, from its start until it has succeeded or failed; of calls that overlap the first one counts. */
export const useRunningAction = <What = true>(): RunningAction<What> => {
  const [running, setRunning] = useState<What | null>(null)
  const isRunning = useRef(false)
  return {
    running,
    isRunning: () => isRunning.current,
    async run(what, work) {
      if (isRunning.current) return work()
      isRunning.current = true
      setRunning(() => what)
      try {
        return await work()
      } finally {
        isRunning.current = false
        setRunning(null)
      }
    },
  }
}

/** Reads again what an action may have changed. Silent when that fails: the old data stays (F-086). */
export const invalidate = (client: QueryClient, names: readonly QueryName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}
