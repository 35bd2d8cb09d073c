import { lazy, Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { fetchLater } from '../app/fetchLater.ts'
import { copy } from '../copy.ts'
import { useWhenIdle } from '../parts/useWhenIdle.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { viewerOf } from './sectionFacts.ts'

const HomeDialogs = lazy(() => import('./HomeDialogs.tsx').then(({ HomeDialogs: dialogs }) => ({ default: dialogs })))

interface HomeDialogsPlaceProps extends HomeDialogsProps {
  /** The page is there: what nobody waits for may come. */
  readonly settled: boolean
}

/** Lets the dialogs come once the page rests, or when somebody needs one. What may be needed after them is fetched then, too. One that was asked for and does not come is said so. */
export const HomeDialogsPlace = ({ settled, ...props }: HomeDialogsPlaceProps) => {
  const idle = useWhenIdle(settled)
  const viewer = viewerOf(props.home)
  const { notifications } = useApplication()
  const giveUp = () => {
    if (props.asked) notifications.warn(copy.pageFailed.text)
    props.onClose()
  }
  useEffect(() => (idle ? fetchLater() : undefined), [idle])
  return (
    (idle || props.asked !== null || needsSignup(viewer) || needsAvatar(viewer)) && (
      <ErrorBoundary fallback={null} onError={giveUp} resetKeys={[props.asked]}>
        <Suspense>
          <HomeDialogs {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
