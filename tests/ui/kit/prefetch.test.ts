import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchOnInteraction } from '../../../src/ui/kit/prefetch.ts'

const fetched = () => [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'))

/** The browser is idle once. */
let rest = () => {}

beforeEach(() => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  rest = () => waiting.shift()?.()
  document.body.innerHTML = '<template id="later"><link rel="prefetch" href="/a.js"><link rel="prefetch" href="/b.css"></template>'
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])(
  'what may be needed next is fetched after the first %s, file by file whenever there is time, and once',
  (sign) => {
    const callOff = prefetchOnInteraction()
    rest()
    expect(fetched()).toEqual([])
    fireEvent(document.body, new Event(sign, { bubbles: true }))
    fireEvent(document.body, new Event(sign, { bubbles: true }))
    expect(fetched()).toEqual([])
    rest()
    expect(fetched()).toEqual(['/a.js'])
    rest()
    expect(fetched()).toEqual(['/a.js', '/b.css'])
    rest()
    expect(fetched()).toHaveLength(2)
    callOff()
  },
)

it('a carousel that moves by itself is nobody who stirs', () => {
  const callOff = prefetchOnInteraction()
  fireEvent(document.body, new Event('scroll', { bubbles: false }))
  rest()
  expect(fetched()).toEqual([])
  callOff()
})

it('a page that is left first fetches nothing', () => {
  prefetchOnInteraction()()
  fireEvent.keyDown(document.body)
  rest()
  expect(fetched()).toEqual([])
})

it('a page that names no files is left alone', () => {
  document.body.replaceChildren()
  const callOff = prefetchOnInteraction()
  fireEvent.keyDown(document.body)
  rest()
  expect(fetched()).toEqual([])
  callOff()
})
