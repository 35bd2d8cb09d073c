import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from './importGraph.ts'

type Source = readonly [path: string, text: string]

const list = 'tests/SPEC.md'
const itself = 'tests/spec.test.ts'

const sources = (): readonly Source[] =>
  [...readSources(['src', 'mock-server', 'tests'], /\.([cm]?[jt]sx?|css|html|md)$/)].filter(([path]) => path !== list && path !== itself)

/** Returns the numbers that `S-010`, `S-010…S-014`, `S-010 to S-014` and `S-010/011` stand for. */
function numbersIn(text: string): readonly string[] {
  const cited = text.matchAll(/\b([SAF])-(\d+)((?:\/\d+)*)(?:\s*(?:…|–|\.{2,3}|to)\s*\1-(\d+))?/g)
  return [...cited].flatMap(([, letter = '', first = '', others = '', last = first]) => {
    const range = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(first.length, '0'),
    )
    return [...range, ...others.split('/').slice(1)].map((digits) => `${letter}-${digits}`)
  })
}

const numbersOf = (spec: string) => [...spec.matchAll(/^- ([SAF]-\d+): \S/gm)].map(([, number = '']) => number)

function faults(files: readonly Source[], spec: string): readonly string[] {
  const explained = new Set(numbersOf(spec))
  const cited = new Map(files.flatMap(([path, text]) => numbersIn(text).map((number) => [number, path] as const)))
  return [
    ...[...cited].filter(([number]) => !explained.has(number)).map(([number, path]) => `${number}, cited in ${path}, has no line`),
    ...[...explained].filter((number) => !cited.has(number)).map((number) => `${number} has a line, but nothing cites it`),
  ]
}

/** Numbers that only a browser can prove. */
const inBrowser =
  'F-058 F-060 F-068 F-094 F-100 F-104 F-114 S-001 S-011 S-015 S-021 S-044 S-101 S-106 S-107 S-108 S-125 S-163 S-164 S-191 S-306 S-307 S-324 S-328 A-31 A-41 A-81'

describe('the numbers that comments and titles cite', () => {
  const spec = readFileSync(list, 'utf8')

  it('each have a line, and each line is needed', () => {
    expect(faults(sources(), spec)).toEqual([])
  })

  it.each(['S', 'A', 'F'])('%s: one line each, in order', (letter) => {
    const numbers = numbersOf(spec).filter((number) => number.startsWith(letter))
    expect(numbers).not.toHaveLength(0)
    expect(numbers).toEqual([...new Set(numbers)].toSorted())
  })

  it('are cited in a browser test where only a browser can tell', () => {
    const cited = new Set(sources().flatMap(([path, text]) => (path.endsWith('.spec.ts') ? numbersIn(text) : [])))
    expect(inBrowser.split(' ').filter((number) => !cited.has(number))).toEqual([])
  })

  it('a number without a line is told, with its place', () => {
    const files = [['tests/a.test.ts', "it('works [S-998] [S-999]')"]] as const
    expect(faults(files, '- S-998: It works.')).toEqual(['S-999, cited in tests/a.test.ts, has no line'])
  })

  it('a line that nothing cites is told, and one without words is none', () => {
    expect(faults([], '- F-999: It fails.\n- F-998: ')).toEqual(['F-999 has a line, but nothing cites it'])
  })

  it.each([
    ['S-008…S-011', ['S-008', 'S-009', 'S-010', 'S-011']],
    ['S-008 to S-010', ['S-008', 'S-009', 'S-010']],
    ['A-08/09, A-11', ['A-08', 'A-09', 'A-11']],
    ['UTF-8, at F-001', ['F-001']],
  ])('%s cites %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })
})
