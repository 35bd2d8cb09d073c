import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoView, openAddress, opensDemos } from './openDemo.ts'

opensDemos()

const ofThing = [
  ['/course/99999/lesson', 'GET courses/*'],
  ['/course/99999/lesson/1', 'GET courses/*/chapters'],
  ['/course/class/99999/lesson', 'GET course-classes/*'],
  ['/course/class/99999/lesson/1', 'GET course-classes/*'],
  ['/course/1003/lesson/99999', 'GET courses/*/chapters'],
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
  ['/purchase/product/none', 'GET purchases/quotes'],
  ['/purchase/course/99999', 'GET purchases/quotes'],
  ['/purchase/class/99999', 'GET purchases/quotes'],
] as const

/** Returns the first heading of the page once it has an answer. */
async function headingOf(address: string): Promise<string> {
  openAddress(address, { hasBar: false })
  return waitFor(
    () => {
      const main = document.querySelector('main:not([aria-busy="true"])')
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

const teacher = { persona: 'teacher', channel: 'haeon' }
const operator = { persona: 'operator', channel: 'haeon' }

/** Lists each page of the studio and each class view, with the call that its content needs. */
const ofStudio = [
  ['/studio/publish/course', {}],
  ['/studio/publish/course/99999', teacher, 'GET users/studio/courses/*'],
  ['/studio/publish/problem/99999', teacher, 'GET users/studio/problems/*'],
  ['/studio/homework/99999', teacher, 'GET channels/homeworks/*'],
  ['/studio/room/99999', teacher, 'GET channels/rooms/*'],
  ['/studio/problem/99999/members', teacher, 'GET channels/members/problems/*/submissions'],
  ['/studio/problem/17008/members?class=99999', teacher, 'GET channels/members/problems/*/submissions'],
  ['/studio/homework/99999/assignment/1/members', teacher, 'GET channels/homeworks/*/assignments/*/members'],
  ['/studio/members', {}],
  ['/studio/channel', { ...operator, channel: 'main' }],
] as const

/** The heading of the message that stands in place of the content. */
const messageHeading = () =>
  waitFor(
    () => {
      const heading = document.querySelector('main:not([aria-busy="true"]) [data-level] :is(h1, h2)')
      expect(heading).toBeInTheDocument()
      return heading?.textContent ?? ''
    },
    { timeout: 20_000 },
  )

test.each(ofStudio)(
  'the studio and class views call the window by the message that they show: %s',
  async (path, parameters, call?: string) => {
    const views = [
      parameters,
      { persona: 'guest' },
      { persona: 'pending' },
      { persona: 'learner' },
      ...(call === undefined ? [] : [{ ...parameters, fault: `${call}:405` }]),
    ]
    for (const view of views) {
      openAddress(demoView(view, path), { hasBar: false })
      const heading = await messageHeading()
      await waitFor(() => expect(document.title.split(' · ')[0], JSON.stringify(view)).toBe(heading), { timeout: 5_000 })
      expect(document.head.querySelectorAll('title')).toHaveLength(1)
    }
  },
)

test.each([
  ['/studio/publish/course/new', teacher],
  ['/studio/publish/course', teacher],
  ['/studio/members', operator],
  ['/studio/channel', operator],
  ['/studio/homework/40/assignment/400/members', { persona: 'teacher' }],
])('and by their heading where they have their content: %s', async (path, view) => {
  openAddress(demoView(view, path), { hasBar: false })
  await waitFor(
    () => {
      const heading = document.querySelector('main:not([aria-busy="true"]) h1')?.textContent
      expect(heading).toBeTruthy()
      expect(document.title.split(' · ')[0]).toBe(heading)
    },
    { timeout: 20_000 },
  )
})

test.each([
  ['/room/5001/task/99', '그 번호의 문제가 없어요'],
  ['/room/5001/task/0', '그 번호의 문제가 없어요'],
  ['/room/5001/task/1', '아직 열리지 않은 문제예요'],
])('a number that no task has opens none by beginning: %s', async (path, heading) => {
  expect(await headingOf(demoView({}, path))).toBe(heading)
})
