/** Runs `work` one at a time: a call during another returns `busy` and does nothing. */
export function oneAtATime<Args extends readonly unknown[], Outcome, const Busy>(busy: Busy, work: (...args: Args) => Promise<Outcome>) {
  let isRunning = false
  return async (...args: Args): Promise<Outcome | Busy> => {
    if (isRunning) return busy
    isRunning = true
    try {
      return await work(...args)
    } finally {
      isRunning = false
    }
  }
}
