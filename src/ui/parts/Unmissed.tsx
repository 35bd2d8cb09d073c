import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { renewLost } from './later.tsx'

interface UnmissedProps {
  /** Stands there until it comes. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** Around a part whose code comes later, and whose absence leaves the rest as it is. */
export const Unmissed = ({ waiting, children }: UnmissedProps) => (
  <ErrorBoundary fallback={null} onError={renewLost}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
