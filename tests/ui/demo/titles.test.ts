import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoView, openAddress, opensDemos } from './openDemo.ts'

opensDemos()

const ofThing = [
  ['/course/99999/lesson', 'GET courses/*'],
  ['/course/99999/lesson/1', 'GET courses/*/chapters'],
  ['/course/class/99999/lesson', 'GET course-classes/*'],
  ['/problem/category/99999', 'GET problem-categories/*'],
  ['/learn/problem/99999', 'GET problems/*'],
  ['/learn/block/99999', 'GET blocks/*'],
  ['/learn/video/99999', 'GET videos/*'],
  ['/learn/document/99999', 'GET documents/*'],
  ['/worksheet/99999/chapter', 'GET worksheets/*'],
  ['/homework/99999/assignment/99999/task', 'GET homeworks/*/assignments/*'],
  ['/homework/90/assignment/900/task', 'GET homeworks/*/assignments/*'],
  ['/blog/99999', 'GET blogs/*'],
  ['/room/99999', 'GET rooms/*'],
  ['/room/99999/task/1', 'GET rooms/*'],
  ['/room/5001/task/99', 'GET rooms/*'],
  ['/room/5001/task/1', 'GET rooms/*'],
  ['/report/nobody', 'GET reports/*'],
] as const

/** The first heading of the page, once it has an answer. */
async function headingOf(address: string): Promise<string> {
  openAddress(address, { hasBar: false })
  return waitFor(
    () => {
      const main = document.querySelector('main[aria-busy="false"]')
      expect(main).toBeInTheDocument()
      const heading = main?.querySelector('h1, h2')?.textContent ?? ''
      expect(heading).not.toBe('')
      expect(heading).not.toMatch(/불러오고 있어요/)
      return heading
    },
    { timeout: 20_000 },
  )
}

test.each(ofThing)('the window is called as the page that has nothing to show says it: %s', async (path, call) => {
  for (const fault of [{}, { fault: `${call}:405` }]) {
    const heading = await headingOf(demoView(fault, path))
    expect(heading).toMatch(/없|못했어요|아니에요|열리지 않은|사람만/)
    await waitFor(() => expect(document.title.split(' · ')[0]).toBe(heading), { timeout: 5_000 })
  }
})

test.each([
  ['/room/5001/task/99', '그 번호의 문제가 없어요'],
  ['/room/5001/task/0', '그 번호의 문제가 없어요'],
  ['/room/5001/task/1', '아직 열리지 않은 문제예요'],
])('a number that no task has opens none by beginning: %s', async (path, heading) => {
  expect(await headingOf(demoView({}, path))).toBe(heading)
})
