/** Shortens a text to so many characters as people count them, an emoji as one; adds an ellipsis where it was cut. */
export function shortened(text: string, maxLength: number): string {
  const characters = Array.from(new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : text
}
