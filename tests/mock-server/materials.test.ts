import { expect, test } from 'vitest'
import { firstArticles, laterArticles } from '../../mock-server/content/blogArticles.ts'
import { commentWords } from '../../mock-server/content/commentWords.ts'
import { documentFacts } from '../../mock-server/content/documentContent.ts'
import { blogFacts } from '../../mock-server/content/homeContent.ts'

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

test('what readers say is Korean in 해요체', () => {
  for (const words of commentWords) expect(words).toMatch(/(요|습니다|게요)[.?!]$/)
})
