import { later, LazyBoundary, useWhenIdle } from '../kit/lazy.tsx'
import { useViewer } from '../viewer/useViewer.ts'

const ConnectionBar = later(() => import('./ConnectionBar.tsx').then((loaded) => loaded.ConnectionBar))

/** Loaded as soon as the page is idle, trouble or not: once the network is gone it could not be loaded. */
export const ConnectionPlace = () =>
  useWhenIdle(useViewer() !== null) && (
    <LazyBoundary>
      <ConnectionBar />
    </LazyBoundary>
  )
