import { beforeAll, expect, test } from 'vitest'
import { maxVisibleRows } from '../../../src/ui/kit/GrowingList.tsx'
import { buttonsNamed, type ChangeList, changedLists, listedPages, loadPages, marked, openListed, still } from './listedPages.ts'
import { opensDemos } from './openDemo.ts'

opensDemos()

beforeAll(loadPages, 300_000)

/** Repeats the items of a list, each with an id of its own, until there are 1,000. */
const long: ChangeList = (list) => Array.from({ length: 1_000 }, (_, at) => marked(list[at % list.length], `${at}`, 900_000 + at))

/** The pages whose list is not made long, and why. */
const short: Readonly<Record<string, string>> = {
  'progress in a class': 'A form asks all its questions before it is sent.',
  'times of a class': 'A class meets at a few times a week, and the page computes every meeting of each.',
}

/** Returns the numbers of rows of the widest places. A heading may stand above them; the options of a select are drawn by the browser. */
const rowCounts = () => [...document.body.querySelectorAll(':not(select)')].map(({ childElementCount }) => childElementCount)

test.each(Object.entries(listedPages).filter(([name]) => short[name] === undefined))(
  'of 1,000 items a list draws a step, and has a way to the others: %s [F-040]',
  async (_name, page) => {
    const { needs = [], bears = [], press = [] } = page
    const lists = changedLists([...needs, ...bears], long)
    await openListed(page, lists)
    await still(lists, press.length === 0 ? bears : [])
    const most = Math.max(...rowCounts())
    expect(most).toBeLessThanOrEqual(maxVisibleRows + 1)
    if (most >= maxVisibleRows) expect(buttonsNamed(/^더 보기$/).length).toBeGreaterThan(0)
  },
)
