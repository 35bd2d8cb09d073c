import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fetchLater } from '../../../src/ui/app/fetchLater.ts'

const fetched = () => [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.body.innerHTML = '<template id="later"><link rel="prefetch" href="/a.js"><link rel="prefetch" href="/b.css"></template>'
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])(
  'what may be needed next is fetched at the first %s, and once',
  (sign) => {
    const callOff = fetchLater()
    expect(fetched()).toEqual([])
    fireEvent(document.body, new Event(sign, { bubbles: true }))
    fireEvent(document.body, new Event(sign, { bubbles: true }))
    expect(fetched()).toEqual(['/a.js', '/b.css'])
    callOff()
  },
)

it('a page that is left first fetches nothing', () => {
  fetchLater()()
  fireEvent.keyDown(document.body)
  expect(fetched()).toEqual([])
})

it('a page that names no files is left alone', () => {
  document.body.replaceChildren()
  const callOff = fetchLater()
  fireEvent.keyDown(document.body)
  expect(fetched()).toEqual([])
  callOff()
})
