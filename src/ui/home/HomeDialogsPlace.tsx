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
  /** The page is there: what nobody waits for may come. */
  readonly settled: boolean
}

/** Lets the dialogs come once the page rests, or when somebody needs one. What may be needed after them is fetched then, too. */
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
