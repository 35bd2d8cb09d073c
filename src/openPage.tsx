import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { createApplication } from './container.ts'
import { shellView } from './shellView.ts'
import type { StartReading } from './surroundings.ts'
import type { Asking } from './ui/app/Asking.ts'
import { createQueryClient } from './ui/app/createQueryClient.ts'
import { Root } from './ui/app/Root.tsx'
import { copy } from './ui/copy.ts'
import { siteQuery } from './ui/app/useSite.ts'
import { later } from './ui/parts/later.tsx'
import { Unmissed } from './ui/parts/Unmissed.tsx'
import { viewerQuery } from './ui/viewer/useViewer.ts'
import { type HomeWitness, HomeWitnessContext } from './ui/home/useHomeWitness.ts'

const StartProblemPage = later(() => import('./ui/app/StartProblemPage.tsx').then((loaded) => loaded.StartProblemPage))

/** One life of the app: a reload would start the next. */
interface Life {
  /** Drawn over the prerendered page, or into an empty place. */
  face(isPrerendered: boolean): ReactNode
  /** Its first render is the prerendered page. */
  readonly fitsShell: boolean
  /** Once it stands in the document. */
  readonly drawn: Promise<void>
  /** Reads the site's data anew, as after a change of its settings. */
  refresh(): void
  /** Whether who looks at it teaches; false while nobody can tell. */
  teaches(): Promise<boolean>
  end(): void
}

export interface Page {
  /** Ends what is there and starts anew; null leaves the place empty. */
  show(start: StartReading | null): void
  refresh(): void
  teaches(): Promise<boolean>
  /** Whoever wants to know what the home page shows, and why. */
  setWitness(witness: HomeWitness | null): void
}

export function openPage(place: Element): Page {
  let life = nothing
  let witness: HomeWitness | null = null
  let root: ReactRoot | null = null
  let prerendered: Life | null = null
  const draw = () => {
    if (!root && life.fitsShell && isShellOf(place)) prerendered = life
    const face = <HomeWitnessContext value={witness}>{life.face(life === prerendered)}</HomeWitnessContext>
    if (root) root.render(face)
    else root = life === prerendered ? hydrateRoot(place, face) : rootInEmpty(place, face)
  }
  return {
    show(start) {
      const former = life
      life = start === null ? nothing : begin(start)
      // The former app is gone from the page before what it held is let go.
      if (former === nothing) draw()
      else flushSync(draw)
      former.end()
    },
    refresh: () => life.refresh(),
    teaches: () => life.teaches(),
    setWitness(next) {
      witness = next
      // React throws a prerendered page away that is drawn once more before it is taken over.
      void life.drawn.then(draw)
    },
  }
}

/** The script in index.html says so where the address is not that of the prerendered page. */
const isShellOf = (place: Element) => place.firstChild !== null && document.documentElement.dataset['shell'] !== 'none'

const rootInEmpty = (place: Element, node: ReactNode) => {
  place.replaceChildren()
  delete document.documentElement.dataset['shell']
  const root = createRoot(place)
  root.render(node)
  return root
}

const doNothing = () => {}
const nothing: Life = {
  face: () => null,
  fitsShell: false,
  drawn: Promise.resolve(),
  refresh: doNothing,
  teaches: async () => false,
  end: doNothing,
}
let lives = 0

function begin(start: StartReading): Life {
  if (!start.ok) {
    const face = () => (
      <Unmissed lost={<p role="alert">{copy.pageFailed.text}</p>}>
        <StartProblemPage reason={start.reason} problems={start.problems} />
      </Unmissed>
    )
    return { ...nothing, face }
  }
  const life = lives++
  const shell = shellView()
  const client = createQueryClient()
  const application = createApplication(start.surroundings)
  let tellDrawn = doNothing
  const drawn = new Promise<void>((resolve) => {
    tellDrawn = resolve
  })
  /** An answer that comes while the prerendered page is taken over would make another page of it, so it is kept until that is done. */
  const ask = <T,>({ queryKey, queryFn }: Asking<T>) =>
    client.prefetchQuery({
      queryKey,
      async queryFn(context) {
        const answer = queryFn(context)
        await Promise.allSettled([answer, drawn])
        return answer
      },
    })
  // Asked before the page is drawn: what every page waits for is on its way meanwhile.
  queueMicrotask(() => {
    void ask(viewerQuery(application))
    void ask(siteQuery(application))
  })
  return {
    face: (isPrerendered) => (
      <Root key={life} {...{ application, client, shell, isPrerendered }} onDrawn={tellDrawn} routes={start.routes} beside={start.beside} />
    ),
    fitsShell: true,
    drawn,
    async teaches() {
      const viewer = client.ensureQueryData(viewerQuery(application))
      return viewer.then(application.rolePolicy.teaches, () => false)
    },
    refresh: () => void client.invalidateQueries({ queryKey: ['site'] }),
    end: () => {
      // Cancelling a running query restarts its garbage-collection timer, so cancel first, then clear.
      void client.cancelQueries().finally(() => client.clear())
      start.stop()
    },
  }
}
