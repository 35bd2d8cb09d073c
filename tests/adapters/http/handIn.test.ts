import { describe, expect, it } from 'vitest'
import { parseHandIns } from '../../../src/adapters/http/handIn.ts'

const kept = {
  key: 'k',
  stage: 'sending',
  otherIds: [7, 'a'],
  origin: null,
  problemId: 11,
  language: 'PYTHON',
  code: 'print(1)',
  knownCount: 2,
  writtenDate: '2026-11-20T05:20:00.000Z',
}

describe('the stored text of an outbox', () => {
  it('is read as it was written', () => {
    const all = [kept, { ...kept, language: 'SEA_PYTHON', code: 'move()' }, { ...kept, language: 'BLOCKS', code: '{"version":1}' }]
    expect(parseHandIns(JSON.stringify(all))).toEqual(all)
  })

  it.each([null, '', '{]', '7', '{}'])('is nothing where it is %j', (text) => {
    expect(parseHandIns(text)).toEqual([])
  })

  it('leaves out what is no answer', () => {
    const others = [
      { ...kept, language: 'LATIN' },
      { ...kept, writtenDate: 'soon' },
      { ...kept, code: 7 },
      { ...kept, origin: {} },
      { ...kept, language: 'BLOCKS', code: '{' },
      null,
    ]
    expect(parseHandIns(JSON.stringify([...others, kept]))).toEqual([kept])
  })
})
