import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, useEffect, useMemo, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { Application } from '../../application/Application.ts'
import { isOnChannel, type Site } from '../../domain/site/site.ts'
import { App } from './App.tsx'
import { ApplicationContext, useApplication } from '../kit/application.ts'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { FollowLinkProvider, type SiteRoutes, SiteRoutesContext } from '../kit/links.tsx'
import { useReducedMotion } from '../kit/motion/reducedMotion.ts'
import { returnPathKey } from '../kit/storageKeys.ts'

interface ShellOptions {
  /** Whether the page is being prerendered, or hydrates a prerendered one. */
  readonly isPrerendered: boolean
  readonly expectedSite: Site
}

/**
 * True while prerendering, and during hydration until the first answer is here: what is different in this installation is
 * drawn together with that answer. On a channel, whose page differs too much, it is false at once. Once false it stays so:
 * a sign-out that empties the cache does not bring the prerendered view back.
 */
export const useIsShell = (client: QueryClient, { isPrerendered, expectedSite }: ShellOptions): boolean => {
  const [isShell, setShell] = useState(isPrerendered)
  const waitsForAnswer = !isOnChannel(expectedSite)
  useEffect(() => {
    if (!isShell) return
    const isDue = () => !waitsForAnswer || hasAnswer(client)
    if (isDue()) return setShell(false)
    const stop = client.getQueryCache().subscribe(() => {
      if (!isDue()) return
      stop()
      setShell(false)
    })
    return stop
  }, [client, isShell, waitsForAnswer])
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
  readonly extras: ReactNode
  /** Made outside, so that whoever ends this page can clear it. */
  readonly client: QueryClient
  readonly shell: ShellView
  /** Whether it is being prerendered, or hydrates a prerendered page. */
  readonly isPrerendered: boolean
  /** Called once it stands in the document. */
  onRendered?(): void
  readonly Router?: ComponentType<{ readonly children: ReactNode }>
}

export const Root = ({ application, routes, extras, client, shell, isPrerendered, onRendered, Router = BasePathRouter }: RootProps) => {
  const reduced = useReducedMotion()
  const isShell = useIsShell(client, { isPrerendered, expectedSite: application.expectedSite })
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduce' : 'full'
  }, [reduced])
  useEffect(() => onRendered?.(), [onRendered])
  const shown = useMemo(() => (isShell ? { ...application, ...shell } : application), [isShell, application, shell])
  return (
    <StrictMode>
      <ApplicationContext value={shown}>
        <SiteRoutesContext value={routes}>
          <QueryClientProvider client={client}>
            <Router>
              <FollowLinkProvider>
                <App extras={isShell ? null : <DemoExtras>{extras}</DemoExtras>} />
              </FollowLinkProvider>
            </Router>
          </QueryClientProvider>
        </SiteRoutesContext>
      </ApplicationContext>
    </StrictMode>
  )
}

const BasePathRouter = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>{children}</BrowserRouter>
)

const ReturnAfterLogin = lazyWithRetry(() => import('./ReturnAfterLogin.tsx').then((loaded) => loaded.ReturnAfterLogin))

const DemoExtras = ({ children }: { readonly children: ReactNode }) => {
  const { sessionStore } = useApplication()
  // From the home page no way leads back but to itself.
  const needsReturn = useLocation().pathname !== '/' || sessionStore.get(returnPathKey) !== null
  return (
    <>
      {children}
      {needsReturn && (
        <LazyBoundary>
          <ReturnAfterLogin />
        </LazyBoundary>
      )}
    </>
  )
}
