import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { assistWords } from '../src/ui/problem/assist/assistWords.ts'
import { readingWords } from '../src/ui/platform/readingWords.ts'
import { glossary } from './glossary.ts'

const sources = ['src', 'mock-server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
)

const linesWith = (banned: RegExp) =>
  sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (banned.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )

it.each(glossary)('$use is said in one way', ({ instead }) => {
  expect(linesWith(instead)).toEqual([])
})

it('finds a word that stands somewhere', () => {
  expect(linesWith(/콜론\(:\)/).length).toBeGreaterThan(0)
})

it('the privacy text names the button that sends code by what stands on it', () => {
  expect(JSON.stringify(readingWords)).toContain(`‘${assistWords.tutor.more}’`)
})
