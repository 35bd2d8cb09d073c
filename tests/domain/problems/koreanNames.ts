import { isSlipFor } from '../../../src/domain/problems/errorRow.ts'

/** Words of Python, of other languages and of modules, which stay English beside Korean names. */
const reserved = new Set(
  (
    'and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal ' +
    'not or pass raise return try while with yield True False None self print input int float str list dict set tuple len range map sorted sum ' +
    'min max abs round reversed enumerate zip chr ord bool type open super object exit quit next iter any all filter pow math random'
  ).split(' '),
)

/** Matches comments, texts and single words. Words in comments and texts are no names, except in the fields of f-strings. */
const words =
  /#[^\n]*|(?<![\p{L}\p{N}_])[fF]?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<![\p{L}\p{N}_])\.?[A-Za-z_]\w*/gu

/** Patterns of assignments and definitions of a name, including misspelled ones. */
const givings = [
  /^[ \t]*([A-Za-z_]\w*)[ \t]*(?:[-+*/%]{0,2}=|:[ \t]*=|[ \t]\d+$)/gm,
  /^[ \t]*([A-Za-z_]\w*)-\w+[ \t]*=/gm,
  /^[ \t]*[A-Za-z_]\w*-(\w+)[ \t]*=/gm,
  /^[ \t]*([A-Za-z_]\w*)[ \t]*,[ \t]*[A-Za-z_]\w*[ \t]*=/gm,
  /^[ \t]*[A-Za-z_]\w*[ \t]*,[ \t]*([A-Za-z_]\w*)[ \t]*=/gm,
  /^[ \t]*(?:for|def|class|global)[ \t]+([A-Za-z_]\w*)/gm,
  /\bfor[ \t]+([A-Za-z_]\w*)[ \t]+in\b/g,
  /\bas[ \t]+([A-Za-z_]\w*)/g,
  /\bdef[ \t]+\w+\([ \t]*([A-Za-z_]\w*)/g,
  /\bdef[ \t]+\w+\([^)]*,[ \t]*([A-Za-z_]\w*)/g,
]

/** A syllable for each letter, so that misspellings survive. No sentence of the tutor contains one of them. */
const syllableOf = (letter: string) => (/[A-Za-z]/.test(letter) ? String.fromCharCode(0xbf00 + letter.charCodeAt(0) * 2) : letter)
const inSyllables = (name: string) => Array.from(name, syllableOf).join('')

const attributes = [/^[ \t]+def[ \t]+([A-Za-z]\w*)/gm, /\bself\.([A-Za-z_]\w*)/g]

const namesBy = (patterns: readonly RegExp[], code: string) =>
  patterns
    .flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name))
    .filter((name) => !name.startsWith('__') && !isPython(name))

const lettersOf = (word: string) => word.split('').toSorted().join('')

const isAnagram = (word: string, name: string) => word.toLowerCase() === name.toLowerCase() || lettersOf(word) === lettersOf(name)

/** Tells whether a word is one of Python's, or a misspelled one. */
const isPython = (word: string) => Array.from(reserved).some((one) => word === one || (one.length > 3 && isAnagram(word, one)))

/** Returns a program with Korean names, and `plain`, which replaces its names with their particles in a sentence by a box. */
export function inKorean(code: string) {
  const given = namesBy(givings, code)
  const givenAttributes = new Set(namesBy(attributes, code))
  const names = [...given, ...givenAttributes]
  // Hangul has no capitals: `x` and `X` cannot be told apart in it.
  const isByCapital = (word: string) => names.some((name) => name.length <= 2 && name !== word && name.toLowerCase() === word.toLowerCase())
  if ((code.match(/[A-Za-z_]\w*/g) ?? []).some(isByCapital)) return { korean: code, plain: (sentence: string) => sentence }
  const isOwn = (word: string) => !isPython(word) && names.some((name) => word === name || (name.length > 2 && isSlipFor(word, name)))
  const own = new Set<string>()
  const rename = (word: string): string => {
    if (word.startsWith('.'))
      return Array.from(givenAttributes).some((name) => isSlipFor(word.slice(1), name)) ? `.${rename(word.slice(1))}` : word
    if (!isOwn(word)) return word
    own.add(word)
    return inSyllables(word)
  }
  const korean = code.replace(words, (word) =>
    /^[fF]["']/.test(word) ? word.replace(/(?<=\{)[A-Za-z_]\w*/g, rename) : /^["'#]/.test(word) ? word : rename(word),
  )
  const spellings = [...own].flatMap((name) => [name, inSyllables(name)]).toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${spellings.join('|')})(?:은|는|이|가|을|를|과|와|으로|로|이에요|예요)?(?![A-Za-z_])`,
    'gu',
  )
  return { korean, plain: (sentence: string) => (spellings.length === 0 ? sentence : sentence.replace(pattern, '□')) }
}
