import type { Press } from '../../src/application/createOnce.ts'

/** Makes a press that is kept nowhere. */
export const pressOf = (key: string): Press => ({ key, before: null, keep: () => {} })
