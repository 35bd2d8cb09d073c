/** Destinations of the header and the bottom bar. */
export const navPlaces = ['home', 'courses', 'classes', 'liveClasses', 'problems', 'documents', 'ranking', 'my'] as const
export type NavPlace = (typeof navPlaces)[number]

/** The destinations that fit into a phone's bar. */
type PhonePlace = Exclude<NavPlace, 'classes' | 'liveClasses' | 'documents'>

/** The destinations of an address, wide and on a phone. The first match wins: classes live below `/course`, as a tab and as pages. */
const placePatterns: readonly (readonly [pattern: RegExp, place: NavPlace, onPhone: PhonePlace])[] = [
  [/^\/(?:[?#]|$)/, 'home', 'home'],
  [/^\/(?:course\/class\/|course\?(?:.*&)?tab=class(?:&|$)|purchase\/class\/|meeting\/)/, 'classes', 'courses'],
  [/^\/(?:course|purchase\/(?:course|product))\b/, 'courses', 'courses'],
  [/^\/(?:live|registration)\b/, 'liveClasses', 'courses'],
  [/^\/(?:(?:learn\/)?(?:problem|block)|start|landing|feedback|room)\b/, 'problems', 'problems'],
  [/^\/(?:(?:learn\/)?(?:video|document)|worksheet)\b/, 'documents', 'courses'],
  [/^\/blog\b/, 'documents', 'home'],
  [/^\/ranking\b/, 'ranking', 'ranking'],
  [/^\/(?:my|quest|homework|shop|purchase\/item|studio)\b/, 'my', 'my'],
]

/** Returns the destination that an address belongs to; null for search, sign-in and legal pages, which belong to none. */
export function navPlaceOf(address: string, width: 'wide' | 'phone'): NavPlace | null {
  const found = placePatterns.find(([pattern]) => pattern.test(address))
  if (found === undefined) return null
  return width === 'phone' ? found[2] : found[1]
}

/** Tells whether the page is for solving a task, and so takes the whole window. */
export const isSolvingPath = (pathname: string): boolean => /^\/(?:learn\/(?:problem|block)|room\/[^/]+\/task)\/[^/]+$/.test(pathname)
