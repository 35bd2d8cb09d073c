import { later } from '../parts/later.tsx'
import { Unmissed } from '../parts/Unmissed.tsx'
import { useWhenIdle } from '../parts/useWhenIdle.ts'
import { useViewer } from '../viewer/useViewer.ts'

const ConnectionBar = later(() => import('./ConnectionBar.tsx').then((loaded) => loaded.ConnectionBar))

/** Comes as soon as the page rests, trouble or not: without a network it could not come any more. */
export const ConnectionPlace = () =>
  useWhenIdle(useViewer() !== null) && (
    <Unmissed>
      <ConnectionBar />
    </Unmissed>
  )
