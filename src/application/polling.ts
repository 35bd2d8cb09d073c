import { CallError } from './callError.ts'

/** Runs a callback later, and can cancel it. */
export interface Timer {
  after(milliseconds: number, run: () => void): () => void
  /** Returns whether the page may be visible; `onVisible` reports when it becomes so. */
  isVisible(): boolean
  onVisible(run: () => void): () => void
}

interface Polled {
  /** Asks once. Resolves to the ms until the next call; null: never again. */
  look(): Promise<number | null>
  /** The pause before the first call, in ms. */
  readonly firstPause: number
  /** Whether to ask whenever the page becomes visible, or only if a call was due meanwhile. */
  readonly onReturn: 'always' | 'whenDue'
}

/** Asks repeatedly, one call at a time, and not in a hidden page. Ends with the signal. */
export function poll({ look, firstPause, onReturn }: Polled, timer: Timer, signal: AbortSignal): void {
  let cancel: (() => void) | null = null
  let isLooking = false
  let isDue = false
  const run = async () => {
    if (isLooking) return
    cancel?.()
    isDue = false
    isLooking = true
    const pause = await look()
    isLooking = false
    if (pause === null) stop()
    else schedule(pause)
  }
  const schedule = (pause: number) => {
    if (signal.aborted) return
    cancel = timer.after(pause, () => {
      isDue = true
      if (timer.isVisible()) void run()
    })
  }
  const forget = timer.onVisible(() => {
    if (isDue || onReturn === 'always') void run()
  })
  const stop = () => {
    cancel?.()
    forget()
  }
  signal.addEventListener('abort', stop)
  schedule(firstPause)
}

/**
 * Calls `look` repeatedly, but not in a hidden page. Ends with the signal. A failed call is made again after the interval, or later where
 * the server has asked for that.
 */
export type Watch = (look: () => Promise<unknown>, signal: AbortSignal) => void

/** @param interval in ms */
export function makeWatch(interval: number, timer: Timer): Watch {
  return (look, signal) => {
    const lookAgain = async () => {
      try {
        await look()
        return interval
      } catch (error) {
        const seconds = error instanceof CallError ? error.retryAfter : null
        return Math.max(interval, (seconds ?? 0) * 1_000)
      }
    }
    poll({ look: lookAgain, firstPause: interval, onReturn: 'whenDue' }, timer, signal)
  }
}
