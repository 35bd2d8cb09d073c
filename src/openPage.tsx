import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { createApplication } from './container.ts'
import type { StartReading } from './environment.ts'
import { shellView } from './shellView.ts'
import { Root } from './ui/app/Root.tsx'
import { copy } from './ui/copy.ts'
import { type HomePlanObserver, HomePlanObserverContext } from './ui/home/HomePage.tsx'
import { later, LazyBoundary } from './ui/kit/lazy.tsx'
import { createQueryClient, type QueryOptions } from './ui/kit/query.ts'
import { siteQuery } from './ui/site/useSite.ts'
import { viewerQuery } from './ui/viewer/useViewer.ts'

const StartProblemPage = later(() => import('./ui/app/StartProblemPage.tsx').then((loaded) => loaded.StartProblemPage))

/** The app as it was once started: a reload would start another. */
interface RunningApp {
  /** Drawn over the prerendered page, or into an empty place. */
  element(isPrerendered: boolean): ReactNode
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
  setObserver(observer: HomePlanObserver | null): void
}

export function openPage(place: Element): Page {
  let app = nothing
  let observer: HomePlanObserver | null = null
  let root: ReactRoot | null = null
  let prerendered: RunningApp | null = null
  const draw = () => {
    if (!root && app.fitsShell && isShellOf(place)) prerendered = app
    const element = <HomePlanObserverContext value={observer}>{app.element(app === prerendered)}</HomePlanObserverContext>
    if (root) root.render(element)
    else if (app === prerendered)
      // In slices, between which a slow phone answers.
      startTransition(() => {
        root = hydrateRoot(place, element)
      })
    else root = rootInEmpty(place, element)
  }
  return {
    show(start) {
      const former = app
      app = start === null ? nothing : begin(start)
      // The former app is gone from the page before what it held is let go.
      if (former === nothing) draw()
      else flushSync(draw)
      former.end()
    },
    refresh: () => app.refresh(),
    teaches: () => app.teaches(),
    setObserver(next) {
      observer = next
      // React throws a prerendered page away that is drawn once more before it is taken over.
      void app.drawn.then(draw)
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
const nothing: RunningApp = {
  element: () => null,
  fitsShell: false,
  drawn: Promise.resolve(),
  refresh: doNothing,
  teaches: async () => false,
  end: doNothing,
}
let starts = 0

function begin(start: StartReading): RunningApp {
  if (!start.ok) {
    const element = () => (
      <LazyBoundary lost={<p role="alert">{copy.pageFailed.text}</p>}>
        <StartProblemPage reason={start.reason} problems={start.problems} />
      </LazyBoundary>
    )
    return { ...nothing, element }
  }
  const key = starts++
  const shell = shellView()
  const client = createQueryClient()
  const application = createApplication(start.environment)
  let tellDrawn = doNothing
  const drawn = new Promise<void>((resolve) => {
    tellDrawn = resolve
  })
  /** An answer that comes while the prerendered page is taken over would make another page of it, so it is kept until that is done. */
  const ask = <T,>({ queryKey, queryFn }: QueryOptions<T>) =>
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
    element: (isPrerendered) => (
      <Root key={key} {...{ application, client, shell, isPrerendered }} onDrawn={tellDrawn} routes={start.routes} beside={start.beside} />
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
