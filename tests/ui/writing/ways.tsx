import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { type PropsWithChildren, type ReactElement, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { localStore } from '../../../src/adapters/browser/device.ts'
import { browserAnswers, browserDrafts, browserOwnCases } from '../../../src/adapters/browser/localDrafts.ts'
import { type DraftRepository, makeDrafts } from '../../../src/application/draft.ts'
import type { WritingPlace } from '../../../src/application/storedText.ts'
import { makeWorkFeature } from '../../../src/application/studio.ts'
import type { Draft, DraftLanguage } from '../../../src/domain/problems/draft.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { useSettingsEditor } from '../../../src/ui/channel-settings/useSettingsEditor.ts'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import type { Loadable } from '../../../src/ui/kit/loaded.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { useStoredText } from '../../../src/ui/kit/useStoredText.ts'
import { useOwnCases } from '../../../src/ui/problem/workbench/OwnCases.tsx'
import { useDraft } from '../../../src/ui/problem/workbench/useDraft.ts'
import { useWorkEditor } from '../../../src/ui/studio/useWork.ts'
import { useAnswers } from '../../../src/ui/worksheet/useAnswers.ts'
import { someSettings } from '../../domain/channel/someSettings.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeChannelSettings, fakeFeatures, fakeProblem, fakeWorksheet } from '../../fakes/features.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { refusal } from '../../fakes/refusal.ts'

/** A way in which a text is kept. The forms that use each way are mounted in `forms.tsx` and `workForms.tsx`. */
export type Way = keyof typeof openers

/** Represents all places that `useStoredText` keeps. */
const place: WritingPlace = 'question'
/** Represents all languages of a draft. */
const draftLanguage: DraftLanguage = 'PYTHON'

/** A form that keeps what is written, in one tab. */
export interface Form {
  /** Returns the text on the screen. */
  text(): string
  /** Returns another version that the form offers beside it. */
  other(): string | null
  /** Returns how far the text is saved, if the page says so. */
  state(): string | null
  type(text: string): Promise<void>
  /** Waits as long as a pause in typing, until all writes are finished. */
  pause(): Promise<void>
  unmount(): void
}

/** A browser, whose tabs share storage and server. */
export interface Browser {
  readonly storage: Storage
  /** The server with its copy of the draft, if there is one. */
  readonly server: DraftServer
  open(way: Way, owner: number | null): Promise<Form>
  /** Opens the form while the viewer is still unknown. */
  openUnknown(): Promise<UnknownForm>
}

export interface UnknownForm extends Form {
  /** Makes the viewer known. */
  come(owner: number | null): void
  /** Returns the text that a guest has left there, if the form offers it. */
  guests(): string | null
}

/** A server that keeps one draft for each person and language, with versions. */
export class DraftServer implements DraftRepository {
  readonly kept = new Map<string, Draft>()
  /** The viewer who is signed in. */
  owner: number | null = null
  /** Rejects calls; null if the server accepts them. */
  refuse: (() => Promise<never>) | null = null
  private version = 0

  keyOf = (language: DraftLanguage) => `${this.owner}/${language}`

  async find(_: unknown, language: DraftLanguage) {
    return this.kept.get(this.keyOf(language)) ?? null
  }

  async save(_: unknown, draft: Pick<Draft, 'language' | 'code'>, before: string | null) {
    if (this.refuse !== null) return this.refuse()
    const found = this.kept.get(this.keyOf(draft.language))
    if ((found?.updatedDate ?? null) !== before) return conflict()
    this.version += 1
    const updatedDate = new Date(this.version * 1000).toISOString()
    this.kept.set(this.keyOf(draft.language), { ...draft, updatedDate })
    return updatedDate
  }
}

const conflict = (): never => {
  throw refusal(409)
}

export function aBrowser(standing: 'ready' | 'failed' | 'waiting' = 'ready', storage = memoryStorage()): Browser {
  const server = new DraftServer()
  return {
    storage,
    server,
    open: (way, owner) => openers[way]({ owner, storage, server, standing }),
    openUnknown: () => openKept({ owner: undefined, storage, server, standing }),
  }
}

interface Opened<Owner = number | null> {
  readonly owner: Owner
  readonly storage: Storage
  readonly server: DraftServer
  readonly standing: 'ready' | 'failed' | 'waiting'
}

const viewerOf = (owner: number | null): Viewer =>
  owner === null ? guest : { ...guest, authState: 'VALID', role: 'ROLE_OPERATOR', userId: owner }

/** An application of one tab in the browser. */
function tab({ owner, storage }: Opened, features: Parameters<typeof fakeFeatures>[0] = {}) {
  const log = recordingLog()
  const store = localStore(log, () => storage)
  const viewer = viewerOf(owner)
  const application = anApplication({
    store,
    sessionStore: store,
    features: fakeFeatures(features),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  const client = createQueryClient()
  client.setQueryData(['viewer'], viewer)
  const wrapper = ({ children }: PropsWithChildren) => (
    <ApplicationContext value={application}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>{children}</Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </ApplicationContext>
  )
  return { log, store, viewer, wrapper }
}

/** More turns of the event loop than any pending work takes; the database takes one for each of its steps. */
const turns = 50

export const settled = () =>
  act(async () => {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
  })

/** Draws a hook. It may wait for its feature. */
async function draw<T>(hook: () => T, wrapper: (props: PropsWithChildren) => ReactElement) {
  const drawn = await act(async () => renderHook(hook, { wrapper }))
  await settled()
  return drawn
}

async function openKept(opened: Opened<number | null | undefined>): Promise<UnknownForm> {
  const { wrapper } = tab({ ...opened, owner: opened.owner ?? null })
  let { owner } = opened
  const { result, unmount, rerender } = await draw(() => useStoredText({ place, owner, of: '31/7' }), wrapper)
  return {
    come(known) {
      owner = known
      rerender()
    },
    guests: () => result.current.guests,
    text: () => result.current.text,
    other: () => null,
    state: () => null,
    type: async (text) => act(() => result.current.change(text)),
    pause: settled,
    unmount,
  }
}

async function openDraft(opened: Opened): Promise<Form> {
  const { owner, server, standing } = opened
  const { log, store, wrapper } = tab(opened)
  server.owner = owner
  const made = makeDrafts({
    local: browserDrafts(log, '', store),
    server,
    clock: { now: () => new Date(), timeZone: () => 'Asia/Seoul' },
  })
  const pending = { count: 0 }
  const counted =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      pending.count += 1
      try {
        return await work(...given)
      } finally {
        pending.count -= 1
      }
    }
  const drafts = { ...made, open: counted(made.open), save: counted(made.save), lookAgain: counted(made.lookAgain) }
  /** Waits until all calls are finished, with a limit for a database that hangs. */
  const quiet = async () => {
    for (let turn = 0; turn < 200 && (turn === 0 || pending.count > 0); turn += 1) await settled()
  }
  const known: Loadable<{ readonly draft: Draft | null }> =
    standing === 'ready'
      ? { status: 'ready', value: { draft: await server.find(7, draftLanguage) } }
      : standing === 'failed'
        ? { status: 'failed', error: new Error('lost'), retry: async () => {} }
        : { status: 'waiting' }
  const options = { drafts, problemId: 7, language: draftLanguage, owner, standing: known, starterCode: '', onShow: () => {} }
  const { result, unmount } = await draw(() => useDraft({ ...options, serverDraft: ({ draft }) => draft }), wrapper)
  await quiet()
  return {
    text: () => result.current.code(),
    other: () => result.current.other?.code ?? null,
    state: () => result.current.state,
    type: async (text) => act(() => result.current.change(text)),
    async pause() {
      act(() => result.current.keep())
      await quiet()
    },
    unmount,
  }
}

async function openCases(opened: Opened): Promise<Form> {
  const { owner } = opened
  const log = recordingLog()
  const { wrapper } = tab(opened, { problem: fakeProblem({ ownCases: browserOwnCases(log, '') }) })
  const { result, unmount } = await draw(() => useOwnCases(7, owner), wrapper)
  return {
    text: () => result.current.cases[0]?.input ?? '',
    other: () => null,
    state: () => null,
    type: async (text) => act(() => result.current.onChange([{ input: text, output: '' }])),
    pause: settled,
    unmount,
  }
}

async function openAnswers(opened: Opened): Promise<Form> {
  const { owner } = opened
  const { wrapper } = tab(opened, { worksheet: fakeWorksheet({}, browserAnswers(recordingLog(), '')) })
  const { result, unmount } = await draw(() => useAnswers(7, owner), wrapper)
  return {
    text: () => result.current.answers['1']?.[0] ?? '',
    other: () => null,
    state: () => null,
    type: async (text) => act(() => result.current.change('1', [text])),
    pause: settled,
    unmount,
  }
}

const never = () => new Promise<never>(() => {})

async function openWork(opened: Opened): Promise<Form> {
  const { viewer, wrapper } = tab(opened)
  const feature = makeWorkFeature<string>({
    kind: 'problem',
    mayUse: () => true,
    repository: { list: never, read: never, create: never, save: never, remove: never, publish: never, withdraw: never },
    titleOf: (content) => content,
    parseDraft: (text) => (text === null ? null : readWork(text)),
  })
  const { result, unmount } = await draw(() => useWorkEditor({ feature, viewer, saved: null, empty: '', shownIn: [] }), wrapper)
  return {
    text: () => result.current.content,
    other: () => null,
    state: () => null,
    type: async (text) => act(() => result.current.change(text)),
    pause: leaveAndStay,
    unmount,
  }
}

function readWork(text: string) {
  try {
    const { content } = JSON.parse(text) as { content: unknown }
    return typeof content === 'string' ? { content, before: null } : null
  } catch {
    return null
  }
}

async function openSettings(opened: Opened): Promise<Form> {
  const { viewer, wrapper } = tab(opened, { channelSettings: fakeChannelSettings() })
  const settings = someSettings({ channelName: '' })
  const { result, unmount } = await draw(() => useSettingsEditor({ settings, updatedDate: null }, 'haeon', viewer), wrapper)
  return {
    text: () => result.current.settings.channelName ?? '',
    other: () => null,
    state: () => null,
    type: async (text) => act(() => result.current.change({ ...settings, channelName: text })),
    pause: leaveAndStay,
    unmount,
  }
}

/** Hides the page for a moment and does not wait for the pause in typing. */
async function leaveAndStay() {
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

/** The function that opens a page, for each way. */
const openers = {
  storedText: openKept,
  draft: openDraft,
  ownCases: openCases,
  worksheetAnswers: openAnswers,
  studioWork: openWork,
  channelSettings: openSettings,
}

/** Ways that write to the browser’s database only, not to its synchronous storage. */
export const databaseWays: readonly Way[] = ['ownCases', 'worksheetAnswers']

export const ways = Object.keys(openers) as readonly Way[]

export function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}
