import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** Links need a router around them. */
export function renderOnSite(element: ReactElement) {
  return render(element, { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> })
}
