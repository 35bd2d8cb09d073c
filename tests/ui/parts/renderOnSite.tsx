import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryPage } from '../MemoryPage.tsx'

/** Renders a part within a router, which links need. */
export function renderOnSite(element: ReactNode) {
  return render(element, { wrapper: ({ children }: { children: ReactNode }) => <MemoryPage>{children}</MemoryPage> })
}
