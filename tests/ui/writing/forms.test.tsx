import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserAnswers, browserDrafts, browserOwnCases, forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import { makeDrafts } from '../../../src/application/draft.ts'
import { guest, isSignedIn, type Viewer } from '../../../src/domain/viewer.ts'
import { aViewer } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { drawBlockly } from '../block/drawBlockly.ts'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'
import { forms } from './forms.tsx'
import type { Call, Device, MountedForm } from './MountedForm.ts'
import { settled } from './ways.tsx'
import { type Place, workForms } from './workForms.tsx'

vi.mock('../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

const writer = aViewer({ userId: 7, role: 'ROLE_OPERATOR', roleList: ['ROLE_TEACHER', 'ROLE_OPERATOR'] })
const another = aViewer({ ...writer, userId: 8 })

drawBlockly()
beforeEach(() => forgetLocalDrafts())

const waiting: Call = () => new Promise<never>(() => {})

/** The stores as a page opens them. The server takes no drafts: all there is lies on the device. */
function openDevice(store: ReturnType<typeof memoryStore>): Device {
  const log = recordingLog()
  const refuse = () => Promise.reject(lostConnection())
  return {
    drafts: makeDrafts({ local: browserDrafts(log, '', store), server: { find: refuse, save: refuse }, clock: anApplication().clock }),
    ownCases: browserOwnCases(log, ''),
    answers: browserAnswers(log, ''),
  }
}

/** Visits of one browser, one after the other. */
function aBrowser(form: MountedForm) {
  const [store, sessionStore] = [memoryStore(), memoryStore()]
  const { text = '쓰던 글 하나', field, choice } = form
  const isBox = (element: Element | undefined | null) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const box = () =>
    field === undefined
      ? document.querySelector<HTMLInputElement>('textarea, input')
      : (screen.queryAllByLabelText<HTMLInputElement>(field).find(isBox) ?? null)
  const isShown = () => (choice ? choice.isShown() : box() !== null)
  return {
    async visit(viewer: Viewer, call = waiting) {
      cleanup()
      await settled()
      const application = anApplication({
        store,
        sessionStore,
        features: fakeFeatures(form.features?.(call, openDevice(store))),
        viewer: { ...anApplication().viewer, current: async () => viewer },
        ...form.application,
      })
      const client = impatientClient()
      client.setQueryData(['viewer'], viewer)
      await act(async () => void renderInApp(<Suspense>{form.page(viewer)}</Suspense>, application, client, form.at))
      await allAnswers()
      await settled()
      const opener = form.opener === undefined ? null : screen.queryByRole('button', { name: form.opener })
      if (opener !== null && box() === null) await userEvent.click(opener)
      const isForThem = isSignedIn(viewer) || form.isForMembers !== true
      await vi.waitFor(() => expect(isShown()).toBe(isForThem), { timeout: 3000 })
    },
    async type() {
      if (choice) return choice.choose()
      const found = box()
      if (found === null) throw new Error(`no field: ${String(field)}`)
      return act(async () => void fireEvent.change(found, { target: { value: text } }))
    },
    isThere: () => (choice ? choice.isChosen() : box()?.value === text),
  }
}

const all: Readonly<Record<Place, readonly MountedForm[]>> = { ...forms, ...workForms }

const table = Object.entries(all).flatMap(([place, ofPlace]) =>
  ofPlace.map((form, at) => ({ name: at === 0 ? place : `${place} ${at + 1}`, form })),
)

const personal = table.filter(({ form }) => form.isOfTab !== true)

test.each(personal)('what is written in the form of $name is there again for its writer, and for nobody else', async ({ form }) => {
  const { visit, type, isThere } = aBrowser(form)
  await visit(writer)
  expect(isThere()).toBe(false)
  await type()
  expect(isThere()).toBe(true)
  for (const other of [another, guest]) {
    await visit(other)
    expect(isThere()).toBe(false)
  }
  await visit(writer)
  expect(isThere()).toBe(true)
})

const openToGuests = personal.filter(({ form }) => form.isForMembers !== true)

test.each(openToGuests)('what a guest has written in the form of $name is not taken by who signs in', async ({ form }) => {
  const { visit, type, isThere } = aBrowser(form)
  await visit(guest)
  await type()
  await visit(writer)
  expect(isThere()).toBe(false)
  await visit(guest)
  expect(isThere()).toBe(true)
})

test.each(table.filter(({ form }) => form.isOfTab))('what is written in the form of $name belongs to the tab', async ({ form }) => {
  const { visit, type, isThere } = aBrowser(form)
  await visit(guest)
  await type()
  await visit(writer)
  expect(isThere()).toBe(true)
})

const sent = table.filter(({ form }) => form.send)

test.each(sent)(
  'what is sent by the form of $name stays where the call fails, and goes where it succeeds, unless it is a draft',
  async ({ form }) => {
    const { visit, type, isThere } = aBrowser(form)
    const refuse = vi.fn(() => Promise.reject(refusal(500)))
    await visit(writer, refuse)
    await type()
    await form.send?.()
    await vi.waitFor(() => expect(refuse).toHaveBeenCalled())
    await allAnswers()
    expect(isThere()).toBe(true)
    const take = vi.fn(async () => form.answer as never)
    await visit(writer, take)
    expect(isThere()).toBe(true)
    await form.send?.()
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
    await allAnswers()
    await visit(writer)
    expect(isThere()).toBe(form.staysOnceSent === true)
  },
)
