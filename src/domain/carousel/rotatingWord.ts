export type RotatingWords = readonly [string, string, string]

/** School, academy, then the channel's own word (S-188). */
export function rotatingWords(term: string): RotatingWords {
  return ['학교', '학원', term]
}

export function wordAt(index: number, words: RotatingWords): string {
  return words[index % words.length] ?? words[0]
}
