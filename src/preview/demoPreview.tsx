import { createRoot } from 'react-dom/client'
import { Workbox } from 'workbox-window'
import { pageCalls } from '../../mock-server/callLog.ts'
import { demoDefaults, demoParameters, personas, readDemoAddress } from '../../mock-server/demoAddress.ts'
import { channelLabels, channelOfHost } from '../../mock-server/demoChannels.ts'
import { userIdOf } from '../../mock-server/personas.ts'
import { forgetProgress } from '../../mock-server/progressStore.ts'
import { parseChannelSettings, readChannelSettings } from '../adapters/browser/channelSettingsJson.ts'
import { consoleLog, deviceStore, hasFinePointer, localStore } from '../adapters/browser/device.ts'
import { forgetLocalDrafts } from '../adapters/browser/localDrafts.ts'
import { readPreviewMessage } from '../adapters/browser/previewMessages.ts'
import { type SettingsDraft, settingsDraftKey } from '../application/channelSettings.ts'
import type { SettingsOverride } from '../application/preview/settingsOverride.ts'
import type { ChannelInfoJson } from '../domain/channel/channelSettings.ts'
import { paths } from '../domain/paths.ts'
import type { VisitorList } from '../application/preview/previewMessage.ts'
import { trustedWorkerUrl } from '../adapters/browser/trustedWorkerUrl.ts'
import type { AppPage } from '../appPage.tsx'
import { createApplication, type Environment } from '../container.ts'
import type { SectionPlan } from '../domain/home/plan.ts'
import { readEnvironment, type StartedEnvironment } from '../environment.ts'
import { changedAddress, channelName, demoControls, personaNames, plainAddress, sharedAddress } from './demoControls.ts'
import { originalHeader, settingsFragment, settingsOverrides } from '../demoFetch.ts'
import { sideBySideParameters, sideBySideViews, withoutSideBySide, withSideBySide } from './sideBySide.ts'
import { clearVisitStorage } from './visitStorage.ts'
import { lazyWithRetry } from '../ui/kit/lazy.tsx'
import { withBasePath } from '../ui/kit/basePath.ts'
import { createPreviewRoot, Preview } from '../ui/preview/Preview.tsx'
import type { AppVersions, PreviewHost, PreviewPageName, PreviewState } from '../ui/preview/PreviewHost.ts'
import { createStore } from '../ui/preview/store.ts'

/** Stores the settings that were tried out as the operator's draft and ends the trial: the page of settings shows saved ones. */
function keepAsDraft(channel: string, settings: ChannelInfoJson): void {
  const draft: SettingsDraft = { settings, base: null }
  deviceStore(consoleLog).set(settingsDraftKey({ userId: userIdOf({ persona: 'operator' }) }, channel), JSON.stringify(draft))
  settingsOverrides.set(channel, null)
}

/** Settings by channel and address, since another seed or amount of content is another world. */
const originalSettings = new Map<string, ChannelInfoJson>()

/** Overrides the settings of a demo channel; `changed` is called after each override. */
export function demoSettingsOverride(channel: string, changed: () => void, startAt = readEnvironment): SettingsOverride {
  const address = new URL(location.href)
  address.searchParams.set('latency', '0')
  address.searchParams.delete('fault')
  const view = `${channel} ${address.search}`
  const load = async () => {
    const start = startAt(address)
    if (!start.ok) return null
    const answer = await fetchChannelInfo(start.environment, channel).finally(start.stop)
    const reading = parseChannelSettings(answer)
    return reading.ok ? reading.settings : null
  }
  return {
    async original() {
      const known = originalSettings.get(view)
      if (known !== undefined) return known
      const settings = await load()
      // Settings that could not be read may be readable in another view.
      if (settings !== null) originalSettings.set(view, settings)
      return settings
    },
    current() {
      const reading = readChannelSettings(settingsOverrides.get(channel) ?? '')
      return reading.ok ? reading.settings : null
    },
    set(settings) {
      settingsOverrides.set(channel, settings && JSON.stringify(settings))
      changed()
    },
    read: readChannelSettings,
  }
}

async function fetchChannelInfo({ fetch, config }: Environment, channel: string): Promise<unknown> {
  const path = `/${config.product}/v1/channels/${encodeURIComponent(channel)}/info`
  const response = await fetch(new Request(new URL(path, location.href), { headers: { [originalHeader]: '' } }))
  return response.ok ? response.json() : null
}

/** Lists every persona of the demo on the address's channel, each read with an application of its own, as the page reads it. */
async function demoVisitors(address: URL): Promise<VisitorList> {
  const current = address.searchParams.get('persona') ?? demoDefaults.persona
  const visits = await Promise.all(
    personas.map(async (key) => {
      const { viewer, site, channel } = await withApplication(address, key, async (application) => {
        const [person, place] = await Promise.all([application.viewer.current(), application.siteLoader.load()])
        return { viewer: person, site: place.site, channel: place.channel }
      })
      return { key, name: personaNames[key], isCurrent: key === current, viewer, site, channel }
    }),
  )
  const house = await withApplication(address, 'guest', ({ rolePolicy, settings }) => ({ rolePolicy, settings }))
  return { visitors: visits, installation: house }
}

