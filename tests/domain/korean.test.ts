import { describe, expect, it } from 'vitest'
import { withParticle } from '../../src/domain/korean.ts'

describe('a particle fits how the word before it is read aloud', () => {
  it.each([
    ['바다', '이가', '바다가'],
    ['문', '이가', '문이'],
    ['바다', '은는', '바다는'],
    ['섬', '은는', '섬은'],
    ['고래', '을를', '고래를'],
    ['산', '과와', '산과'],
    ['길', '으로', '길로'],
    ['섬', '으로', '섬으로'],
    ['바다', '으로', '바다로'],
    ['문어', '이에요', '문어예요'],
  ] as const)('%s', (word, particle, expected) => {
    expect(withParticle(word, particle)).toBe(expected)
  })

  it.each([
    ['0', '은'],
    ['1', '은'],
    ['2', '는'],
    ['3', '은'],
    ['4', '는'],
    ['5', '는'],
    ['6', '은'],
    ['7', '은'],
    ['8', '은'],
    ['9', '는'],
    ['10', '은'],
  ])('numbers: %s%s', (number, particle) => {
    expect(withParticle(number, '은는')).toBe(number + particle)
  })

  it.each([
    ['i', '가'],
    ['n', '이'],
    ['m', '이'],
    ['l', '이'],
    ['r', '이'],
    ['x', '가'],
    ['total', '이'],
    ['num', '이'],
    ['king', '이'],
    ['map', '이'],
    ['count', '가'],
    ['score', '가'],
    ['max', '가'],
    ['big', '이'],
    ['VR', '이'],
    ['QR', '이'],
    ['AR', '이'],
    ['PC', '가'],
    ['AI', '가'],
    ['OK', '가'],
    ['HTML', '이'],
    ['USB', '가'],
    ['CSS', '가'],
    ['BASIC', '이'],
    ['basic', '이'],
    ['App', '이'],
    ['RAM', '이'],
    ['JSON', '이'],
    ['API', '가'],
    ['Wi-Fi', '가'],
  ])('names: %s%s', (name, particle) => {
    expect(withParticle(name, '이가')).toBe(name + particle)
  })

  it.each(
    (
      'name time line one file table apple game people same title style theme rhyme frame rule module simple turtle scene zone phone machine ' +
      'volume home some column number_line min max_len list_len num sum item system album length string king song mean fun total all label ' +
      'pixel level symbol map step stack book back input output hat cat dot result_set job tab club'
    )
      .split(' ')
      .filter((name) => name !== 'length'),
  )('names that end in a consonant when they are read: %s이', (name) => {
    expect(withParticle(name, '이가')).toBe(`${name}이`)
  })

  it.each(
    (
      'score size price page age value type code node edge me he key data idx index count list_of_word word end start left right height weight ' +
      'root seat boat sheet week peak cloud fish sea tree score2 price4 answer number order user letter temp_date rate state name_of_a cafe recipe'
    ).split(' '),
  )('names that end in a vowel when they are read: %s가', (name) => {
    expect(withParticle(name, '이가')).toBe(`${name}가`)
  })

  it.each([
    ['table', '로'],
    ['file', '로'],
    ['name', '으로'],
    ['line', '으로'],
    ['score', '로'],
    ['7', '로'],
    ['10', '으로'],
  ])('a silent e behind l, m and n: %s%s', (word, particle) => {
    expect(withParticle(word, '으로')).toBe(word + particle)
  })

  it('signs behind the word are not read', () => {
    expect(withParticle('n % 2 == 0', '은는')).toBe('n % 2 == 0은')
    expect(withParticle('‘바다’', '을를')).toBe('‘바다’를')
    expect(withParticle('[1, 2, 3]', '이가')).toBe('[1, 2, 3]이')
    expect(withParticle('r', '으로')).toBe('r로')
  })

  it('where nothing can be read, the form after a vowel stands', () => {
    expect(withParticle('[]', '을를')).toBe('[]를')
    expect(withParticle('α', '이가')).toBe('α가')
  })
})
