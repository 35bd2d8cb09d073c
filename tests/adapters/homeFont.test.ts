import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'src/ui/app/font'
const syllables = new Set(readFileSync(`${folder}/homeSyllables.txt`, 'utf8'))

describe('the font of the home page', () => {
  it('has every syllable of the words that the home page says itself', () => {
    const missing = Array.from(readFileSync('src/ui/copy.ts', 'utf8')).filter(
      (sign) => sign >= '가' && sign <= '힣' && !syllables.has(sign),
    )
    expect(missing).toEqual([])
  })

  it('is one file of at most 100 kB', () => {
    expect(statSync(`${folder}/PretendardHome.woff2`).size).toBeLessThanOrEqual(100_000)
  })
})
