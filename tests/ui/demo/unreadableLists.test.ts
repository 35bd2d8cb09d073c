import { existsSync } from 'node:fs'
import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import {
  buttonsNamed,
  type ChangeList,
  changedLists,
  listCalls,
  listedPages,
  loadPages,
  marked,
  mountedElsewhere,
  openListed,
  pressAll,
  still,
} from './listedPages.ts'
import { opensDemos } from './openDemo.ts'

opensDemos()

beforeAll(loadPages, 300_000)

const again = /^다시 (?:시도|불러오기)/
const emptiness = /없어요|비어 있|아직(?! 불러오지)/

const unreadable: readonly ChangeList[] = [() => undefined, () => null, () => 'none', () => [null, false]]

const markOf = (name: string) => `‹${name}›`

/** Marks the items and adds one that nobody can read. */
const withBad: ChangeList = (list, name) => [...list.map((item, at) => marked(item, markOf(name), 900_000 + at)), null]

/** The texts of the page, as it draws them one by one. */
const textsShown = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (walker.nextNode() !== null) found.add(walker.currentNode.textContent ?? '')
  return found
}

const rows = Object.entries(listedPages)

test.each(rows.filter(([, { needs }]) => needs))(
  'a list that cannot be read is told, and asked for again, and one bad item hides no other: %s [F-026] [F-027]',
  async (_name, page) => {
    const { needs = [], bears = [] } = page
    const lists = changedLists([...needs, ...bears], () => null)
    const failing = new Set<string>()
    for (const [at, change] of unreadable.entries()) {
      Object.assign(lists.state, { change, asked: [] })
      if (at === 0) await openListed(page, lists)
      else pressAll(buttonsNamed(again))
      await still(lists, needs)
      for (const text of textsShown()) failing.add(text)
      expect(buttonsNamed(again)).not.toEqual([])
    }
    Object.assign(lists.state, { change: withBad, asked: [] })
    pressAll(buttonsNamed(again))
    await still(lists, needs)
    await waitFor(() => expect(buttonsNamed(again).map((button) => button.parentElement?.textContent)).toEqual([]))
    const shown = textsShown()
    expect([...failing].filter((text) => emptiness.test(text) && !shown.has(text))).toEqual([])
    const isNew = [...shown].some((text) => !failing.has(text))
    for (const name of needs) expect(isNew || (document.body.textContent ?? '').includes(markOf(name)), name).toBe(true)
  },
)

test.each(rows.filter(([, { bears }]) => bears))(
  'and one that the page can do without is left out: %s [F-018] [F-026]',
  async (_name, page) => {
    const { bears = [] } = page
    const lists = changedLists(bears, (_list, name) => unreadable[bears.indexOf(name) % unreadable.length]?.([], name))
    await openListed(page, lists)
    await still(lists, bears)
    expect(buttonsNamed(again)).toEqual([])
  },
)

test('every list of the contract has a page in the table, or a test of its part', () => {
  for (const file of Object.values(mountedElsewhere)) expect(existsSync(`tests/ui/${file}`), file).toBe(true)
  const there = new Set(rows.flatMap(([, { needs = [], bears = [] }]) => needs.concat(bears, Object.keys(mountedElsewhere))))
  expect(listCalls.filter((name) => !there.has(name))).toEqual([])
})
