import { useRef, useState } from 'react'

interface UnderWay<What> {
  /** What this part of the page has under way; null: nothing. */
  readonly running: What | null
  /** The same at this very moment, without waiting for the next drawing. */
  isRunning(): boolean
  /** Does something and shows it meanwhile. What else is wished for meanwhile is done too (its use case has a word for that), and ends nothing. */
  run<T>(what: What, work: () => Promise<T>): Promise<T>
}

/** For a wish that takes its time: one at a time is shown, from its beginning to its end, whatever comes of it. */
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
