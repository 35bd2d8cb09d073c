/** So many characters of a text as people count them, an emoji as one; with an ellipsis where there are more. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text
}
