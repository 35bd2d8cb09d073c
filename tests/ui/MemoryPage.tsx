import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { FollowLinkProvider } from '../../src/ui/kit/links.tsx'

interface MemoryPageProps {
  readonly initialEntries?: string[]
  readonly children: ReactNode
}

const home = ['/']

/** Provides a router in memory, in which links work. */
export const MemoryPage = ({ initialEntries = home, children }: MemoryPageProps) => (
  <MemoryRouter initialEntries={initialEntries}>
    <FollowLinkProvider>{children}</FollowLinkProvider>
  </MemoryRouter>
)
