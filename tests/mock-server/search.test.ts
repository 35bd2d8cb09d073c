import { expect, test } from 'vitest'
import { searchWritings } from '../domain/searchWritings.ts'
import { demoPage, memoryStore } from './demo.ts'

const lists = [
  ['search/courses', 'courseList', {}],
  ['search/course-classes', 'courseClassList', { live: 'N' }],
  ['search/course-classes', 'courseClassList', { live: 'Y' }],
  ['search/problems', 'problemList', {}],
  ['search/blocks', 'blockList', {}],
  ['search/videos', 'videoList', {}],
  ['search/documents', 'documentList', {}],
  ['search/worksheets', 'worksheetList', {}],
  ['search/blogs', 'blogList', {}],
  ['search/products', 'productList', {}],
] as const

test.each(lists)('%s finds %s by words in any order, first consonants and half a syllable: %o', async (path, list, extra) => {
  const page = demoPage('content=full', memoryStore())
  /** The titles on all pages. */
  const ask = async (keyword: string) => {
    const titles: string[] = []
    for (let number = 1; number <= 30; number += 1) {
      const answer = await page.json(`${path}?${new URLSearchParams({ page: String(number), ...extra, keyword })}`)
      if (answer[list].length === 0) break
      titles.push(...answer[list].map(({ title }: { readonly title: string }) => title))
    }
    return titles
  }
  const sample = (await ask('ㅇ')).find((title: string) => /[가-힣]{2,}.*\s.*[가-힣]{2,}/.test(title)) ?? ''
  expect(sample).not.toBe('')
  for (const [way, keyword] of Object.entries(searchWritings(sample))) {
    expect(await ask(keyword), `${way}: ${keyword}`).toContain(sample)
  }
  expect(await ask('없는낱말둘셋')).toEqual([])
})
