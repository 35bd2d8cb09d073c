import { CallError } from './callError.ts'

/** Runs something later, and can be told not to. */
export interface Timer {
  after(milliseconds: number, run: () => void): () => void
  /** Whether somebody may be looking; `onVisible` tells when that begins. */
  isVisible(): boolean
  onVisible(run: () => void): () => void
}

interface Polled {
  /** Asks once. Tells how many ms to wait until it is asked again; null: never. */
  look(): Promise<number | null>
  /** In ms. */
  readonly firstPause: number
  /** Whether to ask as soon as somebody comes back, or only if it would have been asked meanwhile. */
  readonly onReturn: 'always' | 'whenDue'
}

/** Asks again and again, one call at a time, and not while nobody looks. Ends with the signal. */
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
 * Calls `look` again and again, and not in a hidden page. Ends with the signal. What fails is looked at the next time, or when a server that is
 * short of time has said.
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
