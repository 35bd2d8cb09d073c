import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useApplication } from '../app/ApplicationContext.ts'
import { copy } from '../copy.ts'
import { renewLost } from './later.tsx'

interface OnDemandProps {
  /** What the user asks for at the moment. While it is null, a chunk that fails to load is not reported. */
  readonly asked: unknown
  /** The chunk could not be loaded. */
  onLost(): void
  readonly children: ReactNode
}

/** Around a lazily loaded part. If the user asked for it and it cannot be loaded, a notification says so; the page stays. */
export const OnDemand = ({ asked, onLost, children }: OnDemandProps) => {
  const { notifications } = useApplication()
  const giveUp = () => {
    if (asked) notifications.warn(copy.pageFailed.text)
    renewLost()
    onLost()
  }
  return (
    <ErrorBoundary fallback={null} onError={giveUp} resetKeys={[asked]}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
