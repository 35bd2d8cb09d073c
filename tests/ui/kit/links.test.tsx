import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteLink, type SiteRoutes, SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { MemoryPage } from '../MemoryPage.tsx'

const demo: SiteRoutes = {
  isAppPage: (href) => href.startsWith('/'),
  toLocation: (href) => `${href}?seed=7`,
  fromLocation: (address) => address,
  demo: null,
}
const Place = () => <output>{useLocation().search}</output>

const link = (href: string, routes: SiteRoutes = demo) => {
  render(
    <SiteRoutesContext value={routes}>
      <MemoryPage>
        <SiteLink href={href}>가기</SiteLink>
        <Place />
      </MemoryPage>
    </SiteRoutesContext>,
  )
  return screen.getByRole('link')
}

/** Returns the address that the browser would follow: the link's address after all listeners have run. */
const followed = (element: HTMLElement, event: Event) => {
  let href: string | null = null
  const read = () => (href = element.getAttribute('href'))
  window.addEventListener(event.type, read)
  fireEvent(element, event)
  window.removeEventListener(event.type, read)
  return href
}

test('a click on another host goes to the demo’s address of it, and the link is exact before and after [S-118]', () => {
  vi.useFakeTimers()
  const element = link('http://pado.localhost')
  expect(element).toHaveAttribute('href', 'http://pado.localhost')
  expect(followed(element, createEvent.click(element))).toBe('http://pado.localhost?seed=7')
  vi.runAllTimers()
  expect(element).toHaveAttribute('href', 'http://pado.localhost')
  vi.useRealTimers()
})

test.each([
  ['a middle click', (element: HTMLElement) => createEvent('auxclick', element, { button: 1, bubbles: true })],
  ['a click for a new tab', (element: HTMLElement) => createEvent.click(element, { ctrlKey: true })],
])('%s takes the view along, too', (_, event) => {
  const element = link('/course/1/lesson')
  expect(followed(element, event(element))).toBe('/course/1/lesson?seed=7')
})

test('a plain click inside the app changes the page without leaving it', () => {
  fireEvent.click(link('/course/1/lesson'))
  expect(screen.getByRole('status')).toHaveTextContent('?seed=7')
})

test('in production a link is followed exactly as it is written', () => {
  const element = link('https://pado.codingbada.example', { ...demo, isAppPage: () => false, toLocation: (href) => href })
  expect(followed(element, createEvent.click(element))).toBe('https://pado.codingbada.example')
})
