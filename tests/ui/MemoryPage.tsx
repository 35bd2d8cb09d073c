import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { FollowLinkProvider } from '../../src/ui/kit/links.tsx'

interface MemoryPageProps {
  readonly initialEntries?: string[]
  readonly children: ReactNode
}

const home = ['/']

/** An address that no browser shows, and links that lead within it. */
export const MemoryPage = ({ initialEntries = home, children }: MemoryPageProps) => (
  <MemoryRouter initialEntries={initialEntries}>
    <FollowLinkProvider>{children}</FollowLinkProvider>
  </MemoryRouter>
)
