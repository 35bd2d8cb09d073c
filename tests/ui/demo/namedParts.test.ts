import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { demoView, openAddress, opensDemos } from './openDemo.ts'

opensDemos()

const parts = [
  ['/learn/document/6003', 'section-3', {}],
  ['/blog/301', 'comments', {}],
  ['/course/1003/lesson', 'reviews', {}],
  ['/course/1003/lesson', 'curriculum', {}],
  ['/learn/document/6003', 'reviews', {}],
  ['/my', 'teaching', { persona: 'teacher' }],
  ['/studio/publish/course', 'set-homework', { persona: 'teacher' }],
  ['/studio/publish/course', 'channel-announcements', { persona: 'teacher', channel: 'haeon' }],
  ['/studio/channel', 'channel-banners', { persona: 'operator', channel: 'haeon' }],
] as const

/** The elements that were brought into view, by their ids. */
function watchShown(): readonly string[] {
  const shown: string[] = []
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    shown.push(this.id)
  })
  return shown
}

test.each(parts)('an address leads to the part that it names: %s#%s', async (path, name, view) => {
  const shown = watchShown()
  openAddress(`${demoView({ content: 'full', ...view }, path)}#${name}`, { hasBar: false })
  await waitFor(() => expect(shown).toContain(name), { timeout: 20_000 })
  expect(new Set(shown)).toEqual(new Set([name]))
})

test('who has begun to move is not brought back', async () => {
  const shown = watchShown()
  openAddress(`${demoView({ content: 'full' }, '/learn/document/6003')}#section-3`, { hasBar: false })
  await waitFor(() => expect(shown).not.toEqual([]), { timeout: 20_000 })
  window.dispatchEvent(new Event('wheel'))
  const { length } = shown
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(shown).toHaveLength(length)
})
