import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { draftWords } from '../../../src/ui/draft/draftWords.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { drawBlockly } from '../block/drawBlockly.ts'
import { allAnswers } from '../impatientClient.ts'
import { aBrowser, mountedForms, writer } from './aBrowser.tsx'
import { settled } from './ways.tsx'

vi.mock('../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

drawBlockly()
beforeEach(() => forgetLocalDrafts())
afterEach(async () => {
  // A form that is left keeps its draft.
  cleanup()
  await settled()
})

const liveSelector = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])'

/** How far a draft is kept is news of its own. */
const draftStates = new Set<string>(Object.values(draftWords.states))

/** What each live region of the page says now; a toast is a region of its own. */
const spoken = () =>
  [...document.querySelectorAll(liveSelector)]
    .filter((region) => region.parentElement?.closest(liveSelector) === null)
    .flatMap((region) => (region.matches('[data-above-dialogs] *') ? [...region.children] : [region]))
    .map((region) => ({ region, text: region.textContent?.trim() ?? '' }))
    .filter(({ text }) => text !== '' && !draftStates.has(text))

const failures = [
  { failure: 'the session is over', error: () => refusal(401), viewer: guest },
  { failure: 'the network is lost', error: lostConnection, viewer: writer },
  { failure: 'it is not allowed', error: () => refusal(403), viewer: writer },
]

const sent = mountedForms.filter(({ form }) => form.send)

test.each(sent.flatMap((row) => failures.map((failure) => ({ ...row, ...failure }))))(
  'the form of $name tells once that $failure',
  async ({ form, error, viewer }) => {
    const { visit, type } = aBrowser(form)
    let current = writer
    const refuse = vi.fn(() => {
      current = viewer
      return Promise.reject(error())
    })
    await visit(writer, refuse, async () => current)
    await type()
    await settled()
    const before = spoken()
    await form.send?.()
    await vi.waitFor(() => expect(refuse).toHaveBeenCalled())
    await allAnswers()
    const news = () => spoken().filter(({ region, text }) => !before.some((known) => known.region === region && known.text === text))
    await vi.waitFor(() => expect(news()).not.toHaveLength(0), { timeout: 3000 })
    await allAnswers()
    expect(news().map(({ text }) => text)).toHaveLength(1)
  },
)
