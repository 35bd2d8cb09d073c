/** Two forms of a Korean particle: after a consonant, and after a vowel. */
const particles = {
  이가: ['이', '가'],
  은는: ['은', '는'],
  을를: ['을', '를'],
  과와: ['과', '와'],
  으로: ['으로', '로'],
  이에요: ['이에요', '예요'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export type Particle = keyof typeof particles

/** Appends a particle in the form that fits the text when it is read aloud: `n % 2 == 0은`, `i가`, `‘바다’를`. */
export function withParticle(text: string, particle: Particle): string {
  const [afterConsonant, afterVowel] = particles[particle]
  const final = finalOf(text)
  const isVowel = final === 'vowel' || (final === 'rieul' && particle === '으로')
  return text + (isVowel ? afterVowel : afterConsonant)
}

type Final = 'vowel' | 'rieul' | 'consonant'

/** Returns the final sound of the last word when it is read aloud. Signs behind it are not read. */
function finalOf(text: string): Final {
  const [word = ''] = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(text.normalize('NFC')) ?? []
  const last = word.slice(-1)
  if (/[가-힣]/.test(last)) return hangulFinal(last)
  if (/\d/.test(last)) return digitFinal(last)
  const latin = /[a-z]+$/i.exec(word)?.[0] ?? ''
  return isSpelledOut(latin) ? letterFinal(latin.slice(-1).toLowerCase()) : latinFinal(latin.toLowerCase())
}

const finalCount = 28
const rieul = 8

function hangulFinal(syllable: string): Final {
  const final = (syllable.charCodeAt(0) - '가'.charCodeAt(0)) % finalCount
  if (final === 0) return 'vowel'
  return final === rieul ? 'rieul' : 'consonant'
}

/** Returns the final sound of a digit: 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in zeros is read 십, 백, 천, 만. */
function digitFinal(digit: string): Final {
  if (/[178]/.test(digit)) return 'rieul'
  return /[036]/.test(digit) ? 'consonant' : 'vowel'
}

/** Single letters and abbreviations such as PC, VR and HTML are read letter by letter, others in capitals as words: BASIC, RAM. */
const isSpelledOut = (word: string) => word.length === 1 || (word === word.toUpperCase() && (word.length === 2 || !/[AEIOU]/.test(word)))

/** Returns the final sound of a letter's name: 엘, 엠, 엔, 알. */
function letterFinal(letter: string): Final {
  if (/[lr]/.test(letter)) return 'rieul'
  return /[mn]/.test(letter) ? 'consonant' : 'vowel'
}

/** Returns the final sound of a word as it is pronounced in Korean. */
function latinFinal(word: string): Final {
  if (/l$|[a-z]le$/.test(word)) return 'rieul'
  // The e is silent in 네임 and 라인. After a long vowel, p, k and t get a vowel of their own: 그룹 but 시트, 위크.
  if (/[aeiouy][mn]e$/.test(word)) return 'consonant'
  if (/(?:ea|ee|oa|oo|ui)t$|(?:ea|ee|oa)k$/.test(word)) return 'vowel'
  return /(?:[mn]|ng|[aeiou](?:pp?|k|t|ck|c|b))$|^big$/.test(word) ? 'consonant' : 'vowel'
}
