/** Waits; when the request is given up meanwhile, fails with the very reason that was given. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (milliseconds === 0) return resolve()
    const timer = Number.isFinite(milliseconds) ? setTimeout(done, milliseconds) : undefined
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    function done() {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
  })
}
