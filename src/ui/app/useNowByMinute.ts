import { useNow } from './useNow.ts'

const aMinute = () => 60_000

/** What time it is, for words that age while a page stays open. */
export const useNowByMinute = (): Date => useNow(null, aMinute)
