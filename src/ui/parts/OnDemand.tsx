import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useApplication } from '../app/ApplicationContext.ts'
import { copy } from '../copy.ts'
import { renewLost } from './later.tsx'

interface OnDemandProps {
  /** What somebody asks for just now; null: nothing, and what does not come is missed by nobody. */
  readonly asked: unknown
  /** It will not come. */
  onLost(): void
  readonly children: ReactNode
}

/** Around a part whose code comes when it is wanted. One that was asked for and does not come is said so; the page stays. */
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
