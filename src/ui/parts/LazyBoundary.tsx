import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { renewLost } from './later.tsx'

interface LazyBoundaryProps {
  /** Drawn while it is loading. */
  readonly waiting?: ReactNode
  /** Drawn when it cannot be loaded. */
  readonly lost?: ReactNode
  readonly children: ReactNode
}

/** Around a lazily loaded part that the page can do without. */
export const LazyBoundary = ({ waiting, lost = null, children }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={lost} onError={renewLost}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
