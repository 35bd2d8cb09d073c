import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { Frame } from './Frame.tsx'
import startProblemPageStyles from './StartProblemPage.module.css'
import { ConnectionPlace } from '../connection/ConnectionPlace.tsx'
import { copy } from '../copy.ts'
import { HomePage } from '../home/HomePage.tsx'
import { Button } from '../kit/Button.tsx'
import { focusHeading } from '../kit/focus.ts'
import { later, renewLost } from '../kit/lazy.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { PageTitle } from '../site/PageTitle.tsx'

/** Instead of a page that broke, or whose chunk did not come (F-113). The frame around it stays. */
export const PageFailed = () => (
  <main id="main" className={startProblemPageStyles['page']}>
    <PageTitle of={copy.pageFailed.title} />
    <h1 tabIndex={-1}>{copy.pageFailed.title}</h1>
    <p>{copy.pageFailed.text}</p>
    <div>
      <Button onClick={() => location.reload()}>{copy.home.retry}</Button>
    </div>
  </main>
)

interface RouteFocusProps {
  /** The path of the page that is drawn already, not of one that is still loading. */
  readonly shown: string
}

/** After a change of page inside the app: announces the new title, moves the focus to its heading and scrolls to the top, except on the way back, where the scroll position is restored. */
const RouteFocus = ({ shown }: RouteFocusProps) => {
  const way = useNavigationType()
  const [said, setSaid] = useState('')
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const timer = setTimeout(() => {
      setSaid(document.title)
      focusHeading()
      if (way !== NavigationType.Pop) window.scrollTo(0, 0)
    })
    return () => clearTimeout(timer)
  }, [shown, way])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  )
}

const OtherPages = later(() => import('./routes.tsx').then((loaded) => loaded.OtherPages))

export const App = ({ beside = null }: { readonly beside?: ReactNode }) => {
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  return (
    <Frame>
      <ErrorBoundary FallbackComponent={PageFailed} onError={renewLost} resetKeys={[pathname]}>
        <Routes>
          <Route index element={<Arriving page={<HomePage />} at={pathname} tell={setShown} />} />
          {/* The home page has no Suspense boundary: one that is prerendered is hydrated anew with every change that comes too early. */}
          <Route
            path="*"
            element={
              <Suspense fallback={<main id="main" />}>
                <Arriving page={<OtherPages />} at={pathname} tell={setShown} />
              </Suspense>
            }
          />
        </Routes>
      </ErrorBoundary>
      <RouteFocus shown={shown} />
      {beside}
      <NotificationRegion />
      <ConnectionPlace />
    </Frame>
  )
}

interface ArrivingProps {
  readonly page: ReactNode
  readonly at: string
  tell(pathname: string): void
}

/** Tells once the page is there: inside the page's Suspense boundary, whose effects wait for it. */
const Arriving = ({ page, at, tell }: ArrivingProps) => {
  useEffect(() => tell(at), [tell, at])
  return page
}
