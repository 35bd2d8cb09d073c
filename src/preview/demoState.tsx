import { useState } from 'react'
import { demoParameters, type Persona, personas, readDemoAddress } from '../../mock-server/demoAddress.ts'
import { allProgress, formerProgress, replaceProgress } from '../../mock-server/progressStore.ts'
import { checkState, type DemoState, readStateFile, sealed, writeStateFile } from '../../mock-server/stateFile.ts'
import { allLocalDrafts, replaceLocalDrafts } from '../adapters/browser/localDrafts.ts'
import { type StateCarrier, StatePanel } from '../ui/preview/state/StatePanel.tsx'
import { stateWords as words } from '../ui/preview/state/stateWords.ts'
import { channelName, personaNames } from './demoControls.ts'
import { allTeacherDrafts, isTeacherDraft, replaceTeacherDrafts } from './visitStorage.ts'

/** The parameters that describe the view; faults, delays, device and motion are no part of it. */
const viewParameters = demoParameters.filter((name) => name !== 'fault' && name !== 'latency' && name !== 'device' && name !== 'motion')

/** The parameters of the view that a shared address describes. */
export function viewOf(shared: URL): string {
  const parameters = viewParameters.flatMap((name) => shared.searchParams.getAll(name).map((value): [string, string] => [name, value]))
  return new URLSearchParams(parameters).toString()
}

/** Returns the address of a stored view; null where it does not exist, as on another channel's host. */
export function addressOfView(at: URL, view: string): URL | null {
  const to = new URL(at)
  for (const name of viewParameters) to.searchParams.delete(name)
  for (const [name, value] of new URLSearchParams(view)) if (viewParameters.some((one) => one === name)) to.searchParams.append(name, value)
  return readDemoAddress(to, true).ok ? to : null
}

interface CarrierOptions {
  readonly now: () => Date
  /** Returns the address of this view for sharing it. */
  readonly sharedUrl: () => URL
  /** Opens the storage for drafts of the studio and of settings. */
  openStorage(): Storage
  /** Restarts the page with the replaced data, at this address. */
  onReplaced(to: URL): void
}

/** The panel over the stores of this browser. Its own chunk, because the start of the page does not need to check files. */
export const DemoStatePanel = (options: CarrierOptions) => {
  const [carrier] = useState(() => demoStateCarrier(options))
  return <StatePanel carrier={carrier} />
}

export function demoStateCarrier({ now, sharedUrl, openStorage, onReplaced }: CarrierOptions): StateCarrier {
  const current = async (): Promise<DemoState> => {
    const [records, localDrafts] = await Promise.all([allProgress(), allLocalDrafts()])
    const drafts = { ...localDrafts, ...allTeacherDrafts(openStorage) }
    // The stored records are the tables and drafts of this very demo.
    return { savedDate: now().toISOString(), view: viewOf(sharedUrl()), records: objectsOf(records), drafts }
  }
  const replace = async (state: DemoState, former: DemoState | null): Promise<boolean> => {
    try {
      await replaceProgress(state.records, former && sealed(former))
      const drafts = Object.entries(state.drafts)
      await replaceLocalDrafts(Object.fromEntries(drafts.filter(([key]) => !isTeacherDraft(key))))
      replaceTeacherDrafts(openStorage, state.drafts)
    } catch {
      return false
    }
    onReplaced(addressOfView(sharedUrl(), state.view) ?? sharedUrl())
    return true
  }
  return {
    async save() {
      const state = await current()
      const file = await writeStateFile(state)
      const ending = file.type === 'application/gzip' ? 'json.gz' : 'json'
      return { name: `codingbada-${state.savedDate.slice(0, 10)}.${ending}`, file }
    },
    async read(file) {
      const reading = await readStateFile(file)
      if (!reading.ok) return reading.problem
      const { state } = reading
      return {
        savedDate: new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(state.savedDate)),
        visitors: Object.keys(state.records).map(visitorName),
        draftCount: Object.keys(state.drafts).length,
        take: async () => replace(state, await current()),
      }
    },
    hasFormer: async () => (await formerState()) !== null,
    async putFormerBack() {
      const former = await formerState()
      return former !== null && replace(former, null)
    },
  }
}

/** Checks the stored state like a file, because it may be from an older version. */
async function formerState(): Promise<DemoState | null> {
  const reading = checkState(await formerProgress())
  return reading.ok ? reading.state : null
}

function objectsOf(records: Readonly<Record<string, unknown>>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(records).flatMap(([key, value]) => (typeof value === 'object' && value !== null ? [[key, value]] : [])),
  )
}

const isPersona = (name: string): name is Persona => personas.some((persona) => persona === name)

function visitorName(key: string): string {
  const [seed = '', persona = '', channel] = key.split('/')
  const who = isPersona(persona) && channel !== undefined ? words.visitor(personaNames[persona], channelName(channel)) : words.everybody
  return seed === '1' ? who : words.otherSeed(who, seed)
}
