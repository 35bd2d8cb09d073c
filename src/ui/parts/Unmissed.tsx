import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { renewLost } from './later.tsx'

interface UnmissedProps {
  /** Stands there until it comes. */
  readonly waiting?: ReactNode
  /** Stands there when it does not come. */
  readonly lost?: ReactNode
  readonly children: ReactNode
}

/** Around a part whose code comes later, and whose absence leaves the rest as it is. */
export const Unmissed = ({ waiting, lost = null, children }: UnmissedProps) => (
  <ErrorBoundary fallback={lost} onError={renewLost}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