async function withApplication<T>(
  address: URL,
  persona: string,
  query: (application: ReturnType<typeof createApplication>) => T,
): Promise<Awaited<T>> {
  const start = startAs(address, persona)
  try {
    return await query(createApplication(start.environment))
  } finally {
    start.stop()
  }
}

function startAs(address: URL, persona: string): StartedEnvironment {
  const visit = new URL(address)
  visit.searchParams.set('persona', persona)
  visit.searchParams.set('latency', '0')
  for (const name of ['content', 'fault']) visit.searchParams.delete(name)
  const start = readEnvironment(visit)
  if (!start.ok) throw new Error(start.reason)
  return start
}

/** Stores the demo on this device, so that it runs without its server. A newer version waits for consent: no page mixes two. */
function offlineVersions(): AppVersions | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || prefersReducedData()) return null
  const isNewHere = createStore(false)
  const isOfflineReady = createStore(false)
  void navigator.serviceWorker.ready.then(() => isOfflineReady.set(true))
  const worker = new Workbox(trustedWorkerUrl(window, `${import.meta.env.BASE_URL}sw.js`))
  worker.addEventListener('waiting', () => isNewHere.set(true))
  // The reload is needed even if another window agreed: the version that this window runs is no longer cached.
  worker.addEventListener('controlling', reloadPage)
  void whenPageIsIdle().then(async () => {
    await logFailure(() => worker.register({ immediate: true }))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void logFailure(() => worker.update())
    })
  })
  return {
    isOfflineReady,
    isUpdateReady: isNewHere,
    update() {
      // A page that was loaded without the worker gets no controllerchange event.
      worker.addEventListener('activated', reloadPage)
      worker.messageSkipWaiting()
    },
    postpone: () => isNewHere.set(false),
  }
}

const reloadPage = () => location.reload()

/** Tells whether the user saves data, before megabytes are loaded ahead. */
const prefersReducedData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Delay in ms before downloads, to keep the first visit fast. */
const firstVisitDelayMs = 3_000

const whenPageIsIdle = async () => {
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, firstVisitDelayMs))
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: firstVisitDelayMs }))
}

/** Logs a failure and continues: the demo also works where a browser forbids this, or the server is away. */
const logFailure = async (work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    consoleLog.warn({ kind: 'call-failed', call: 'keep the demo on this device', problem: String(error) })
  }
}

const WhoSeesWhatPage = lazyWithRetry(() =>
  import('../ui/preview/matrix/VisibilityMatrixPage.tsx').then((loaded) => loaded.VisibilityMatrixPage),
)
const SideBySidePage = lazyWithRetry(() => import('../ui/preview/side-by-side/SideBySidePage.tsx').then((loaded) => loaded.SideBySidePage))
const Playground = lazyWithRetry(() => import('../ui/preview/playground/Playground.tsx').then((loaded) => loaded.Playground))
const DemoFaultLab = lazyWithRetry(() => import('./demoFaultLab.tsx').then((loaded) => loaded.DemoFaultLab))
const DemoStatePanel = lazyWithRetry(() => import('./demoState.tsx').then((loaded) => loaded.DemoStatePanel))

const currentUrl = () => new URL(location.href)
const pathOf = (page: PreviewPageName | null) => withBasePath(page === null ? '/' : `/preview/${page}`)
const pages: readonly PreviewPageName[] = ['who-sees-what', 'side-by-side']
/** The preview page at an address; null if the address has errors, which are shown instead. */
const pageAt = (url: URL) =>
  readDemoAddress(url, hasFinePointer()).ok ? (pages.find((page) => pathOf(page) === url.pathname) ?? null) : null

