import { LazyBoundary, lazyWithRetry, useWhenIdle } from '../kit/lazy.tsx'
import { useViewer } from '../viewer/useViewer.ts'

const ConnectionBar = lazyWithRetry(() => import('./ConnectionBar.tsx').then((loaded) => loaded.ConnectionBar))

/** Loaded when the page is idle, because it could not be loaded once the network is gone. */
export const LazyConnectionBar = () =>
  useWhenIdle(useViewer() !== null) && (
    <LazyBoundary>
      <ConnectionBar />
    </LazyBoundary>
  )
