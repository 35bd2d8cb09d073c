import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Application } from '../../application/Application.ts'
import { useReducedMotion } from '../parts/motion/reducedMotion.ts'
import { App } from './App.tsx'
import { ApplicationContext } from './ApplicationContext.ts'
import { type SiteRoutes, SiteRoutesContext } from './SiteRoutes.ts'

interface RootProps {
  readonly application: Application
  readonly routes: SiteRoutes
  /** Drawn in the page's frame beside whatever page is shown: the demo's chat. */
  readonly beside: ReactNode
  /** Made outside, so that whoever ends this page can empty it. */
  readonly client: QueryClient
}

export const Root = ({ application, routes, beside, client }: RootProps) => {
  const reduced = useReducedMotion()
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduce' : 'full'
  }, [reduced])
  return (
    <StrictMode>
      <ApplicationContext value={application}>
        <SiteRoutesContext value={routes}>
          <QueryClientProvider client={client}>
            <BrowserRouter>
              <App beside={beside} />
            </BrowserRouter>
          </QueryClientProvider>
        </SiteRoutesContext>
      </ApplicationContext>
    </StrictMode>
  )
}
