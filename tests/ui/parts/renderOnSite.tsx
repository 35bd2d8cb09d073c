import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MemoryPage } from '../MemoryPage.tsx'

/** Links need a router around them. */
export function renderOnSite(element: ReactElement) {
  return render(element, { wrapper: ({ children }: { children: ReactNode }) => <MemoryPage>{children}</MemoryPage> })
}
