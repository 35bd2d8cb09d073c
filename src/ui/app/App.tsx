import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ConnectionPlace } from '../connection/ConnectionPlace.tsx'
import { HomePage } from '../home/HomePage.tsx'
import { Frame } from './Frame.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { PageFailed } from './PageFailed.tsx'
import { RouteFocus } from './RouteFocus.tsx'

const OtherPages = lazy(() => import('./OtherPages.tsx').then(({ OtherPages: pages }) => ({ default: pages })))

export const App = ({ beside = null }: { readonly beside?: ReactNode }) => (
  <Frame>
    <Suspense fallback={<main id="main" />}>
      <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[useLocation().pathname]}>
        <Routes>
          <Route index element={<HomePage />} />
          <Route path="*" element={<OtherPages />} />
        </Routes>
      </ErrorBoundary>
      <RouteFocus />
    </Suspense>
    {beside}
    <NotificationRegion />
    <ConnectionPlace />
  </Frame>
)
