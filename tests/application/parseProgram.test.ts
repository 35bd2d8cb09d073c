import { describe, expect, test } from 'vitest'
import { parseProgram, parseProgramText } from '../../src/application/parseProgram.ts'
import { blockTypes } from '../../src/domain/blocks/program.ts'

const program = (...body: readonly unknown[]) => ({
  version: 1,
  scripts: [{ trigger: { kind: 'when_started', actorId: '꽃게' }, body, place: null }],
  functions: [],
})
const reads = (...body: readonly unknown[]) => parseProgram(program(...body)) !== null
const one = { kind: 'number', value: 1 }
const yes = { kind: 'sense', sensor: 'ITEM_HERE' }

describe('a program from outside', () => {
  test('is taken as it is, without what does not belong to it', () => {
    const read = parseProgram({ ...program({ kind: 'forward', evil: 1 }), more: true })
    expect(read).toEqual(program({ kind: 'forward' }))
  })

  test('may hold every kind of block, with empty slots too', () => {
    const statements = [
      ...['forward', 'sidestep', 'pick', 'put', 'break'].map((kind) => ({ kind })),
      { kind: 'go', direction: 'UP' },
      { kind: 'turn', side: 'LEFT' },
      { kind: 'say', value: { kind: 'text', value: '' } },
      { kind: 'wait', ticks: null },
      { kind: 'repeat', times: one, body: [{ kind: 'forever', body: [] }] },
      { kind: 'repeat_until', condition: yes, body: [] },
      { kind: 'if', condition: { kind: 'not', condition: null }, body: [] },
      { kind: 'if_else', condition: { kind: 'logic', operator: 'OR', left: yes, right: null }, body: [], otherwise: [] },
      { kind: 'set', name: '수', value: { kind: 'arithmetic', operator: 'ADD', left: one, right: { kind: 'variable', name: '수' } } },
      { kind: 'change', name: '수', value: { kind: 'random', from: one, to: { kind: 'list_length', name: '낱말' } } },
      { kind: 'list_append', name: '낱말', value: { kind: 'look' } },
      { kind: 'list_remove', name: '낱말', index: { kind: 'list_item', name: '낱말', index: one } },
      { kind: 'if', condition: { kind: 'compare', comparison: 'LESS', left: one, right: one }, body: [] },
      { kind: 'if', condition: { kind: 'list_contains', name: '낱말', value: one }, body: [] },
      { kind: 'call', name: '끝' },
      { kind: 'send', signal: '가자' },
      { kind: 'send_and_wait', signal: '가자' },
    ]
    const whole = {
      version: 1,
      scripts: [
        { trigger: { kind: 'when_started', actorId: '꽃게' }, body: statements, place: { x: 3, y: 4 } },
        { trigger: { kind: 'when_signal', actorId: '꽃게', signal: '가자' }, body: [], place: null },
        { trigger: { kind: 'loose' }, body: [], place: null },
      ],
      functions: [{ name: '끝', body: [], place: null }],
    }
    expect(parseProgram(whole)).toEqual(whole)
    const kinds = new Set(JSON.stringify(whole).match(/(?<="kind":")\w+/g))
    expect(blockTypes.filter((type) => type !== 'function' && !kinds.has(type))).toEqual([])
  })

  test.each([null, 7, 'text', [], {}, { version: 2, scripts: [], functions: [] }, { version: 1, scripts: {}, functions: [] }])(
    'is none: %j',
    (raw) => {
      expect(parseProgram(raw)).toBeNull()
    },
  )

  test('is none where any part of it is none', () => {
    expect(reads({ kind: 'fly' })).toBe(false)
    expect(reads({ kind: 'go', direction: 'NORTH' })).toBe(false)
    expect(reads({ kind: 'say', value: { kind: 'number', value: 1.5 } })).toBe(false)
    expect(reads({ kind: 'say', value: { kind: 'number', value: 1e12 } })).toBe(false)
    expect(reads({ kind: 'say', value: { kind: 'text', value: 'x'.repeat(201) } })).toBe(false)
    expect(reads({ kind: 'say', value: { kind: 'magic' } })).toBe(false)
    expect(reads({ kind: 'say', value: yes })).toBe(false)
    expect(reads({ kind: 'if', condition: one, body: [] })).toBe(false)
    expect(reads({ kind: 'call', name: ' ' })).toBe(false)
    expect(reads({ kind: 'repeat', times: one })).toBe(false)
    expect(parseProgram({ version: 1, scripts: [{ trigger: { kind: 'when_happy' }, body: [] }], functions: [] })).toBeNull()
  })

  test('is of bounded size and depth', () => {
    const nested = (depth: number): object => (depth === 0 ? { kind: 'forward' } : { kind: 'forever', body: [nested(depth - 1)] })
    expect(reads(nested(50))).toBe(true)
    expect(reads(nested(70))).toBe(false)
    expect(reads(...Array.from({ length: 3_001 }, () => ({ kind: 'forward' })))).toBe(false)
    expect(reads({ kind: 'forever', body: Array.from({ length: 3_000 }, () => ({ kind: 'forward' })) })).toBe(false)
  })

  test('stays whole where a stack lies nowhere', () => {
    const placed = (place: unknown) =>
      parseProgram({ version: 1, scripts: [], functions: [{ name: '끝', body: [], place }] })?.functions[0]?.place
    expect([placed({ x: 1.4, y: 2 }), placed({ x: '1', y: 2 }), placed('there'), placed(undefined)]).toEqual([
      { x: 1, y: 2 },
      null,
      null,
      null,
    ])
  })

  test('may be text', () => {
    expect(parseProgramText(JSON.stringify(program()))).toEqual(program())
    expect(parseProgramText('{"version":')).toBeNull()
  })

  test('lets other failures through', () => {
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new RangeError('no')
        },
      },
    )
    expect(() => parseProgram(hostile)).toThrow(RangeError)
  })
})
