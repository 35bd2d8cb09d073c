import { createRoot } from 'react-dom/client'
import { consoleLog, localStore } from '../adapters/browser/device.ts'
import { withOverrides } from '../adapters/http/apiPaths.ts'
import { homeDataOnDevice, standInFetch } from '../adapters/http/previewFetch.ts'
import type { SectionPlan } from '../domain/home/plan.ts'
import { type StandIn, standIns, standInViewer } from '../domain/preview.ts'
import type { Start } from '../environment.ts'
import type { Page } from '../openPage.tsx'
import { Preview, previewPlace } from '../ui/preview/Preview.tsx'
import type { PreviewStage, PreviewState } from '../ui/preview/PreviewStage.ts'
import { standInWords as words } from '../ui/preview/previewWords.ts'
import { watchedValue } from '../ui/preview/watchedValue.ts'

interface Wish {
  /** null: the real viewer and the real page. */
  readonly who: StandIn | null
  readonly isDesktop: boolean
}

/** The preview bar of an installation that switched it on, for who teaches there: other kinds of visitors over the real public data, and nothing written. */
export function startProductionPreview(page: Page, real: Start): void {
  const asIs: Wish = { who: null, isDesktop: real.environment.expectedSite.isDesktop }
  let wish = asIs
  let life = 0
  let refused = false
  const read = (): PreviewState => ({ controls: controlsOf(wish), page: null, note: refused ? words.refused : noteOf(wish), life })
  const state = watchedValue(read())
  const plan = watchedValue<readonly SectionPlan[] | null>(null)
  const refuse = () => {
    refused = true
    state.set(read())
  }
  const look = (next: Wish) => {
    wish = next
    refused = false
    life++
    page.show(wish.who === null ? real : standingIn(real, wish.who, wish.isDesktop, refuse))
    state.set(read())
  }
  const stage: PreviewStage = {
    state,
    plan,
    memory: localStore(consoleLog, () => window.sessionStorage),
    change(name, value) {
      if (name === 'device') look({ ...wish, isDesktop: value !== 'mobile' })
      else look({ ...wish, who: standIns.find((who) => who === value) ?? null })
    },
    reset: () => look(asIs),
    open: () => {},
    link: null,
    pages: {},
    settings: null,
    faults: null,
    versions: null,
  }
  page.setObserver(plan.set)
  createRoot(previewPlace()).render(<Preview stage={stage} />)
}

function standingIn(real: Start, who: StandIn, isDesktop: boolean, onRefused: () => void): Start {
  const { config, fetch, inlineHomeData, expectedSite } = real.environment
  const setup = { fetch, paths: withOverrides(config.routes), prefix: `/${config.product}/v1/`, isDesktop, onRefused }
  return {
    ...real,
    environment: {
      ...real.environment,
      fetch: standInFetch({ ...setup, viewer: standInViewer(who, words.who[who]) }),
      inlineHomeData: inlineHomeData === null ? null : homeDataOnDevice(inlineHomeData, isDesktop),
      expectedSite: { ...expectedSite, isDesktop },
    },
  }
}

const controlsOf = ({ who, isDesktop }: Wish): PreviewState['controls'] => {
  const common = { kind: 'choice', isUnknown: false, onBar: true } as const
  const options = [{ value: '', label: words.real }, ...standIns.map((value) => ({ value, label: words.who[value] }))]
  const devices = (['desktop', 'mobile'] as const).map((value) => ({ value, label: words.devices[value] }))
  const role = { ...common, name: 'role', label: words.role, value: who ?? '', options }
  const device = { ...common, name: 'device', label: words.device, value: isDesktop ? 'desktop' : 'mobile', options: devices }
  return who === null ? [role] : [role, device]
}

const noteOf = ({ who }: Wish) => (who === null ? null : words.note(words.who[who]))
