import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRail } from '../../../src/ui/parts/carousel/rail.ts'

let track: HTMLElement
let stop: () => void
const smoothly = vi.fn()
const reported: number[] = []

const railOf = (count: number, loops = false) => {
  track = document.createElement('div')
  track.innerHTML = '<p></p>'.repeat(count)
  track.scrollTo = smoothly
  const rail = createRail(track, loops)
  stop = rail.follow((index) => reported.push(index))
  rail.resize({ stride: 100, count }, 0)
  return rail
}
const scrolledTo = (left: number) => {
  track.scrollLeft = left
  fireEvent.scroll(track)
}
const order = () => [...track.children].map((slide) => (slide as HTMLElement).style.order)

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
    railOf(6).show(2, { towards: 1, smooth: true })
    expect(smoothly).toHaveBeenCalledWith({ left: 200, behavior: 'smooth' })
    scrolledTo(60)
    scrolledTo(200)
    expect(reported).toEqual([])
    scrolledTo(300)
    expect(reported).toEqual([3])
  })

  it.each(['touchstart', 'wheel', 'keydown'])('a person’s %s takes the scroll over at once', (type) => {
    railOf(6).show(3, { towards: 1, smooth: true })
    fireEvent(track, Object.assign(new Event(type), { deltaX: 1 }))
    scrolledTo(110)
    expect(reported).toEqual([1])
  })

  it('a wheel that scrolls the page down leaves it alone', () => {
    railOf(6).show(3, { towards: 1, smooth: true })
    fireEvent(track, Object.assign(new Event('wheel'), { deltaX: 0, deltaY: 100 }))
    scrolledTo(110)
    expect(reported).toEqual([])
  })

  it('a jump is there at once', () => {
    railOf(1000).show(996, { towards: -1, smooth: false })
    expect(track.scrollLeft).toBe(99_600)
  })

  it('a loop at rest has a slide on either side, and still shows the same one [S-025]', () => {
    railOf(3, true)
    expect(order()).toEqual(['1', '2', '0'])
    expect(track.scrollLeft).toBe(100)
  })

  it('a loop leads on from the last slide to the first [S-025]', () => {
    const rail = railOf(3, true)
    rail.show(1, { towards: 1, smooth: true })
    scrolledTo(200)
    rail.show(2, { towards: 1, smooth: true })
    scrolledTo(200)
    rail.show(0, { towards: 1, smooth: true })
    expect(smoothly).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' })
    expect(order()).toEqual(['2', '0', '1'])
    expect(reported).toEqual([])
  })

  it('a swipe around the end of a loop is told as the slide that it leads to [S-025]', () => {
    railOf(3, true)
    scrolledTo(0)
    expect(reported).toEqual([2])
  })
})
