export interface Deadlines {
  /** Milliseconds until the answer has to begin. */
  readonly headers: number
  /** Milliseconds until the whole answer has to be there. */
  readonly response: number
}

/** How long one call may take, and who ended it: our own flag tells, because error names differ between fetches (F-022). */
export interface CallTimeout {
  readonly signal: AbortSignal
  endedBy(): 'timeout' | 'aborted' | null
  headersCame(): void
  /** The work's result, or a rejection as soon as the call is ended, even if the work does not heed the signal. */
  race<T>(work: Promise<T>): Promise<T>
  /** Ends the waiting. `isDone`: the answer was read to its end, so that there is nothing to let go of. */
  stop(isDone: boolean): void
}

export function startTimeout(deadlines: Deadlines, caller: AbortSignal | undefined): CallTimeout {
  const controller = new AbortController()
  let ended: 'timeout' | 'aborted' | null = null
  const end = (by: 'timeout' | 'aborted', reason?: unknown) => {
    ended ??= by
    controller.abort(reason)
  }
  const timeUp = () => end('timeout')
  const giveUp = () => end('aborted', caller?.reason)

  const failing = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  failing.catch(() => {}) // Stopping rejects it when nobody is listening any more.
  const headersTimer = setTimeout(timeUp, deadlines.headers)
  const responseTimer = setTimeout(timeUp, deadlines.response)
  caller?.addEventListener('abort', giveUp)
  if (caller?.aborted) giveUp()

  return {
    signal: controller.signal,
    endedBy: () => ended,
    headersCame: () => clearTimeout(headersTimer),
    race: (work) => Promise.race([failing, work]),
    stop(isDone) {
      clearTimeout(headersTimer)
      clearTimeout(responseTimer)
      caller?.removeEventListener('abort', giveUp)
      if (!isDone) controller.abort() // Lets go of a body that nobody is going to read.
    },
  }
}
