import { createRoot } from 'react-dom/client'
import { channelOfHost } from '../../mock-server/demoChannels.ts'
import { demoDefaults } from '../../mock-server/demoDefaults.ts'
import { forgetDemo } from '../../mock-server/demoMemory.ts'
import { forgetVisit } from './forgetVisit.ts'
import { pageCalls } from '../../mock-server/pageCalls.ts'
import { demoParameters } from '../../mock-server/demoParameters.ts'
import { readDemoAddress } from '../../mock-server/readDemoAddress.ts'
import { consoleLog } from '../adapters/browser/consoleLog.ts'
import { hasFinePointer } from '../adapters/browser/hasFinePointer.ts'
import { localStore } from '../adapters/browser/localStore.ts'
import { apiPaths } from '../adapters/http/apiPaths.ts'
import { besideAddresses, besideParameters, leaveBeside, withBeside } from './demoBeside.ts'
import { changedAddress, channelName, demoControls, plainAddress, sharedAddress } from './demoControls.ts'
import { faultEdits, faultsOf } from './demoFaults.ts'
import { demoSettingsTrial } from './demoSettingsTrial.ts'
import { demoVisitors } from './demoVisitors.ts'
import type { SectionPlan } from '../domain/home/planHome.ts'
import type { Page } from '../openPage.tsx'
import { readEnvironment } from '../environment.ts'
import { keptVersions } from './keptVersions.ts'
import { triedSettings } from './triedSettings.ts'
import { inFolder } from '../ui/app/inFolder.ts'
import { later } from '../ui/parts/later.tsx'
import { previewPlace } from '../ui/preview/previewPlace.ts'
import { Preview } from '../ui/preview/Preview.tsx'
import type { PreviewPageName, PreviewStage, PreviewState } from '../ui/preview/PreviewStage.ts'
import { watchedValue } from '../ui/preview/watchedValue.ts'

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
  const timer = setTimeout(letGo, patience)
  const changes = new MutationObserver(() => {
    if (root.querySelector('main:not([aria-busy="true"])')) letGo()
  })
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}
const patience = 2_000

const faultsHere = () => here().searchParams.getAll('fault').join(',')

const channelNow = () => here().searchParams.get('channel') ?? channelOfHost(location.hostname) ?? demoDefaults.channel

const linkHere = () => {
  const reading = readDemoAddress(here(), hasFinePointer())
  return (reading.ok ? sharedAddress(here(), reading.address) : here()).href
}
