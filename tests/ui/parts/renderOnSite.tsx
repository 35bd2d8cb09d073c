import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryPage } from '../MemoryPage.tsx'

/** Links need a router around them. */
export function renderOnSite(element: ReactNode) {
  return render(element, { wrapper: ({ children }: { children: ReactNode }) => <MemoryPage>{children}</MemoryPage> })
}
