import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, test } from 'vitest'

const wordsOf = (path: string) => readFileSync(path, 'utf8').split(/\s+/).length

test.each([
  ['README.md', 900],
  ['src/README.md', 2_500],
])('%s is read in one sitting: %i words at most', (path, max) => {
  expect(wordsOf(path)).toBeLessThanOrEqual(max)
})

it('each link of a text reaches a file', () => {
  const below = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const texts = [...readdirSync('.'), ...['src', 'mock-server', 'tests'].flatMap(below)].filter((path) => path.endsWith('.md'))
  expect(texts.length).toBeGreaterThan(10)
  const lost = texts.flatMap((text) =>
    [...readFileSync(text, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(([, target = '']) =>
      existsSync(join(dirname(text), target)) ? [] : [`${text}: ${target}`],
    ),
  )
  expect(lost).toEqual([])
})
