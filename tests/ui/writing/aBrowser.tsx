import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, vi } from 'vitest'
import { browserAnswers, browserDrafts, browserOwnCases } from '../../../src/adapters/browser/localDrafts.ts'
import { makeDrafts } from '../../../src/application/draft.ts'
import { isSignedIn, type Viewer } from '../../../src/domain/viewer.ts'
import { AccountWatch } from '../../../src/ui/app/AccountWatch.tsx'
import { ConnectionBar } from '../../../src/ui/connection/ConnectionBar.tsx'
import { PerAccount } from '../../../src/ui/viewer/PerAccount.tsx'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { aViewer } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { lostConnection } from '../../fakes/refusal.ts'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'
import { forms } from './forms.tsx'
import type { Call, Device, MountedForm } from './MountedForm.ts'
import { settled } from './ways.tsx'
import { type Place, workForms } from './workForms.tsx'

export const writer = aViewer({ userId: 7, role: 'ROLE_OPERATOR', roleList: ['ROLE_TEACHER', 'ROLE_OPERATOR'] })
export const another = aViewer({ ...writer, userId: 8, nickname: '윤슬쌤' })

const waiting: Call = () => new Promise<never>(() => {})

/** Opens the stores like a page. The server accepts no drafts, so all texts are on the device. */
function openDevice(store: ReturnType<typeof memoryStore>): Device {
  const log = recordingLog()
  const refuse = () => Promise.reject(lostConnection())
  return {
    drafts: makeDrafts({ local: browserDrafts(log, '', store), server: { find: refuse, save: refuse }, clock: anApplication().clock }),
    ownCases: browserOwnCases(log, ''),
    answers: browserAnswers(log, ''),
  }
}

/** Makes visits of one browser in sequence. */
export function aBrowser(form: MountedForm) {
  const [store, sessionStore] = [memoryStore(), memoryStore()]
  const { text = '쓰던 글 하나', field, choice } = form
  const isBox = (element: Element | undefined | null) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const box = () =>
    field === undefined
      ? document.querySelector<HTMLInputElement>('textarea, input')
      : (screen.queryAllByLabelText<HTMLInputElement>(field).find(isBox) ?? null)
  const isShown = () => (choice ? choice.isShown() : box() !== null)
  const Page = ({ given }: { readonly given: Viewer }) => <PerAccount>{form.page(useViewer() ?? given)}</PerAccount>
  return {
    async visit(viewer: Viewer, call = waiting, current = async () => viewer) {
      cleanup()
      await settled()
      const application = anApplication({
        store,
        sessionStore,
        features: fakeFeatures(form.features?.(call, openDevice(store))),
        viewer: { ...anApplication().viewer, current },
        ...form.application,
      })
      const client = impatientClient()
      client.setQueryData(['viewer'], viewer)
      const page = (
        <>
          <Suspense>
            <Page given={viewer} />
          </Suspense>
          <AccountWatch />
          <ConnectionBar />
        </>
      )
      await act(async () => void renderInApp(page, application, client, form.at))
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

export const mountedForms = Object.entries(all).flatMap(([place, ofPlace]) =>
  ofPlace.map((form, at) => ({ name: at === 0 ? place : `${place} ${at + 1}`, form })),
)
