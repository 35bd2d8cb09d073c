/** No more than nine digits: beyond that numbers stop being exact, and pages stop being there. */
const pageNumber = /^[1-9]\d{0,8}$/

/** The page that an address asks for; the first where it asks for none that there can be. */
export function pageIn(text: string | null): number {
  return text !== null && pageNumber.test(text) ? Number(text) : 1
}
