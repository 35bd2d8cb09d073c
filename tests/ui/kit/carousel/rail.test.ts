import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScroller } from '../../../../src/ui/kit/carousel/rail.ts'

let track: HTMLElement
let stop: () => void
const smoothly = vi.fn()
const reported: number[] = []

const railOf = (count: number) => {
  track = document.createElement('div')
  track.innerHTML = '<p></p>'.repeat(count)
  track.scrollTo = smoothly
  const rail = createScroller(track)
  stop = rail.follow((index) => reported.push(index))
  rail.resize(100, 0)
  return rail
}
const scrolledTo = (left: number) => {
  track.scrollLeft = left
  fireEvent.scroll(track)
}

beforeEach(() => {
  smoothly.mockClear()
  reported.length = 0
})
afterEach(() => stop())

describe('the rail of a carousel', () => {
  it('tells which item the person has scrolled to', () => {
    railOf(6)
    scrolledTo(140)
    scrolledTo(160)
    expect(reported).toEqual([1, 2])
  })

  it('does not take its own smooth scroll for the person’s, and listens again once it has arrived', () => {
    railOf(6).show(2, { smooth: true })
    expect(smoothly).toHaveBeenCalledWith({ left: 200, behavior: 'smooth' })
    scrolledTo(60)
    scrolledTo(200)
    expect(reported).toEqual([])
    scrolledTo(300)
    expect(reported).toEqual([3])
  })

  it('what still arrives of its own glide near or after its end is nobody’s move [S-295] [S-297]', () => {
    railOf(6).show(2, { smooth: true })
    for (const left of [150, 198.8, 199.4, 200]) scrolledTo(left)
    fireEvent(track, new Event('scrollend'))
    scrolledTo(200)
    expect(reported).toEqual([])
  })

  it('nor is what a new width scrolls to', () => {
    const rail = railOf(6)
    rail.show(2, { smooth: false })
    rail.resize(150, 2)
    fireEvent.scroll(track)
    expect(reported).toEqual([])
  })

  it.each(['touchstart', 'wheel', 'keydown'])('a person’s %s takes the scroll over at once', (type) => {
    railOf(6).show(3, { smooth: true })
    fireEvent(track, Object.assign(new Event(type), { deltaX: 1 }))
    scrolledTo(110)
    expect(reported).toEqual([1])
  })

  it('a wheel that scrolls the page down leaves it alone', () => {
    railOf(6).show(3, { smooth: true })
    fireEvent(track, Object.assign(new Event('wheel'), { deltaX: 0, deltaY: 100 }))
    scrolledTo(110)
    expect(reported).toEqual([])
  })

  it('listens again when its smooth scroll ended somewhere else', () => {
    railOf(6).show(3, { smooth: true })
    scrolledTo(110)
    fireEvent(track, new Event('scrollend'))
    scrolledTo(120)
    expect(reported).toEqual([1])
  })

  it('a jump is there at once', () => {
    railOf(1000).show(996, { smooth: false })
    expect(track.scrollLeft).toBe(99_600)
  })
})

describe('the widths of carousels', () => {
  const observed: Element[] = []
  let notify: ResizeObserverCallback

  class FakeResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      notify = callback
    }
    observe(element: Element) {
      observed.push(element)
    }
    unobserve() {}
    disconnect() {}
  }

  // Other files share these modules: none of them may get the one with the fake in it.
  afterEach(() => void vi.resetModules())

  it('are told at once to what appears while others are told, which the browser observes from the next frame on', async () => {
    vi.resetModules()
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('ResizeObserver', FakeResizeObserver)
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    const { observeWidth } = await import('../../../../src/ui/kit/carousel/rail.ts')
    const [first, second] = [document.createElement('div'), document.createElement('div')]
    second.getBoundingClientRect = () => ({ width: 320 }) as DOMRect
    const tell = vi.fn()
    observeWidth(first, () => observeWidth(second, tell))
    expect(observed).toEqual([first])

    const told = notify
    told([{ target: first, contentRect: { width: 948 } } as unknown as ResizeObserverEntry], new FakeResizeObserver(() => {}))
    expect(tell).toHaveBeenCalledExactlyOnceWith(320)
    expect(observed).toEqual([first])
    frames[0]?.(0)
    expect(observed).toEqual([first, second])
  })
})
