import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, useEffect, useMemo } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { Application } from '../../application/Application.ts'
import { App } from './App.tsx'
import { useShell } from './useShell.ts'
import { ApplicationContext, useApplication } from '../kit/application.ts'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { FollowLinkProvider, type SiteRoutes, SiteRoutesContext } from '../kit/links.tsx'
import { useReducedMotion } from '../kit/motion/reducedMotion.ts'
import { returnPathKey } from '../kit/storageKeys.ts'

/** The parts that the prerendered shell fixes, because it is made before the installation and the visitor are known. */
export type ShellView = Pick<Application, 'settings' | 'expectedSite' | 'home'>

interface RootProps {
  readonly application: Application
  readonly routes: SiteRoutes
  /** Rendered in the frame beside every page: the demo's chat. */
  readonly extras: ReactNode
  /** The query client, created and cleared by the caller. */
  readonly client: QueryClient
  /** Set while the shell is prerendered, and while a prerendered one is hydrated. */
  readonly shell: ShellView | null
  /** Called once the page is in the document; a prerendered page calls it once it is hydrated completely. */
  onRendered?(): void
  readonly Router?: ComponentType<{ readonly children: ReactNode }>
}

export const Root = ({ application, routes, extras, client, shell: given, onRendered, Router = BasePathRouter }: RootProps) => {
  const reduced = useReducedMotion()
  const shell = useShell(given, client, application.expectedSite)
  useEffect(() => {
    document.documentElement.dataset['motion'] = reduced ? 'reduce' : 'full'
  }, [reduced])
  const isPrerendered = given !== null
  useEffect(() => {
    if (!isPrerendered) onRendered?.()
  }, [isPrerendered, onRendered])
  const shown = useMemo(() => ({ ...application, ...shell }), [application, shell])
  return (
    <StrictMode>
      <ApplicationContext value={shown}>
        <SiteRoutesContext value={routes}>
          <QueryClientProvider client={client}>
            <Router>
              <FollowLinkProvider>
                <App
                  extras={shell ? null : <DemoExtras>{extras}</DemoExtras>}
                  {...(isPrerendered && onRendered && { onReady: onRendered })}
                />
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

const AccountWatch = lazyWithRetry(() => import('./AccountWatch.tsx').then((loaded) => loaded.AccountWatch))

const NamedPart = lazyWithRetry(() => import('./NamedPart.tsx').then((loaded) => loaded.NamedPart))

const ReturnAfterLogin = lazyWithRetry(() => import('./ReturnAfterLogin.tsx').then((loaded) => loaded.ReturnAfterLogin))

const DemoExtras = ({ children }: { readonly children: ReactNode }) => {
  const { sessionStore } = useApplication()
  // The home page needs no way to return but to itself.
  const { pathname, hash } = useLocation()
  const needsReturn = pathname !== '/' || sessionStore.get(returnPathKey) !== null
  return (
    <>
      {children}
      <LazyBoundary>
        <AccountWatch />
      </LazyBoundary>
      {hash !== '' && (
        <LazyBoundary>
          <NamedPart />
        </LazyBoundary>
      )}
      {needsReturn && (
        <LazyBoundary>
          <ReturnAfterLogin />
        </LazyBoundary>
      )}
    </>
  )
}
