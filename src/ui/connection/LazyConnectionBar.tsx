import { LazyBoundary, lazyWithRetry, useWhenIdle } from '../kit/lazy.tsx'
import { useViewer } from '../viewer/useViewer.ts'

const ConnectionBar = lazyWithRetry(() => import('./ConnectionBar.tsx').then((loaded) => loaded.ConnectionBar))

/** Loaded as soon as the page is idle, trouble or not: once the network is gone it could not be loaded. */
export const LazyConnectionBar = () =>
  useWhenIdle(useViewer() !== null) && (
    <LazyBoundary>
      <ConnectionBar />
    </LazyBoundary>
  )
