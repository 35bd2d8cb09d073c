import { useMediaQuery } from '../kit/mediaQuery.ts'

/** Returns how many rows each list of the viewer's page shows at first: on a phone, six would put the last list ten screens down. */
export const useRowsShown = (): number => (useMediaQuery('(max-width: 639px)') ? 3 : 6)
