const patience = 2_000

/** Calls once the browser is idle, after two seconds at the latest. The answer takes the call back. */
export const whenIdle = (call: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: patience })
  return () => cancelIdleCallback(request)
}
