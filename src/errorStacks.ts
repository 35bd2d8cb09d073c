/**
 * Errors take no stack down from here until `restoreErrorStacks`. React makes five at its start, which are signals and shown
 * to nobody; where somebody listens for errors (developer tools, Lighthouse, browser tests), Chromium parses React and
 * this whole script once more to say where they were made, a quarter of the script time of a start.
 */
const errors: ErrorConstructor & { stackTraceLimit?: number } = Error
const { stackTraceLimit } = errors
Reflect.deleteProperty(errors, 'stackTraceLimit')

/** To be called once every module of the start has run. Browsers that know no limit are given none. */
export const restoreErrorStacks = () => {
  if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit
}
