import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, useEffect, useMemo, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { Application } from '../../application/Application.ts'
import { isOnChannel, type Site } from '../../domain/site/site.ts'
import { App } from './App.tsx'
import { ApplicationContext, useApplication } from '../kit/application.ts'
import { returnKey } from '../kit/storageKeys.ts'
import { later, LazyBoundary } from '../kit/lazy.tsx'
import { GoProvider, type SiteRoutes, SiteRoutesContext } from '../kit/links.tsx'
import { useReducedMotion } from '../kit/motion/reducedMotion.ts'

interface Taken {
  /** Whether the page is being prerendered, or hydrates a prerendered one. */
  readonly isPrerendered: boolean
  readonly expectedSite: Site
}

/**
 * True while prerendering, and during hydration until the first answer is here: what is different in this installation is
 * drawn together with that answer. On a channel, whose page differs too much, it is false at once. Once false it stays so:
 * a sign-out that empties the cache does not bring the prerendered view back.
 */
export const useIsShell = (client: QueryClient, { isPrerendered, expectedSite }: Taken): boolean => {
  const [isShell, setShell] = useState(isPrerendered)
  const waits = !isOnChannel(expectedSite)
  useEffect(() => {
    if (!isShell) return
    const isDue = () => !waits || hasAnswer(client)
    if (isDue()) return setShell(false)
    const stop = client.getQueryCache().subscribe(() => {
      if (!isDue()) return
      stop()
      setShell(false)
    })
    return stop
  }, [client, isShell, waits])
  return isShell
}

const hasAnswer = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status !== 'pending' || state.fetchFailureCount > 0)

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

const WayBack = later(() => import('./ReturnAfterLogin.tsx').then((loaded) => loaded.WayBack))

const Beside = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useApplication()
  // From the home page no way leads back but to itself.
  const isNeeded = useLocation().pathname !== '/' || session.get(returnKey) !== null
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
