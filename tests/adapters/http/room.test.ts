import { describe, expect, it } from 'vitest'
import { parseKeptHandIns } from '../../../src/adapters/http/room.ts'

const kept = { problemId: 11, language: 'PYTHON', code: 'print(1)', knownCount: 2, writtenDate: '2026-11-20T05:20:00.000Z' }

describe('what a device has kept of answers', () => {
  it('is read as it was written', () => {
    expect(parseKeptHandIns(JSON.stringify([kept]))).toEqual([kept])
  })

  it.each([null, '', '{]', '7', '{}'])('is nothing where it is %j', (text) => {
    expect(parseKeptHandIns(text)).toEqual([])
  })

  it('leaves out what is no answer', () => {
    const others = [{ ...kept, language: 'LATIN' }, { ...kept, writtenDate: 'soon' }, { ...kept, code: 7 }, null]
    expect(parseKeptHandIns(JSON.stringify([...others, kept]))).toEqual([kept])
  })
})
