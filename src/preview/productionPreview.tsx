import { createRoot } from 'react-dom/client'
import { consoleLog, localStore } from '../adapters/browser/device.ts'
import { withOverrides } from '../adapters/http/apiPaths.ts'
import { homeDataForDevice, previewFetch } from '../adapters/http/previewFetch.ts'
import type { AppPage } from '../appPage.tsx'
import type { SectionPlan } from '../domain/home/plan.ts'
import { type PreviewPersona, previewPersonas, previewPersonaViewer } from '../domain/preview.ts'
import type { StartedEnvironment } from '../environment.ts'
import { createPreviewRoot, Preview } from '../ui/preview/Preview.tsx'
import type { PreviewHost, PreviewState } from '../ui/preview/PreviewHost.ts'
import { previewPersonaWords as words } from '../ui/preview/previewWords.ts'
import { createStore } from '../ui/preview/store.ts'

interface PreviewChoice {
  /** null: the real viewer and the real page. */
  readonly viewAs: PreviewPersona | null
  readonly isDesktop: boolean
}

/**
 * The preview bar in production, for teachers, if the installation enables it: simulated visitors over the real public data, without writes
 * (A-87).
 */
export function startProductionPreview(page: AppPage, real: StartedEnvironment): void {
  const realView: PreviewChoice = { viewAs: null, isDesktop: real.environment.expectedSite.isDesktop }
  let choice = realView
  let startCount = 0
  let refused = false
  const read = (): PreviewState => ({
    controls: controlsOf(choice),
    page: null,
    note: refused ? words.refused : noteOf(choice),
    startCount,
  })
  const state = createStore(read())
  const plan = createStore<readonly SectionPlan[] | null>(null)
  const reportRefusal = () => {
    refused = true
    state.set(read())
  }
  const applyChoice = (next: PreviewChoice) => {
    choice = next
    refused = false
    startCount++
    page.show(choice.viewAs === null ? real : startAsPersona(real, choice.viewAs, choice.isDesktop, reportRefusal))
    state.set(read())
  }
  const stage: PreviewHost = {
    state,
    plan,
    storage: localStore(consoleLog, () => window.sessionStorage),
    change(name, value) {
      if (name === 'device') applyChoice({ ...choice, isDesktop: value !== 'mobile' })
      else applyChoice({ ...choice, viewAs: previewPersonas.find((who) => who === value) ?? null })
    },
    reset: () => applyChoice(realView),
    open: () => {},
    link: null,
    pages: {},
    settings: null,
    faults: null,
    carrier: null,
    versions: null,
  }
  page.setObserver(plan.set)
  createRoot(createPreviewRoot()).render(<Preview host={stage} />)
}

function startAsPersona(real: StartedEnvironment, who: PreviewPersona, isDesktop: boolean, onRefused: () => void): StartedEnvironment {
  const { config, fetch, inlineHomeData, expectedSite } = real.environment
  const setup = { fetch, paths: withOverrides(config.routes), prefix: `/${config.product}/v1/`, isDesktop, onWriteRefused: onRefused }
  return {
    ...real,
    environment: {
      ...real.environment,
      fetch: previewFetch({ ...setup, viewer: previewPersonaViewer(who, words.who[who]) }),
      inlineHomeData: inlineHomeData === null ? null : homeDataForDevice(inlineHomeData, isDesktop),
      expectedSite: { ...expectedSite, isDesktop },
      storage: 'memory',
    },
  }
}

const controlsOf = ({ viewAs, isDesktop }: PreviewChoice): PreviewState['controls'] => {
  const common = { kind: 'choice', isUnknown: false, onBar: true } as const
  const options = [{ value: '', label: words.real }, ...previewPersonas.map((value) => ({ value, label: words.who[value] }))]
  const devices = (['desktop', 'mobile'] as const).map((value) => ({ value, label: words.devices[value] }))
  const role = { ...common, name: 'role', label: words.role, value: viewAs ?? '', options }
  const device = { ...common, name: 'device', label: words.device, value: isDesktop ? 'desktop' : 'mobile', options: devices }
  return viewAs === null ? [role] : [role, device]
}

const noteOf = ({ viewAs }: PreviewChoice) => (viewAs === null ? null : words.note(words.who[viewAs]))
