import { useEffect } from 'react'
import { needsAvatar, needsSignup } from '../../domain/viewer.ts'
import { fetchLater } from '../kit/prefetch.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { viewerOf } from './sectionProps.ts'
import { later, OnDemand, useWhenIdle } from '../kit/lazy.tsx'

const HomeDialogs = later(() => import('./HomeDialogs.tsx').then((loaded) => loaded.HomeDialogs))

interface HomeDialogsPlaceProps extends HomeDialogsProps {
  /** The page is complete, so less urgent parts may be loaded. */
  readonly settled: boolean
}

/** Loads the dialogs once the page is idle or one is needed, and prefetches what may be needed after them. */
export const HomeDialogsPlace = ({ settled, ...props }: HomeDialogsPlaceProps) => {
  const idle = useWhenIdle(settled)
  const viewer = viewerOf(props.home)
  useEffect(() => (idle ? fetchLater() : undefined), [idle])
  return (
    (idle || props.asked !== null || needsSignup(viewer) || needsAvatar(viewer)) && (
      <OnDemand asked={props.asked} onLost={props.onClose}>
        <HomeDialogs {...props} />
      </OnDemand>
    )
  )
}
