/** A part of a text, by its characters in NFC. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

const leads = ['ㄱ', 'ㄲ', 'ㄴ', 'ㄷ', 'ㄸ', 'ㄹ', 'ㅁ', 'ㅂ', 'ㅃ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅉ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'] as const
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const finals = [''].concat(
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' '),
)
const firstSyllable = 0xac00
const syllableCount = leads.length * vowels.length * finals.length

/** Words that find each other: titles write them in Korean, and keyboards in Latin letters. */
const sameWords = [
  ['python', '파이썬'],
  ['javascript', '자바스크립트'],
  ['java', '자바'],
  ['scratch', '스크래치'],
  ['entry', '엔트리'],
  ['ai', '인공지능'],
  ['web', '웹'],
  ['app', '앱'],
  ['game', '게임'],
] as const

/** Letters with the index of the character that each comes from. */
interface Letters {
  readonly letters: string
  readonly places: readonly number[]
}

function syllableOf(character: string): number | null {
  const code = character.charCodeAt(0) - firstSyllable
  return code >= 0 && code < syllableCount ? code : null
}

/** Returns the keys by which a character is typed: a half-typed syllable begins like the whole one. */
function keysOf(character: string): string {
  const code = syllableOf(character)
  if (code === null) return character
  const ofVowel = Math.floor(code / finals.length)
  return `${leads[Math.floor(ofVowel / vowels.length)]}${vowels[ofVowel % vowels.length]}${finals[code % finals.length]}`
}

/** Reads a text as letters, without blanks and case. */
function lettersOf(text: string, of: (character: string) => string): Letters {
  const found = Array.from(text.normalize('NFC'))
  let place = 0
  const places: number[] = []
  const letters = found.map((character) => {
    const own = /\s/.test(character) ? '' : of(character).toLowerCase()
    for (let at = 0; at < own.length; at += 1) places.push(place)
    place += character.length
    return own
  })
  return { letters: letters.join(''), places }
}

const someLead = /[ㄱ-ㅎ]/

/** The minimum length of a part of a word: shorter parts would be found anywhere. */
const minPartLength = 2

type Find = (word: string) => readonly TextRange[] | null

function rangeAt({ places }: Letters, at: number, length: number): readonly TextRange[] | null {
  const [start, last] = [places[at], places[at + length - 1]]
  return start === undefined || last === undefined ? null : [{ start, end: last + 1 }]
}

function findKeys(text: Letters, { letters }: Letters): readonly TextRange[] | null {
  return rangeAt(text, text.letters.indexOf(letters), letters.length)
}

/** Finds a word of which each character is the beginning of a syllable: its first consonant, half of it or all. */
function findBeginnings(text: Letters, { letters }: Letters): readonly TextRange[] | null {
  const begins = (at: number) => letters.split('').every((one, place) => keysOf(text.letters.charAt(at + place)).startsWith(keysOf(one)))
  return rangeAt(
    text,
    text.places.findIndex((_, at) => begins(at)),
    letters.length,
  )
}

/** Creates a search for words in the text; a word in which first consonants stand for syllables is searched by these. */
function finderIn(text: string): Find {
  const keys = lettersOf(text, keysOf)
  const characters = lettersOf(text, String)
  const findWord: Find = (word) => {
    const same = sameWords.filter((words) => words.some((one) => one === word.toLowerCase())).flat()
    for (const one of [word, ...same]) {
      const found = someLead.test(one) ? findBeginnings(characters, lettersOf(one, String)) : findKeys(keys, lettersOf(one, keysOf))
      if (found !== null) return found
    }
    return null
  }
  const find: Find = (word) => {
    const found = findWord(word)
    if (found !== null) return found
    for (let length = word.length - minPartLength; length >= minPartLength; length -= 1) {
      const [first, rest] = [findWord(word.slice(0, length)), word.slice(length)]
      const others = first && find(rest)
      if (others) return [...first, ...others]
    }
    return null
  }
  return find
}

/** Lists the words of a keyword, each once. */
const wordsOf = (keyword: string) => [...new Set(keyword.normalize('NFC').split(/\s+/).filter(Boolean))]

/**
 * Tells whether every word of the keyword is in one of the texts, in any order. Blanks and case do not count; a word may be half typed,
 * only first consonants, or several words without blanks between them.
 */
export function matchesKeyword(texts: readonly (string | null | undefined)[], keyword: string | null): boolean {
  if (keyword === null) return true
  const finders = texts.flatMap((text) => (text ? finderIn(text) : []))
  return wordsOf(keyword).every((word) => finders.some((find) => find(word) !== null) || isFoundTogether(finders, word))
}

/** Tells whether the parts of a word without blanks are found in several texts. */
function isFoundTogether(finders: readonly Find[], word: string): boolean {
  for (let length = minPartLength; length <= word.length - minPartLength; length += 1) {
    const parts = [word.slice(0, length), word.slice(length)]
    if (parts.every((part) => finders.some((find) => find(part) !== null))) return true
  }
  return false
}

/** Finds the places of the keyword's words in a text, in its order and without overlaps. */
export function matchRanges(text: string, keyword: string): readonly TextRange[] {
  const find = finderIn(text)
  const ranges = wordsOf(keyword).flatMap((word) => find(word) ?? [])
  const merged: TextRange[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last !== undefined && range.start <= last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}
