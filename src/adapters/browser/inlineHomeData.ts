import { jsonBlock } from './jsonBlock.ts'

/** How a page looks whose host could have supplied the home data and did not. */
const unfilled: ReadonlySet<string> = new Set(['', 'null', '{}'])

/** The home data that was supplied with the page, as text; null when there is none. */
export function inlineHomeData(page: Document): string | null {
  const text = jsonBlock(page, 'home-data')
  return unfilled.has(text) ? null : text
}
