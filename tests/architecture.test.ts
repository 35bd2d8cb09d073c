import { describe, expect, it } from 'vitest'
import { violations } from './architectureRules.ts'
import { readSources } from './importGraph.ts'

const tree = (files: Record<string, string>) => new Map(Object.entries(files))

describe('the architecture gate', () => {
  it('finds nothing wrong in the project [S-329]', () => {
    expect(violations(readSources(['src', 'mock-server'], /\.tsx?$/))).toEqual([])
  })

  it('stops the domain from importing a framework, another layer or anything outside [S-329]', () => {
    const found = violations(
      tree({
        'src/domain/quest/pick.ts': "import { useState } from 'react'\nimport type { Log } from '../../application/platform/Log.ts'",
        'src/application/platform/Log.ts': '',
      }),
    )
    expect(found).toHaveLength(2)
  })

  it.each([
    'Date.now()',
    'new Date()',
    'new Date',
    'Date()',
    'Math.random()',
    "document.querySelector('a')",
    "window['a']",
    'location.href',
    'setTimeout(f, 1)',
    "localStorage?.getItem('a')",
    'new Intl.DateTimeFormat().resolvedOptions()',
    '`https://a.example/${Date.now()}`',
  ])('stops a rule and a use case from taking %s for itself [S-329]', (code) => {
    for (const layer of ['domain', 'application']) {
      expect(violations(tree({ [`src/${layer}/a.ts`]: `export const a = () => ${code}` }))).toHaveLength(1)
    }
  })

  it.each([
    'const later = () => import(`../adapters/b.ts`)',
    "const later = () => import(/* @vite-ignore */ '../adapters/b.ts')",
    "const all = import.meta.glob('../adapters/b.ts')",
    "const a = 1; import { b } from '../adapters/b.ts'",
    "import { b /* it's */ } from '../adapters/b.ts'",
    "import {\n  b,\n} from '../adapters/b.ts'",
  ])('sees every way to import: %s', (code) => {
    expect(violations(tree({ 'src/ui/a.ts': code, 'src/adapters/b.ts': '' }))).toHaveLength(1)
  })

  it('lets the domain read a date that it was given [S-329]', () => {
    expect(violations(tree({ 'src/domain/a.ts': 'export const a = (iso: string) => new Date(iso)' }))).toEqual([])
  })

  it('keeps the ui away from the adapters, even lazily and for types only [S-330]', () => {
    const found = violations(
      tree({
        'src/ui/a.tsx':
          "import type { HttpError } from '../adapters/http/HttpError.ts'\nconst later = () => import('../adapters/http/HttpError.ts')",
        'src/adapters/http/HttpError.ts': '',
      }),
    )
    expect(found).toHaveLength(2)
  })

  it('keeps wiring in the composition root and motion in the parts [S-333]', () => {
    expect(
      violations(tree({ 'src/ui/home/a.ts': "import { Container } from 'inversify'\nimport * as m from 'framer-motion/m'" })),
    ).toHaveLength(3)
  })

  it('keeps the mock backend out of everything but the start [S-335]', () => {
    expect(violations(tree({ 'src/ui/a.ts': "import { createServer } from 'miragejs'" }))).toHaveLength(2)
    const mock = "import { startMockServer } from '../../mock-server/startMockServer.ts'"
    for (const [path, broken] of [
      ['src/ui/a.ts', 2],
      ['src/shell/a.ts', 1],
      ['src/preview/a.ts', 0],
    ] as const) {
      expect(violations(tree({ [path]: mock, 'mock-server/startMockServer.ts': '' }))).toHaveLength(broken)
    }
  })

  it('keeps the tests out of the product', () => {
    expect(violations(tree({ 'src/shell/a.ts': "import { a } from '../../tests/a.ts'" }))).toHaveLength(1)
  })

  it('sees a circle of imports', () => {
    const found = violations(
      tree({ 'src/domain/sea/a.ts': "import { b } from './b.ts'", 'src/domain/sea/b.ts': "export { a } from './a.ts'" }),
    )
    expect(found).toHaveLength(1)
  })

  it('sees a circle between folders of the ui, though no file reaches itself', () => {
    const found = violations(
      tree({
        'src/ui/course/Card.tsx': "import { words } from '../offer/words.ts'",
        'src/ui/offer/words.ts': '',
        'src/ui/offer/Page.tsx': "import { Price } from '../course/Price.tsx'",
        'src/ui/course/Price.tsx': '',
      }),
    )
    expect(found).toEqual(['folder cycle in ui: course → offer → course'])
  })

  it('sees a circle between parts of src, though no file reaches itself', () => {
    const found = violations(
      tree({
        'src/environment.ts': "import { settings } from './preview/settings.ts'",
        'src/preview/settings.ts': '',
        'src/preview/bar.ts': "import type { Environment } from '../environment.ts'",
      }),
    )
    expect(found).toEqual(['cycle of parts of src: environment → preview → environment'])
  })

  it('sees a circle between nouns of the domain, though no file reaches itself', () => {
    const found = violations(
      tree({
        'src/domain/course/offer.ts': "import { roles } from '../roles.ts'",
        'src/domain/roles.ts': "import { level } from './course/level.ts'",
        'src/domain/course/level.ts': '',
      }),
    )
    expect(found).toEqual(['cycle of nouns in the domain: course → roles → course'])
  })

  it('keeps the kit from knowing a feature', () => {
    const found = violations(tree({ 'src/ui/kit/Card.tsx': "import { Quest } from '../quest/Quest.tsx'", 'src/ui/quest/Quest.tsx': '' }))
    expect(found).toEqual(['src/ui/kit/Card.tsx (ui/kit) may not import the feature quest'])
  })
})
