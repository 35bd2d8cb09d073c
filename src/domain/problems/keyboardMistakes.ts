/** A character from a Korean keyboard or word processor where Python needs an ASCII one. */
export interface KeyboardMistake {
  readonly kind: 'QUOTE' | 'FULL_WIDTH' | 'BLANK' | 'TAB' | 'LINE_BREAK' | 'HANGUL_MODE'
  readonly line: number
  /** The index in the code, in UTF-16 units. */
  readonly start: number
  readonly found: string
  readonly suggestion: string
}

/** Lists the mistakes in the order of the code. Texts and comments are not searched. */
export function keyboardMistakes(code: string): readonly KeyboardMistake[] {
  const isMixed = hasMixedIndentation(code)
  return [...code.matchAll(tokenPattern)].flatMap(({ 0: token, index }) => {
    const before = code.slice(0, index)
    const line = before.split('\n').length
    const mistakes = isMixed && token === '\t' ? tabAfter(before) : mistakesIn(token)
    return mistakes.map(({ kind, start, found, suggestion }) => ({ kind, line, start: index + start, found, suggestion }))
  })
}

/** Returns the code with every suggestion applied. */
export function withoutKeyboardMistakes(code: string): string {
  return keyboardMistakes(code).reduceRight(
    (text, { start, found, suggestion }) => text.slice(0, start) + suggestion + text.slice(start + found.length),
    code,
  )
}

/** Matches comments, closed texts (also in curly quotes), texts that the line's end cuts off, words, and single signs. */
const tokenPattern =
  /#[^\n\u0085\u2028\u2029]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[“”][^“”"\n]*[“”"]|[‘’][^‘’'\n]*[‘’']|["'][^\n]*|[\p{L}\p{N}_]+|[^\s]|[^\S\n]/gu

type Found = Omit<KeyboardMistake, 'line'>

/** The width of an indentation in Python's style guide, and of a tab in the editor. */
const indentWidth = 4

const hasMixedIndentation = (code: string) => /^ *\t/m.test(code) && /^\t* /m.test(code)

/** Finds a tab in an indentation: it looks like the blanks of the lines around it, but Python tells them apart. */
function tabAfter(before: string): readonly Found[] {
  const indentation = before.slice(before.lastIndexOf('\n') + 1)
  if (/[^ \t]/.test(indentation)) return []
  const column = Array.from(indentation).reduce(
    (width, sign) => (sign === ' ' ? width + 1 : width + indentWidth - (width % indentWidth)),
    0,
  )
  return [{ kind: 'TAB', start: 0, found: '\t', suggestion: ' '.repeat(indentWidth - (column % indentWidth)) }]
}

function mistakesIn(token: string): readonly Found[] {
  const first = token.charAt(0)
  if (first === '#') return []
  if (/^["']/.test(token)) return isClosed(token) ? [] : curlyQuotesIn(token)
  if (/^[“”‘’]/.test(token)) return curlyQuotesIn(token)
  if (/^[\p{L}\p{N}_]/u.test(token)) return wordMistakes(token)
  if (/^[\u200b-\u200d\u2060\ufeff]/.test(token)) return [{ kind: 'BLANK', start: 0, found: token, suggestion: '' }]
  if (/^[\u0085\u2028\u2029]/.test(token)) return [{ kind: 'LINE_BREAK', start: 0, found: token, suggestion: '\n' }]
  if (/^[^\S\t\r ]/.test(token)) return [{ kind: 'BLANK', start: 0, found: token, suggestion: ' ' }]
  const suggestion = narrow(token)
  return suggestion === token ? [] : [{ kind: 'FULL_WIDTH', start: 0, found: token, suggestion }]
}

const isClosed = (text: string) => /^(?:"""[\s\S]*"""|'''[\s\S]*'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')$/.test(text)

function curlyQuotesIn(text: string): readonly Found[] {
  return [...text.matchAll(/[“”‘’]/g)].map(({ 0: found, index }) => ({
    kind: 'QUOTE',
    start: index,
    found,
    suggestion: found === '“' || found === '”' ? '"' : "'",
  }))
}

function wordMistakes(word: string): readonly Found[] {
  const narrowed = narrow(word)
  if (narrowed !== word) return [{ kind: 'FULL_WIDTH', start: 0, found: word, suggestion: narrowed }]
  const typed = keysOf(word)
  return typed !== word && pythonNames.has(typed) ? [{ kind: 'HANGUL_MODE', start: 0, found: word, suggestion: typed }] : []
}

/** Replaces full-width signs, letters and digits by their usual ones. */
function narrow(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[×÷−–—。、]/g, (sign) => String(lookalikes.get(sign)))
}

const lookalikes = new Map([
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['–', '-'],
  ['—', '-'],
  ['。', '.'],
  ['、', ','],
])

/** The keys that write each letter on the Korean keyboard (두벌식), in the order of Unicode's jamo. */
const initials = 'r R s e E f a q Q t T d w W c z x v g'.split(' ')
const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')
const jamo = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ')
const singles = new Map([...initials, ...vowels].map((keys, at) => [jamo[at], keys]))

/** Returns the text that the same keys write when the keyboard is set to English. */
function keysOf(word: string): string {
  return Array.from(word.normalize('NFC'))
    .map((letter) => {
      const syllable = letter.charCodeAt(0) - '가'.charCodeAt(0)
      if (syllable < 0 || syllable > '힣'.charCodeAt(0) - '가'.charCodeAt(0)) return singles.get(letter) ?? letter
      const parts = [initials[Math.floor(syllable / 588)], vowels[Math.floor(syllable / 28) % 21], finals[syllable % 28]]
      return parts.join('')
    })
    .join('')
}

/** The words that beginners type most. Other Hangul words may be names of their own. */
const pythonNames = new Set(
  (
    'print input int float str list dict set tuple len range map sorted sort sum min max abs round split join append pop insert remove ' +
    'index count upper lower replace strip reverse reversed enumerate zip chr ord bool type open import from as def return if elif else ' +
    'for while in not and or is break continue pass True False None try except finally class lambda global end sep import math random'
  ).split(' '),
)
