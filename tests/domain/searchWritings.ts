const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const [firstSyllable, syllablesPerLead, finalCount] = [0xac00, 588, 28]

/** Ways to write a text's first two words of Korean; of a syllable with a final, the last one is half typed. */
export function searchWritings(text: string): Readonly<Record<string, string>> {
  const [first = '', second = ''] = text.match(/[가-힣]{2,}/g) ?? []
  const initialsOf = Array.from(first, (syllable) => initials[Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesPerLead)])
  const last = first.charCodeAt(first.length - 1) - firstSyllable
  return {
    reversed: `${second} ${first}`.trim(),
    'without blanks': `${first}${second}`,
    'by first consonants': initialsOf.join(''),
    'by some first consonants': `${initialsOf[0]}${first.slice(1)}`,
    'half typed': first.slice(0, -1) + String.fromCharCode(firstSyllable + last - (last % finalCount)),
    decomposed: first.normalize('NFD'),
    'with blanks around': `  ${first} `,
    'in capitals': text.match(/[A-Za-z]{2,}/)?.[0].toUpperCase() ?? first,
  }
}
