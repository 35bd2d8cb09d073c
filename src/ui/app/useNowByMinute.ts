import { useNow } from './useNow.ts'

const aMinute = 60_000
const untilFullMinute = (now: Date) => aMinute - (now.getTime() % aMinute)

/** What time it is, anew with each full minute: for words that age while a page stays open. */
export const useNowByMinute = (): Date => useNow(null, untilFullMinute)
