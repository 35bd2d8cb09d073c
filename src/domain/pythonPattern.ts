const letters = String.raw`\p{L}\p{M}\p{N}_`
const start = String.raw`(?<![${letters}])(?=[${letters}])`
const end = String.raw`(?<=[${letters}])(?![${letters}])`

/** Translations of patterns that are written in the code, cached because building one takes a third of a millisecond. */
const translations = new WeakMap<RegExp, RegExp>()

/**
 * Returns the pattern with `\w` and `\b` that match the letters of every alphabet, as in Python: `점수` is a name like `score`.
 * JavaScript's own match English letters only, even with the flag `u`.
 */
export function pythonPattern(pattern: RegExp | string, ownFlags?: string): RegExp {
  if (typeof pattern === 'string') return translated(new RegExp(pattern, ownFlags))
  const known = translations.get(pattern)
  if (known !== undefined) return known
  const made = translated(pattern)
  translations.set(pattern, made)
  return made
}

function translated({ source, flags }: RegExp): RegExp {
  const written = source.replaceAll(/\\w|\\b|\\.|\[(?:\\.|[^\\\]])*\]/g, (part) => {
    if (part === '\\w') return `[${letters}]`
    if (part === '\\b') return `(?:${start}|${end})`
    return part.startsWith('[') ? part.replaceAll('\\w', letters) : part
  })
  return new RegExp(written, flags.includes('u') ? flags : `${flags}u`)
}
