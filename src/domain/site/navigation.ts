/** Destinations of the header and the bottom bar. */
export const navPlaces = ['home', 'courses', 'classes', 'liveClasses', 'problems', 'documents', 'ranking', 'my'] as const
export type NavPlace = (typeof navPlaces)[number]

/** The destinations that a phone's bar has room for. */
type PhonePlace = Exclude<NavPlace, 'classes' | 'liveClasses' | 'documents'>

/** Where an address belongs, and where on a phone. The first pattern that fits wins: classes live below `/course`, as a tab and as pages. */
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

/** Which place an address belongs to; null where none does: search, signing in, what the law asks for. */
export function navPlaceOf(address: string, width: 'wide' | 'phone'): NavPlace | null {
  const found = placePatterns.find(([pattern]) => pattern.test(address))
  if (found === undefined) return null
  return width === 'phone' ? found[2] : found[1]
}

/** Whether something is solved there, for which the page takes the whole window. */
export const isSolvingPath = (pathname: string): boolean => /^\/(?:learn\/(?:problem|block)|room\/[^/]+\/task)\/[^/]+$/.test(pathname)
