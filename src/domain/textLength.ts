import { isBlank } from './publishedText.ts'

/** Counts characters as people see them (an emoji of several code points is one); spaces at the ends do not count, nor does a text that is blank. */
export function textLength(text: string): number {
  if (isBlank(text)) return 0
  return [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.trim().normalize('NFC'))].length
}
