import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ConnectionPlace } from '../connection/ConnectionPlace.tsx'
import { HomePage } from '../home/HomePage.tsx'
import { Frame } from './Frame.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { later, renewLost } from '../parts/later.tsx'
import { PageFailed } from './PageFailed.tsx'
import { RouteFocus } from './RouteFocus.tsx'

const OtherPages = later(() => import('./OtherPages.tsx').then((loaded) => loaded.OtherPages))

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