/** Returns the parts of an address that need a reload; the router handles the others. */
const viewKeyOf = (url: URL) =>
  [
    pageAt(url),
    ...[...demoParameters, ...sideBySideParameters].flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${value}`)),
  ].join('&')

/** The preview bar of the demo: it changes the address and shows its values. */
export function startDemoPreview(page: AppPage): void {
  if (pageAt(currentUrl()) === null && location.pathname.startsWith(withBasePath('/preview/'))) page.show(readEnvironment())
  if (pageAt(currentUrl()) === 'side-by-side') history.replaceState(null, '', withSideBySide(currentUrl(), new Date()))
  let startCount = 0
  let shown = viewKeyOf(currentUrl())
  const read = (): PreviewState => ({
    controls: demoControls(currentUrl(), hasFinePointer()),
    page: pageAt(currentUrl()),
    note: settingsOverrides.get(currentChannel()) ? '시험 중인 설정으로 보고 있어요.' : null,
    startCount,
  })
  const state = createStore(read())
  const plan = createStore<readonly SectionPlan[] | null>(null)

  const restart = () => {
    shown = viewKeyOf(currentUrl())
    startCount++
    if (pageAt(currentUrl()) === null) holdPageHeight()
    page.show(pageAt(currentUrl()) === null ? readEnvironment() : null)
    state.set(read())
  }
  const goTo = (to: URL) => {
    if (to.origin !== location.origin) return location.assign(to.href)
    if (to.href !== location.href) history.pushState(null, '', to)
    if (viewKeyOf(to) !== shown) restart()
  }
  window.addEventListener('popstate', () => {
    if (viewKeyOf(currentUrl()) !== shown) restart()
  })

  // After a reset, settings tried before it no longer apply.
  let resets = 0
  const stage: PreviewHost = {
    state,
    plan,
    storage: localStore(consoleLog, () => window.sessionStorage),
    change: (name, value) => goTo(changedAddress(currentUrl(), name, value)),
    reset() {
      resets++
      // The override is also removed from memory, where it is kept if the browser forbids storage.
      settingsOverrides.set(currentChannel(), null)
      // The next page reads the stored data after this.
      void forgetProgress()
      void forgetLocalDrafts()
      clearVisitStorage(() => window.localStorage)
      clearVisitStorage(() => window.sessionStorage)
      history.pushState(null, '', plainAddress(currentUrl(), demoParameters))
      restart()
    },
    open(name) {
      const to = new URL(pathOf(name), currentUrl())
      to.search = location.search
      goTo(name === 'side-by-side' ? withSideBySide(to, new Date()) : withoutSideBySide(to))
    },
    link: async () => currentSharedUrl().href + (await settingsFragment(currentChannel())),
    pages: {
      'who-sees-what': () => (
        <WhoSeesWhatPage key={state.get().startCount} channel={channelName(currentChannel())} source={() => demoVisitors(currentUrl())} />
      ),
      'side-by-side': () => (
        <SideBySidePage
          {...sideBySideViews(currentUrl(), hasFinePointer() ? 'desktop' : 'mobile')}
          readMessage={readPreviewMessage}
          change={(name, value) => goTo(changedAddress(currentUrl(), name, value))}
        />
      ),
    },
    settings: () => (
      <Playground
        key={`${currentChannel()} ${resets}`}
        channel={currentChannel() === demoDefaults.channel ? null : channelName(currentChannel())}
        channels={channelLabels.map((value) => ({ value, label: channelName(value) }))}
        onChannel={(label) => goTo(changedAddress(currentUrl(), 'channel', label))}
        onKeep={(settings) => {
          keepAsDraft(currentChannel(), settings)
          const to = changedAddress(currentUrl(), 'persona', 'operator')
          to.pathname = withBasePath(paths.channelSettings)
          history.pushState(null, '', to)
          restart()
        }}
        override={demoSettingsOverride(currentChannel(), () => {
          page.refresh()
          state.set(read())
        })}
      />
    ),
    faults: () => (
      <DemoFaultLab
        faults={currentFaults()}
        latency={state.get().controls.find(({ name }) => name === 'latency')}
        calls={pageCalls}
        change={(name, value) => goTo(changedAddress(currentUrl(), name, value))}
      />
    ),
    carrier: () => (
      <DemoStatePanel
        now={() => new Date()}
        sharedUrl={currentSharedUrl}
        openStorage={() => window.localStorage}
        onReplaced={(to) => {
          settingsOverrides.set(currentChannel(), null)
          to.hash = ''
          history.pushState(null, '', to)
          restart()
        }}
      />
    ),
    versions: offlineVersions(),
  }

  page.setObserver(plan.set)
  createRoot(createPreviewRoot()).render(<Preview host={stage} />)
}

/** Keeps the page's height during a restart, so that the scroll position stays. */
const holdPageHeight = () => {
  const root = document.getElementById('root')
  if (!root) return
  Object.assign(root.style, { minHeight: `${root.offsetHeight}px`, overflowAnchor: 'none' })
  const letGo = () => {
    clearTimeout(timer)
    changes.disconnect()
    Object.assign(root.style, { minHeight: '', overflowAnchor: '' })
  }
  const timer = setTimeout(letGo, holdHeightMs)
  const changes = new MutationObserver(() => {
    if (root.querySelector('main:not([aria-busy="true"])')) letGo()
  })
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}
/** The longest time that a page may take until its calls have been answered or have failed. */
const holdHeightMs = 30_000

const currentFaults = () => currentUrl().searchParams.getAll('fault').join(',')

const currentChannel = () => currentUrl().searchParams.get('channel') ?? channelOfHost(location.hostname) ?? demoDefaults.channel

/** The address that shows a colleague this very view, but for the settings that are tried out. */
const currentSharedUrl = () => {
  const reading = readDemoAddress(currentUrl(), hasFinePointer())
  return reading.ok ? sharedAddress(currentUrl(), reading.address) : currentUrl()
}
