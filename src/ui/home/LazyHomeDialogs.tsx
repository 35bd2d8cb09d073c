import { useEffect } from 'react'
import { needsAvatar, needsSignup } from '../../domain/viewer.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { viewerOf } from './sectionProps.ts'
import { lazyWithRetry, OnDemand, useWhenIdle } from '../kit/lazy.tsx'
import { prefetchOnInteraction } from '../kit/prefetch.ts'

const HomeDialogs = lazyWithRetry(() => import('./HomeDialogs.tsx').then((loaded) => loaded.HomeDialogs))

interface LazyHomeDialogsProps extends HomeDialogsProps {
  /** The page is complete, so less urgent parts may be loaded. */
  readonly isSettled: boolean
}

/** Loads the dialogs once the page is idle or one is needed, and prefetches what may be needed after them. */
export const LazyHomeDialogs = ({ isSettled, ...props }: LazyHomeDialogsProps) => {
  const idle = useWhenIdle(isSettled)
  const viewer = viewerOf(props.home)
  useEffect(() => (idle ? prefetchOnInteraction() : undefined), [idle])
  return (
    (idle || props.requested !== null || needsSignup(viewer) || needsAvatar(viewer)) && (
      <OnDemand requested={props.requested} onLoadError={props.onClose}>
        <HomeDialogs {...props} />
      </OnDemand>
    )
  )
}
