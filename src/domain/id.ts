/** An identifier, kept exactly as the backend sent it. */
export type Id = string | number

const loneSurrogates = /\p{Surrogate}/gu

/** Encodes a text for an address. A lone surrogate (half an emoji), which JSON can carry, would make `encodeURIComponent` throw. */
function encodeUriPart(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogates, '\uFFFD'))
}

/** Encodes an identifier as one segment of a path. */
export function encodeId(id: Id): string {
  return encodeUriPart(String(id))
}

/** Tells whether a segment is `.` or `..`, which lead out of their path. Percent-encoding does not help: browsers resolve `%2e%2e`, too. */
export function isDotSegment(segment: unknown): boolean {
  return segment === '.' || segment === '..'
}

/** Builds an address with a query: `/course?page=1&order=DESC`. The names are ours and need no encoding. */
export function hrefWithQuery(path: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  return `${path}?${parameters.map(([name, value]) => `${name}=${encodeUriPart(value)}`).join('&')}`
}
