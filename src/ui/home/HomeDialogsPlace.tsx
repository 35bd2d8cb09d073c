import { useEffect } from 'react'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { fetchLater } from '../app/fetchLater.ts'
import { later } from '../parts/later.tsx'
import { OnDemand } from '../parts/OnDemand.tsx'
import { useWhenIdle } from '../parts/useWhenIdle.ts'
import type { HomeDialogsProps } from './HomeDialogs.tsx'
import { viewerOf } from './sectionFacts.ts'

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
