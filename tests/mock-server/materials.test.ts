import { expect, test } from 'vitest'
import { firstArticles, laterArticles } from '../../mock-server/content/blogArticles.ts'
import { commentWords } from '../../mock-server/content/commentWords.ts'
import { documentFacts } from '../../mock-server/content/documentContent.ts'
import { blogFacts } from '../../mock-server/content/homeContent.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { patience, runner, startRunner } from '../adapters/python/startedRunner.ts'

const articles = { ...firstArticles, ...laterArticles }
const polite = /(요|죠|까요|어요)[.?!”]?$/

test('every article of the home page has a text of its own', () => {
  expect(Object.keys(articles).toSorted()).toEqual(blogFacts.map(({ title }) => title).toSorted())
  for (const [title, sections] of Object.entries(articles)) expect(sections.length, title).toBeGreaterThan(2)
})

test('documents are written, each with a program and a figure', () => {
  expect(documentFacts.length).toBeGreaterThanOrEqual(8)
  for (const { title, summary, sections } of documentFacts) {
    const kinds = new Set(sections.flatMap(({ parts }) => parts.map(({ kind }) => kind)))
    expect([kinds.has('code'), kinds.has('figure')], title).toEqual([true, true])
    expect(summary).toMatch(polite)
  }
})

startRunner()

test('programs in documents that ask for no input run to their end', { timeout: patience }, async () => {
  // The programs of this document fail on purpose.
  const others = documentFacts.filter(({ title }) => title !== '오류 메시지 읽는 법')
  const programs = others.flatMap(({ title, sections }) =>
    sections.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'code' && part.language === 'python' && !part.code.includes('input(') ? [[title, part.code] as const] : [],
      ),
    ),
  )
  expect(programs.length).toBeGreaterThanOrEqual(15)
  for (const [title, code] of programs) {
    // oxlint-disable-next-line no-await-in-loop -- one interpreter, one program at a time
    const [execution] = await runner.runCases({ language: 'PYTHON', code, inputs: [''], limits: defaultLimits }).result
    expect(execution?.state, `${title}\n${code}`).toBe('DONE')
    expect(execution?.output, `${title}\n${code}`).not.toBe('')
  }
})

test('what readers say is Korean in 해요체', () => {
  for (const words of commentWords) expect(words).toMatch(/(요|습니다|게요)[.?!]$/)
})
