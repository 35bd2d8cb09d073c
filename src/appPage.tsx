import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { createApplication } from './container.ts'
import type { EnvironmentResult } from './environment.ts'
import { shellView } from './shell/shellView.ts'
import { Root, type ShellView } from './ui/app/Root.tsx'
import { copy } from './ui/copy.ts'
import { type HomePlanObserver, HomePlanObserverContext } from './ui/home/HomePage.tsx'
import { withoutBasePath } from './ui/kit/basePath.ts'
import { LazyBoundary, lazyWithRetry } from './ui/kit/lazy.tsx'
import { createQueryClient, queriesNamed, type QueryOptions } from './ui/kit/query.ts'
import { siteQuery } from './ui/site/useSite.ts'
import { viewerQuery } from './ui/viewer/useViewer.ts'

const StartProblemPage = lazyWithRetry(() => import('./ui/app/StartProblemPage.tsx').then((loaded) => loaded.StartErrorPage))

/** The running app, which is started once: a reload would start another. */
interface RunningApp {
  readonly element: ReactNode
  /** Resolves once the app is in the document. */
  readonly rendered: Promise<void>
  /** See `AppPage`. */
  calm(): Promise<void>
  /** Reloads the site's data, as after a change of its settings. */
  refresh(): void
  /** Returns whether the viewer teaches; false while that is unknown. */
  viewerCanTeach(): Promise<boolean>
  dispose(): void
}

export interface AppPage {
  /** Stops the running app and starts a new one; null leaves the place empty. */
  show(start: EnvironmentResult | null): void
  refresh(): void
  viewerCanTeach(): Promise<boolean>
  /** Resolves once the page has shown the answers to its first calls, or after five seconds. */
  calm(): Promise<void>
  /** Sets the observer that is told what the home page shows, and why. */
  setObserver(observer: HomePlanObserver | null): void
}

export function createAppPage(place: Element): AppPage {
  let app = emptyApp
  let observer: HomePlanObserver | null = null
  let root: ReactRoot | null = null
  const draw = () => {
    root ??= emptyRoot(place)
    root.render(observed(app, observer))
  }
  return {
    show(start) {
      const former = app
      const shell = root === null && start?.ok && hasShell(place) ? shellView() : null
      app = start === null ? emptyApp : startApp(start, shell)
      if (shell)
        // Hydrates in slices, so that a slow phone can respond between them.
        startTransition(() => {
          root = hydrateRoot(place, observed(app, observer))
        })
      else if (former === emptyApp) draw()
      // The former app is removed from the page before it is disposed.
      else flushSync(draw)
      former.dispose()
    },
    refresh: () => app.refresh(),
    viewerCanTeach: () => app.viewerCanTeach(),
    calm: () => app.calm(),
    setObserver(next) {
      observer = next
      // React discards a prerendered page that is drawn once more before it is hydrated.
      void app.rendered.then(draw)
    },
  }
}

const observed = ({ element }: RunningApp, observer: HomePlanObserver | null) => (
  <HomePlanObserverContext value={observer}>{element}</HomePlanObserverContext>
)

/** Returns whether the prerendered shell fits the address: the script in index.html marks the page where it does not. */
const hasShell = (place: Element) => place.firstChild !== null && document.documentElement.dataset['shell'] !== 'none'

const emptyRoot = (place: Element) => {
  place.replaceChildren()
  delete document.documentElement.dataset['shell']
  return createRoot(place)
}

const doNothing = () => {}
const emptyApp: RunningApp = {
  element: null,
  rendered: Promise.resolve(),
  calm: async () => {},
  refresh: doNothing,
  viewerCanTeach: async () => false,
  dispose: doNothing,
}
let starts = 0

function startApp(start: EnvironmentResult, shell: ShellView | null): RunningApp {
  if (!start.ok) {
    const element = (
      <LazyBoundary failed={<p role="alert">{copy.pageFailed.text}</p>}>
        <StartProblemPage reason={start.reason} problems={start.problems} />
      </LazyBoundary>
    )
    return { ...emptyApp, element }
  }
  const key = starts++
  const client = createQueryClient()
  const application = createApplication(start.environment)
  let markRendered = doNothing
  const drawn = new Promise<void>((resolve) => {
    markRendered = resolve
  })
  /** Prefetches, but keeps an answer that comes during hydration until it is done, since it would change the prerendered page. */
  const prefetchWhenRendered = <T,>({ queryFn, ...query }: QueryOptions<T>) =>
    client.prefetchQuery({
      ...query,
      async queryFn(context) {
        const answer = queryFn(context)
        await Promise.allSettled([answer, drawn])
        return answer
      },
    })
  // These queries start before the page is drawn, because every page waits for them.
  void prefetchWhenRendered(viewerQuery(application))
  void prefetchWhenRendered(siteQuery(application, withoutBasePath(location.pathname)))
  return {
    element: <Root key={key} {...{ application, client, shell }} onRendered={markRendered} routes={start.routes} extras={start.extras} />,
    rendered: drawn,
    calm: () => drawn.then(() => untilCalm(client)),
    async viewerCanTeach() {
      const viewer = client.ensureQueryData(viewerQuery(application))
      return viewer.then(application.rolePolicy.canTeach, () => false)
    },
    refresh: () => void client.invalidateQueries(queriesNamed('site')),
    dispose: () => {
      // Cancelling a running query restarts its garbage-collection timer, so cancel first, then clear.
      void client.cancelQueries().finally(() => client.clear())
      start.stop()
    },
  }
}

const [calmAfterMs, calmAtLatestMs] = [200, 5_000]

/** Resolves once no call was open for a moment; one that the answer to another causes starts within it. */
const untilCalm = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (client.isFetching() === 0) end()
      }, calmAfterMs)
    }
    const stop = client.getQueryCache().subscribe(wait)
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    wait()
    setTimeout(end, calmAtLatestMs)
  })
