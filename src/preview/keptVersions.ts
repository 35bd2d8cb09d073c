import { Workbox } from 'workbox-window'
import { consoleLog } from '../adapters/browser/consoleLog.ts'
import type { Versions } from '../ui/preview/PreviewStage.ts'
import { watchedValue } from '../ui/preview/watchedValue.ts'
import { workerAddress } from './workerAddress.ts'

/** Keeps the demo on this device, so that it runs without its server. A newer version waits for consent: no page mixes two. */
export function keptVersions(): Versions | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return null
  const isNewHere = watchedValue(false)
  const worker = new Workbox(workerAddress(window, `${import.meta.env.BASE_URL}sw.js`))
  worker.addEventListener('waiting', () => isNewHere.set(true))
  // Also if another window agreed: the version that this window runs is no longer cached.
  worker.addEventListener('controlling', startOver)
  void atLeisure().then(async () => {
    await quietly(() => worker.register({ immediate: true }))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void quietly(() => worker.update())
    })
  })
  return {
    isNewHere,
    openNew() {
      // A page that was loaded without the worker gets no controllerchange event.
      worker.addEventListener('activated', startOver)
      worker.messageSkipWaiting()
    },
    later: () => isNewHere.set(false),
  }
}

const startOver = () => location.reload()

/** Some megabytes are fetched ahead of time. */
const savesData = () => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** What the first visit is for comes first. */
const patience = 3_000

const atLeisure = async () => {
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, patience))
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }))
}

/** Where a browser forbids it, or the server is away, the demo goes on as it is. */
const quietly = async (work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    consoleLog.warn({ kind: 'call-failed', call: 'keep the demo on this device', problem: String(error) })
  }
}
