/** Runs `work`, never twice at once: a call that comes while one is under way is answered with `busy`, and nothing is done. */
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
