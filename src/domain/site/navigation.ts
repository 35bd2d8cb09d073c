/** Destinations of the header and the bottom bar. */
export const navPlaces = ['home', 'courses', 'classes', 'liveClasses', 'problems', 'documents', 'ranking', 'my'] as const
export type NavPlace = (typeof navPlaces)[number]

/** The first pattern that fits wins: classes live below `/course`, as a tab and as pages. */
const placePatterns: readonly (readonly [NavPlace, RegExp])[] = [
  ['home', /^\/(?:[?#]|$)/],
  ['classes', /^\/course(?:\/class\/|\?(?:.*&)?tab=class(?:&|$))/],
  ['courses', /^\/course\b/],
  ['liveClasses', /^\/live\b/],
  ['problems', /^\/(?:learn\/)?(?:problem|block)\b/],
  ['documents', /^\/document\b/],
  ['ranking', /^\/ranking\b/],
  ['my', /^\/my\b/],
]

/** Which place an address belongs to, its own page or one below; null where none does. */
export const navPlaceOf = (address: string): NavPlace | null => placePatterns.find(([, pattern]) => pattern.test(address))?.[0] ?? null

/** Whether something is solved there, for which the page takes the whole window. */
export const isSolvingPath = (pathname: string): boolean => /^\/learn\/(?:problem|block)\/[^/]+$/.test(pathname)
