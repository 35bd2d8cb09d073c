import { useRef, useState } from 'react'

interface UnderWay<What> {
  /** What is running; null: nothing. */
  readonly running: What | null
  /** Whether anything is running at this very moment, ahead of the next render. */
  isRunning(): boolean
  /** Does the work and sets `running` meanwhile. A second call in the meantime is passed on as well (the use case refuses it) but changes nothing here. */
  run<T>(what: What, work: () => Promise<T>): Promise<T>
}

/** Shows that an action is running: one at a time, from its start until it has succeeded or failed. */
export const useUnderWay = <What = true>(): UnderWay<What> => {
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
