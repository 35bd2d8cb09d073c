import { expect, it } from 'vitest'
import { wordInterval } from '../../../src/domain/carousel/intervals.ts'
import { rotatingWords, wordAt } from '../../../src/domain/carousel/rotatingWord.ts'

const words = rotatingWords('캠퍼스')

const wordAfter = (milliseconds: number) => wordAt(Math.floor(milliseconds / wordInterval), words)

it('the rotating words are school, academy and the channel’s own word [S-027 S-094 S-188]', () => {
  expect(words).toEqual(['학교', '학원', '캠퍼스'])
})

it('they follow each other every two seconds and begin again [S-027 S-188]', () => {
  expect([0, 1999, 2000, 4000, 6000, 8000].map(wordAfter)).toEqual(['학교', '학교', '학원', '캠퍼스', '학교', '학원'])
})

it('there is a word before the first tick [S-188]', () => {
  expect(wordAt(-1, words)).toBe('학교')
})
