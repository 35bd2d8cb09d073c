import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { longUnits, pythonCorpora, reachedSpecs, type Step, stepsOf } from './tiers.mjs'

const named = (rows: readonly (readonly Step[])[]) => rows.map((row) => row.map(({ name }) => name).join(' + '))
const reportsOf = (rows: readonly (readonly Step[])[]) => rows.flat().flatMap(({ report }) => report ?? [])

const specsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
const ofSecondTier = specsIn('tests/e2e')
  .filter((name) => readFileSync(`tests/e2e/${name}`, 'utf8').includes("'@all'"))
  .map((name) => name.slice(0, -'.spec.ts'.length))

describe('the tiers of tests', () => {
  it('of a change: what is cheap first', () => {
    expect(named(stepsOf.first())).toEqual(['check + audit', 'unit', 'build + demo', 'size', 'e2e'])
  })

  it('everything: whole corpora and all browser tests, each report in a file of its own', () => {
    const steps = stepsOf.all()
    expect(named(steps)).toEqual(['check + audit', 'domain', 'unit', 'python', 'build + demo', 'size', 'e2e'])
    expect(new Set(reportsOf(steps)).size).toBe(reportsOf(steps).length)
    expect(steps.flat().flatMap(({ name, env }) => (env?.['CORPORA'] === 'all' ? [name] : []))).toEqual(['domain', 'unit', 'python'])
  })

  it.each([
    ['a text', ['README.md'], ['check + audit', 'unit']],
    ['a unit test', ['tests/domain/quest.test.ts'], ['check + audit', 'unit']],
    [
      'a rule of problems',
      ['src/domain/problems/verdict.ts'],
      ['check + audit', 'unit', 'python', 'build + demo', 'size', 'e2e', 'e2e-reached'],
    ],
    ['a kit', ['src/ui/kit/Badge.tsx'], ['check + audit', 'unit', 'build + demo', 'size', 'e2e']],
    ['a browser test', ['tests/e2e/offline.spec.ts'], ['check + audit', 'unit', 'build + demo', 'size', 'e2e', 'e2e-reached']],
  ])('of %s', (_, changed, expected) => {
    expect(named(stepsOf.changed(changed, 'abc'))).toEqual(expected)
  })

  it('a change reaches the specs of its folders and its own', () => {
    expect(reachedSpecs(['src/ui/room/RoomPage.tsx', 'tests/e2e/shop.spec.ts', 'src/ui/rooms.ts'])).toEqual([
      'problemsInProduction',
      'rooms',
      'shop',
    ])
    expect(reachedSpecs(['src/ui/kit/Badge.tsx'])).toEqual([])
  })

  it('name files that exist, and each spec of the second is reached by some folder', () => {
    expect([...pythonCorpora, ...longUnits].filter((path) => !existsSync(path))).toEqual([])
    const reached = reachedSpecs(['src', 'mock-server'].flatMap((root) => foldersBelow(root)))
    expect(reached).toEqual(ofSecondTier.toSorted())
  })
})

/** A file in each folder; `paths.ts` has a row of its own. */
const foldersBelow = (root: string): readonly string[] => [
  'src/domain/paths.ts',
  ...readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${entry.parentPath}/${entry.name}/index.ts`] : [],
  ),
  `${root}/index.ts`,
]
