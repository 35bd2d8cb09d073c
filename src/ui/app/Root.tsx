import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, useEffect, useMemo } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { Application } from '../../application/Application.ts'
import { later } from '../parts/later.tsx'
import { useReducedMotion } from '../parts/motion/reducedMotion.ts'
import { LazyBoundary } from '../parts/LazyBoundary.tsx'
import { App } from './App.tsx'
import { ApplicationContext, useApplication } from './ApplicationContext.ts'
import { GoProvider } from './GoProvider.tsx'
import { type SiteRoutes, SiteRoutesContext } from './SiteRoutes.ts'
import { useIsShell } from './useIsShell.ts'
import { wayBackKey } from './wayBackKey.ts'

/** What the prerendered page assumes, as it is made before the installation and the visitor are known. */
export type ShellView = Pick<Application, 'settings' | 'expectedSite'>

interface RootProps {
  readonly application: Application
  readonly routes: SiteRoutes
  /** Drawn in the page's frame beside whatever page is shown: the demo's chat. */
  readonly beside: ReactNode
  /** Made outside, so that whoever ends this page can clear it. */
  readonly client: QueryClient
  readonly shell: ShellView
  /** Whether it is being prerendered, or hydrates a prerendered page. */
  readonly isPrerendered: boolean
  /** Called once it stands in the document. */
  onDrawn?(): void
  readonly Router?: ComponentType<{ readonly children: ReactNode }>
}

export const Root = ({ application, routes, beside, client, shell, isPrerendered, onDrawn, Router = FolderRouter }: RootProps) => {
  const reduced = useReducedMotion()
  const isShell = useIsShell(client, { isPrerendered, expectedSite: application.expectedSite })
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduce' : 'full'
  }, [reduced])
  useEffect(() => onDrawn?.(), [onDrawn])
  const shown = useMemo(() => (isShell ? { ...application, ...shell } : application), [isShell, application, shell])
  return (
    <StrictMode>
      <ApplicationContext value={shown}>
        <SiteRoutesContext value={routes}>
          <QueryClientProvider client={client}>
            <Router>
              <GoProvider>
                <App beside={isShell ? null : <Beside>{beside}</Beside>} />
              </GoProvider>
            </Router>
          </QueryClientProvider>
        </SiteRoutesContext>
      </ApplicationContext>
    </StrictMode>
  )
}

const FolderRouter = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>{children}</BrowserRouter>
)

const WayBack = later(() => import('./WayBack.tsx').then((loaded) => loaded.WayBack))

const Beside = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useApplication()
  // From the home page no way leads back but to itself.
  const isNeeded = useLocation().pathname !== '/' || session.get(wayBackKey) !== null
  return (
    <>
      {children}
      {isNeeded && (
        <LazyBoundary>
          <WayBack />
        </LazyBoundary>
      )}
    </>
  )
}
