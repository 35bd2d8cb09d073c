/** Counts characters as people see them (an emoji of several code points is one); spaces at the ends do not count. */
export function textLength(text: string): number {
  return [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.trim().normalize('NFC'))].length
}
