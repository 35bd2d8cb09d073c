const loneSurrogates = /\p{Surrogate}/gu

/** Text as a part of an address. A lone surrogate (half an emoji), which JSON can carry, would make `encodeURIComponent` throw. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogates, '\uFFFD'))
}
