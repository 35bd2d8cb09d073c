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
  ])('names: %s%s', (name, particle) => {
    expect(withParticle(name, '이가')).toBe(name + particle)
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
