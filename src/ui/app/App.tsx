import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { Frame } from './Frame.tsx'
import { LazyPages } from './routes.tsx'
import startProblemPageStyles from './StartProblemPage.module.css'
import { LazyConnectionBar } from '../connection/LazyConnectionBar.tsx'
import { copy } from '../copy.ts'
import { HomePage } from '../home/HomePage.tsx'
import { PerAccount } from '../viewer/PerAccount.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { focusHeading } from '../kit/focus.ts'
import { whenIdle } from '../kit/lazy.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { PageTitle } from '../site/PageTitle.tsx'

/** Replaces a page that crashed, or whose chunk failed to load (F-113). The frame around it stays. */
export const PageError = () => (
  <main id="main" className={startProblemPageStyles['page']}>
    <PageTitle title={copy.pageFailed.title} />
    <h1 tabIndex={-1}>{copy.pageFailed.title}</h1>
    <p>{copy.pageFailed.text}</p>
    <div>
      <Button onClick={() => location.reload()}>{copy.home.retry}</Button>
    </div>
  </main>
)

interface RouteFocusProps {
  /** The path of the rendered page, not of one that is still loading. */
  readonly readyPathname: string
}

/**
 * After a navigation: announces the new title, focuses its heading and scrolls to the top, except on back, where the scroll position is
 * restored.
 */
const RouteFocus = ({ readyPathname }: RouteFocusProps) => {
  const navigationType = useNavigationType()
  const [announcement, setAnnouncement] = useState('')
  const last = useRef(readyPathname)
  useEffect(() => {
    if (last.current === readyPathname) return
    last.current = readyPathname
    const timer = setTimeout(() => {
      setAnnouncement(document.title)
      focusHeading()
      if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
    })
    return () => clearTimeout(timer)
  }, [readyPathname, navigationType])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  )
}

/** Preloads the table of pages when idle, so that the first click on a link need not wait for it. */
const preloadPageTable = () => void LazyPages.preload().catch(() => {})

interface AppProps {
  readonly extras?: ReactNode
  /** Called once a page is rendered, or failed to render. */
  onReady?(): void
}

export const App = ({ extras = null, onReady }: AppProps) => {
  const { pathname } = useLocation()
  const [readyPathname, setReadyPathname] = useState(pathname)
  const showReady = useCallback(
    (path: string) => {
      setReadyPathname(path)
      onReady?.()
    },
    [onReady],
  )
  useEffect(() => whenIdle(preloadPageTable), [])
  const { log } = useApplication()
  const reportCrash = (error: unknown) => {
    log.warn({ kind: 'section-crashed', section: 'page', problem: String(error) })
    onReady?.()
  }
  return (
    <Frame>
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]} onError={reportCrash}>
        <PerAccount>
          <Routes>
            <Route index element={<ReportReady page={<HomePage />} pathname={pathname} onReady={showReady} />} />
            {/* The home page has no Suspense boundary: one that is prerendered is hydrated anew with every change that comes too early. */}
            <Route
              path="*"
              element={
                <Suspense fallback={<main id="main" />}>
                  <ReportReady page={<LazyPages />} pathname={pathname} onReady={showReady} />
                </Suspense>
              }
            />
          </Routes>
        </PerAccount>
      </ErrorBoundary>
      <RouteFocus readyPathname={readyPathname} />
      {extras}
      <NotificationRegion />
      <LazyConnectionBar />
    </Frame>
  )
}

interface ReportReadyProps {
  readonly page: ReactNode
  readonly pathname: string
  onReady(pathname: string): void
}

/** Calls back once the page is rendered: inside the page's Suspense boundary, whose effects wait for it. */
const ReportReady = ({ page, pathname: at, onReady }: ReportReadyProps) => {
  useEffect(() => onReady(at), [onReady, at])
  return page
}
