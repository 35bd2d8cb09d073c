import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it } from 'vitest'
import { debouncedKeywords, type TypingEvent } from '../../../src/ui/catalogue/CatalogueSearch.tsx'

const typing = (text: string, state: TypingEvent['state'] = 'typing'): TypingEvent => ({ text, state })

const expectKeywords = (
  events: string,
  values: Readonly<Record<string, TypingEvent>>,
  expected: string,
  keywords: Record<string, string>,
) =>
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(({ hot, expectObservable }) => {
    expectObservable(debouncedKeywords(hot(events, values)), '^ 5s !').toBe(expected, keywords)
  })

describe('what is searched for while somebody types', () => {
  it('is what stands there once the hands rest for a quarter of a second', () => {
    expectKeywords('a 99ms b 99ms c', { a: typing('파'), b: typing('파이'), c: typing('파이썬 ') }, '450ms k', { k: '파이썬' })
  })

  it('is searched for at once with the enter key', () => {
    expectKeywords('a 99ms b', { a: typing('파이'), b: typing('파이', 'done') }, '100ms k', { k: '파이' })
  })

  it('is never a syllable that is being composed; it counts when the composition ends', () => {
    const values = { a: typing('ㅍ', 'composing'), b: typing('파', 'composing'), c: typing('파') }
    expectKeywords('a 499ms b 499ms c', values, '1250ms k', { k: '파' })
  })

  it('is a whole last syllable that an input method keeps in hand, when nothing more comes for a second', () => {
    expectKeywords('a', { a: typing('파이썬', 'composing') }, '1s k', { k: '파이썬' })
    expectKeywords('a', { a: typing('파이ㅆ', 'composing') }, '-', {})
  })

  it('is the same word however its syllables are stored', () => {
    expectKeywords('a', { a: typing('파이썬'.normalize('NFD'), 'done') }, 'k', { k: '파이썬' })
  })
})
