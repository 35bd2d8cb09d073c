import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useWhenIdle } from '../parts/useWhenIdle.ts'
import { useViewer } from '../viewer/useViewer.ts'

const ConnectionBar = lazy(() => import('./ConnectionBar.tsx').then(({ ConnectionBar: bar }) => ({ default: bar })))

/** Comes as soon as the page rests, trouble or not: without a network it could not come any more. */
export const ConnectionPlace = () =>
  useWhenIdle(useViewer() !== null) && (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ConnectionBar />
      </Suspense>
    </ErrorBoundary>
  )
