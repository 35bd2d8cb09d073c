import { needsAvatar, needsSignup } from '../../domain/viewer.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { viewerOf } from './sectionProps.ts'
import { lazyWithRetry, OnDemand, useWhenIdle } from '../kit/lazy.tsx'

const HomeDialogs = lazyWithRetry(() => import('./HomeDialogs.tsx').then((loaded) => loaded.HomeDialogs))

interface LazyHomeDialogsProps extends HomeDialogsProps {
  /** True once the page is complete, so that less urgent parts may load. */
  readonly isSettled: boolean
}

/** Loads the dialogs once the page is idle or one is needed. */
export const LazyHomeDialogs = ({ isSettled, ...props }: LazyHomeDialogsProps) => {
  const idle = useWhenIdle(isSettled)
  const viewer = viewerOf(props.home)
  return (
    (idle || props.requested !== null || needsSignup(viewer) || needsAvatar(viewer)) && (
      <OnDemand requested={props.requested} onLoadError={props.onClose}>
        <HomeDialogs {...props} />
      </OnDemand>
    )
  )
}
