import { lazy, Suspense } from 'react'
import { Route } from 'react-router-dom'

const ElsewherePage = lazy(() => import('../platform/ElsewherePage.tsx').then(({ ElsewherePage: page }) => ({ default: page })))

/** Everything that is not a page of this app yet: other parts of the platform in the demo, and addresses that do not exist. */
export const otherRoutes = (
  <Route
    path="*"
    element={
      <Suspense fallback={<main id="main" />}>
        <ElsewherePage />
      </Suspense>
    }
  />
)
