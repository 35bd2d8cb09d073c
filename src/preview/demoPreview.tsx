import { createRoot } from 'react-dom/client'
import { Workbox } from 'workbox-window'
import { personas } from '../../mock-server/DemoAddress.ts'
import { channelOfHost } from '../../mock-server/demoChannels.ts'
import { demoDefaults } from '../../mock-server/demoDefaults.ts'
import { forgetDemo } from '../../mock-server/demoMemory.ts'
import { demoParameters } from '../../mock-server/demoParameters.ts'
import { pageCalls } from '../../mock-server/pageCalls.ts'
import { readDemoAddress } from '../../mock-server/readDemoAddress.ts'
import { consoleLog, hasFinePointer, localStore } from '../adapters/browser/device.ts'
import { apiPaths } from '../adapters/http/apiPaths.ts'
import { flagKey } from '../application/notice.ts'
import { type ChannelInfoJson, channelInfoJsonOf, type SettingsTrial } from '../application/preview/channelSettings.ts'
import type { Visitors } from '../application/preview/preview.ts'
import { hiddenDateKey } from '../application/quest.ts'
import { createApplication, type Environment } from '../container.ts'
import type { SectionPlan } from '../domain/home/plan.ts'
import { readEnvironment, type Start } from '../environment.ts'
import type { Page } from '../openPage.tsx'
import { besideAddresses, besideParameters, leaveBeside, withBeside } from './beside.ts'
import { faultEdits, faultsOf } from './calls.ts'
import { changedAddress, channelName, demoControls, personaNames, plainAddress, sharedAddress } from './controls.ts'
import { triedSettings } from './demoFetch.ts'
import { returnKey } from '../ui/kit/storageKeys.ts'
import { later } from '../ui/kit/lazy.tsx'
import { inFolder } from '../ui/kit/pages.ts'
import { draftKey, takesClassesKey } from '../ui/kit/storageKeys.ts'
import { Preview, previewPlace } from '../ui/preview/Preview.tsx'
import type { PreviewPageName, PreviewStage, PreviewState, Versions } from '../ui/preview/PreviewStage.ts'
import { watchedValue } from '../ui/preview/watchedValue.ts'
import { hiddenOwnPlaceKey } from '../ui/ranking/OwnPlace.tsx'

const kept: ReadonlySet<string> = new Set([hiddenDateKey, flagKey, takesClassesKey, returnKey])
const keptOfSomebody = [hiddenOwnPlaceKey, draftKey]

/**
 * Removes what a visit leaves in localStorage or sessionStorage besides the demo's own memory: choices kept for a day, per user
 * or per class, drafts, the page to return to after the sign-in. The theme stays: it belongs to the screen.
 */
export function forgetVisit(open: () => Storage): void {
  try {
    const storage = open()
    const ofVisit = Object.keys(storage).filter((key) => kept.has(key) || keptOfSomebody.some((start) => key.startsWith(start)))
    ofVisit.forEach((key) => storage.removeItem(key))
  } catch {
    // what cannot be opened holds nothing
  }
}

/** By channel and address: another seed or amount of content is another world. */
const originals = new Map<string, ChannelInfoJson>()

/** Tries settings out on a channel of the demo; `changed` is told each time. */
export function demoSettingsTrial(channel: string, changed: () => void, startAt = readEnvironment): SettingsTrial {
  const address = new URL(location.href)
  address.searchParams.set('latency', '0')
  address.searchParams.delete('fault')
  const view = `${channel} ${address.search}`
  const load = async () => {
    const start = startAt(address)
    if (!start.ok) return null
    const answer = await ask(start.environment, channel).finally(start.stop)
    const reading = channelInfoJsonOf(answer)
    return reading.ok ? reading.settings : null
  }
  return {
    async original() {
      const known = originals.get(view)
      if (known !== undefined || triedSettings.get(channel)) return known ?? null
      const settings = await load()
      // What could not be read may be readable in another view.
      if (settings !== null) originals.set(view, settings)
      return settings
    },
    tried: () => triedSettings.get(channel),
    tryOut(settings) {
      triedSettings.set(channel, settings)
      changed()
    },
  }
}

