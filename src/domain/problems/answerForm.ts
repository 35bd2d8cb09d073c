const singleQuotes = /[\u2018\u2019\u201A\u201B\u2032\u00B4`]/g
const doubleQuotes = /[\u201C\u201D\u201E\u201F\u2033]/g

/** Normalizes a text: full-width letters and signs count as narrow ones, and curly quotes as straight ones. */
export function plainForm(text: string): string {
  // Quotes are replaced before NFKC, which takes some of them apart.
  return text.replaceAll(singleQuotes, "'").replaceAll(doubleQuotes, '"').normalize('NFKC')
}

/** Normalizes code: both kinds of quotes are the same; outside of them blanks count only between two words. */
export function codeForm(text: string): string {
  const parts = plainForm(text)
    .replaceAll('"', "'")
    .trim()
    .split(/('[^']*')/u)
  return parts.map((part, at) => (at % 2 === 1 ? part : withoutSpacing(part))).join('')
}

function withoutSpacing(code: string): string {
  return code.replaceAll(/\s+/g, ' ').replaceAll(/(?<![\p{L}\p{N}_]) | (?![\p{L}\p{N}_])/gu, '')
}

/** Normalizes a value like code. A text, also in a list, may lack its quotes, if it cannot be taken for a number. */
export function valueForm(text: string): string {
  return codeForm(text)
    .replace(/^'([^']*)'$/u, '$1')
    .replaceAll(/'([^'\d,:()[\]{}-][^',:()[\]{}]*)'/gu, '$1')
}
