const patience = 2_000

/** Runs it once the browser is idle, or has had two seconds for it. Gives back what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(request)
}