async function ask({ fetch, config }: Environment, channel: string): Promise<unknown> {
  const path = `/${config.product}/v1/channels/${encodeURIComponent(channel)}/info`
  const response = await fetch(new Request(new URL(path, location.href)))
  return response.ok ? response.json() : null
}

/** Every persona of the demo at the address's channel, each let in through the same door as the page itself. */
async function demoVisitors(address: URL): Promise<Visitors> {
  const current = address.searchParams.get('persona') ?? demoDefaults.persona
  const visits = await Promise.all(
    personas.map(async (key) => {
      const { viewer, site, channel } = await atTheDoor(address, key, async (application) => {
        const [person, place] = await Promise.all([application.viewer.current(), application.siteLoader.load()])
        return { viewer: person, site: place.site, channel: place.channel }
      })
      return { key, name: personaNames[key], isCurrent: key === current, viewer, site, channel }
    }),
  )
  const house = await atTheDoor(address, 'guest', ({ rolePolicy, settings }) => ({ rolePolicy, settings }))
  return { visits, house }
}

async function atTheDoor<T>(
  address: URL,
  persona: string,
  query: (application: ReturnType<typeof createApplication>) => T,
): Promise<Awaited<T>> {
  const start = startOf(address, persona)
  try {
    return await query(createApplication(start.environment))
  } finally {
    start.stop()
  }
}

function startOf(address: URL, persona: string): Start {
  const visit = new URL(address)
  visit.searchParams.set('persona', persona)
  visit.searchParams.set('latency', '0')
  for (const name of ['content', 'fault']) visit.searchParams.delete(name)
  const start = readEnvironment(visit)
  if (!start.ok) throw new Error(start.reason)
  return start
}

type Address = ConstructorParameters<typeof Workbox>[0]

