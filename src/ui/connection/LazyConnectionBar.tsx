import { LazyBoundary, lazyWithRetry, useWhenIdle } from '../kit/lazy.tsx'
import { useViewer } from '../viewer/useViewer.ts'

const ConnectionBar = lazyWithRetry(() => import('./ConnectionBar.tsx').then((loaded) => loaded.ConnectionBar))

/** Loads the bar while the page is idle, because it could not be loaded without a network. */
export const LazyConnectionBar = () =>
  useWhenIdle(useViewer() !== null) && (
    <LazyBoundary>
      <ConnectionBar />
    </LazyBoundary>
  )
