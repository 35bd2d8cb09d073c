import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLaidOutInTurn } from '../../../src/ui/home/useLaidOutInTurn.ts'

/** What one section takes, in ms. */
let took = 0
beforeEach(() => {
  vi.useFakeTimers()
  let now = 0
  took = 120
  vi.spyOn(performance, 'now').mockImplementation(() => (now += took))
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (names: readonly string[], isDrawn: boolean) => {
  const list = document.createElement('main')
  const draw = (next: readonly string[]) => {
    const kept = next.map((name) => list.querySelector(name) ?? document.createElement(name))
    list.replaceChildren(...kept)
  }
  draw(names)
  const { rerender, unmount } = renderHook((drawn: boolean) => useLaidOutInTurn({ current: list }, drawn), { initialProps: isDrawn })
  return {
    draw: (next: readonly string[], drawn: boolean) => {
      draw(next)
      rerender(drawn)
    },
    goOn: () =>
      act(() => {
        vi.advanceTimersToNextTimer()
      }),
    unmount,
    later: () => [...list.querySelectorAll('[data-later]')].map(({ localName }) => localName),
  }
}

it('sections that take the place of skeletons are laid out one by one where one takes long, from the top, those that stood there before at once', () => {
  const page = open(['greeting-row', 'skeleton-row'], false)
  page.draw(['greeting-row', 'courses-row', 'channels-row', 'news-row'], true)
  expect(page.later()).toEqual(['channels-row', 'news-row'])
  page.goOn()
  expect(page.later()).toEqual(['news-row'])
  page.goOn()
  expect(page.later()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('where it is quickly done, all of them are laid out at once', () => {
  took = 1
  const page = open(['skeleton-row'], false)
  page.draw(['courses-row', 'channels-row', 'news-row'], true)
  expect(page.later()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('what stands there only shortly before the lists come is laid out at once as well', () => {
  const page = open(['skeleton-row'], false)
  page.draw(['greeting-row', 'skeleton-row'], false)
  page.draw(['greeting-row', 'courses-row', 'news-row'], true)
  expect(page.later()).toEqual(['news-row'])
})

it('a page that is known is laid out at once, so that it can be left where it was', () => {
  const page = open(['greeting-row', 'courses-row'], true)
  expect(page.later()).toEqual([])
  page.draw(['greeting-row', 'courses-row', 'news-row'], true)
  expect(page.later()).toEqual([])
})

it('a page that is left waits for nothing more', () => {
  const page = open(['skeleton-row'], false)
  page.draw(['courses-row', 'news-row'], true)
  expect(page.later()).toEqual(['news-row'])
  page.unmount()
  expect(page.later()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