/** Of what browsers call Trusted Types, the part that is needed here; not every browser has it. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): Address }
  }
}

/** The one script that is loaded by its address: the page's policy lets nothing through but this (contentSecurityPolicy.ts). */
export function workerAddress(around: Window & WithTrustedTypes, address: string): Address {
  return around.trustedTypes?.createPolicy('codingbada-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
}

/** Keeps the demo on this device, so that it runs without its server. A newer version waits for consent: no page mixes two. */
function keptVersions(): Versions | null {
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

const WhoSeesWhatPage = later(() => import('../ui/preview/matrix/WhoSeesWhatPage.tsx').then((loaded) => loaded.WhoSeesWhatPage))
const SideBySidePage = later(() => import('../ui/preview/beside/SideBySidePage.tsx').then((loaded) => loaded.SideBySidePage))
const Playground = later(() => import('../ui/preview/playground/Playground.tsx').then((loaded) => loaded.Playground))
const FaultLab = later(() => import('../ui/preview/faults/FaultLab.tsx').then((loaded) => loaded.FaultLab))

const here = () => new URL(location.href)
const pathOf = (page: PreviewPageName | null) => inFolder(page === null ? '/' : `/preview/${page}`)
const pages: readonly PreviewPageName[] = ['who-sees-what', 'side-by-side']
/** The preview's own page at an address; none where the address is not understood, which is then what is shown. */
const pageAt = (url: URL) =>
  readDemoAddress(url, hasFinePointer()).ok ? (pages.find((page) => pathOf(page) === url.pathname) ?? null) : null

/** What of an address makes another view; the rest is the app's own way through its pages. */
const viewOf = (url: URL) =>
  [
    pageAt(url),
    ...[...demoParameters, ...besideParameters].flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${value}`)),
  ].join('&')

/** The preview bar over the demo: it writes addresses, and shows what they say. */
export function startDemoPreview(page: Page): void {
  if (pageAt(here()) === null && location.pathname.startsWith(inFolder('/preview/'))) page.show(readEnvironment())
  if (pageAt(here()) === 'side-by-side') history.replaceState(null, '', withBeside(here(), new Date()))
  let life = 0
  let shown = viewOf(here())
  const read = (): PreviewState => ({
    controls: demoControls(here(), hasFinePointer()),
    page: pageAt(here()),
    note: triedSettings.get(channelNow()) ? `${channelName(channelNow())}: 시험 중인 설정으로 보고 있어요.` : null,
    life,
  })
  const state = watchedValue(read())
  const plan = watchedValue<readonly SectionPlan[] | null>(null)

  const restart = () => {
    shown = viewOf(here())
    life++
    if (pageAt(here()) === null) keepPlace()
    page.show(pageAt(here()) === null ? readEnvironment() : null)
    state.set(read())
  }
  const goTo = (to: URL) => {
    if (to.origin !== location.origin) return location.assign(to.href)
    if (to.href !== location.href) history.pushState(null, '', to)
    if (viewOf(to) !== shown) restart()
  }
  window.addEventListener('popstate', () => {
    if (viewOf(here()) !== shown) restart()
  })

  // After a reset, settings tried before it no longer apply.
  let resets = 0
  const stage: PreviewStage = {
    state,
    plan,
    memory: localStore(consoleLog, () => window.sessionStorage),
    change: (name, value) => goTo(changedAddress(here(), name, value)),
    reset() {
      triedSettings.clear()
      resets++
      forgetDemo(() => window.localStorage)
      forgetVisit(() => window.localStorage)
      forgetVisit(() => window.sessionStorage)
      history.pushState(null, '', plainAddress(here(), demoParameters))
      restart()
    },
    open(name) {
      const to = new URL(pathOf(name), here())
      to.search = location.search
      goTo(name === 'side-by-side' ? withBeside(to, new Date()) : leaveBeside(to))
    },
    link: linkHere,
    pages: {
      'who-sees-what': () => (
        <WhoSeesWhatPage key={state.get().life} channel={channelName(channelNow())} source={() => demoVisitors(here())} />
      ),
      'side-by-side': () => (
        <SideBySidePage {...besideAddresses(here())} change={(name, value) => goTo(changedAddress(here(), name, value))} />
      ),
    },
    settings: () => (
      <Playground
        key={`${channelNow()} ${resets}`}
        channel={channelNow() === demoDefaults.channel ? null : channelName(channelNow())}
        trial={demoSettingsTrial(channelNow(), () => {
          page.refresh()
          state.set(read())
        })}
      />
    ),
    faults: () => (
      <FaultLab
        view={faultsOf(faultsHere(), apiPaths)}
        edits={faultEdits(faultsHere(), apiPaths)}
        latency={state.get().controls.find(({ name }) => name === 'latency')}
        calls={pageCalls}
        change={(name, value) => goTo(changedAddress(here(), name, value))}
      />
    ),
    versions: keptVersions(),
  }

  page.setObserver(plan.set)
  createRoot(previewPlace()).render(<Preview stage={stage} />)
}

/** The page keeps its height while it starts anew, so that another role is seen at the same place. */
const keepPlace = () => {
  const root = document.getElementById('root')
  if (!root) return
  Object.assign(root.style, { minHeight: `${root.offsetHeight}px`, overflowAnchor: 'none' })
  const letGo = () => {
    clearTimeout(timer)
    changes.disconnect()
    Object.assign(root.style, { minHeight: '', overflowAnchor: '' })
  }
  const timer = setTimeout(letGo, startPatience)
  const changes = new MutationObserver(() => {
    if (root.querySelector('main:not([aria-busy="true"])')) letGo()
  })
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}
const startPatience = 2_000

const faultsHere = () => here().searchParams.getAll('fault').join(',')

const channelNow = () => here().searchParams.get('channel') ?? channelOfHost(location.hostname) ?? demoDefaults.channel

const linkHere = () => {
  const reading = readDemoAddress(here(), hasFinePointer())
  return (reading.ok ? sharedAddress(here(), reading.address) : here()).href
}
