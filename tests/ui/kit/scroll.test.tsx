import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useScrollRestoration } from '../../../src/ui/kit/scroll.ts'

const scrollTo = vi.fn()
beforeEach(() => {
  scrollTo.mockReset()
  window.scrollTo = scrollTo
  history.replaceState(null, '', '/list')
})

const List = ({ isDrawn }: { readonly isDrawn: boolean }) => {
  useScrollRestoration(isDrawn)
  return <Link to="/item">가기</Link>
}

const site = (isDrawn: boolean) => (
  <BrowserRouter>
    <Routes>
      <Route path="/list" element={<List isDrawn={isDrawn} />} />
      <Route path="/item" element={<Link to="/list">새로 열기</Link>} />
    </Routes>
  </BrowserRouter>
)

const scrolledTo = async (place: number) => {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true })
  window.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(history.state).toMatchObject({ place }))
}

test('who comes back finds the page where they left it, once it is drawn, and not before', async () => {
  const { rerender } = render(site(true))
  await scrolledTo(640)
  await userEvent.click(screen.getByRole('link', { name: '가기' }))
  rerender(site(false))
  act(() => history.back())
  await screen.findByRole('link', { name: '가기' })
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(site(true))
  expect(scrollTo.mock.calls).toEqual([[0, 640]])
})

test('who opens the page anew begins where it begins', async () => {
  render(site(true))
  await scrolledTo(640)
  await userEvent.click(screen.getByRole('link', { name: '가기' }))
  await userEvent.click(screen.getByRole('link', { name: '새로 열기' }))
  await screen.findByRole('link', { name: '가기' })
  expect(scrollTo).not.toHaveBeenCalled()
})

test('only here does the browser leave the place to the page', async () => {
  Object.defineProperty(history, 'scrollRestoration', { value: 'auto', writable: true, configurable: true })
  render(site(true))
  expect(history.scrollRestoration).toBe('manual')
  await userEvent.click(screen.getByRole('link', { name: '가기' }))
  expect(history.scrollRestoration).toBe('auto')
})
