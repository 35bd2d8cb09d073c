import { createCallLog } from './callLog.ts'

/** The calls of the page itself since it was opened, over all its lives. */
export const pageCalls = createCallLog()
