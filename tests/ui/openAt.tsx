import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import type { Application } from '../../src/application/Application.ts'
import { ApplicationContext } from '../../src/ui/kit/application.ts'
import { type DemoSite, SiteRoutesContext } from '../../src/ui/kit/links.tsx'
import { isAppPage } from '../../src/ui/app/routes.tsx'
import { createQueryClient } from '../../src/ui/kit/query.ts'
import { MemoryPage } from './MemoryPage.tsx'

const routes = { isAppPage, toLocation: (href: string) => href, fromLocation: (address: string) => address }

/** Opens a page at an address from the home page. `address()` returns the current address, and `goBack` is the browser's own. */
export function openAt(at: string, page: ReactElement, application: Application, demo: DemoSite | null = null) {
  window.scrollTo = vi.fn()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const browser = { address: at, goBack: () => {} }
  render(
    <ApplicationContext value={application}>
      <SiteRoutesContext value={{ ...routes, demo }}>
        <QueryClientProvider client={client}>
          <MemoryPage initialEntries={['/', at]}>
            {page}
            <Browser tell={(state) => void Object.assign(browser, state)} />
          </MemoryPage>
        </QueryClientProvider>
      </SiteRoutesContext>
    </ApplicationContext>,
  )
  return { address: () => browser.address, goBack: () => browser.goBack() }
}

interface BrowserState {
  readonly address: string
  goBack(): void
}

const Browser = ({ tell }: { tell(state: BrowserState): void }) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => tell({ address: decodeURIComponent(pathname + search), goBack: () => void navigate(-1) }))
  return null
}
