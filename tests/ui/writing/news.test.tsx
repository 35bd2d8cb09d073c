import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { draftWords } from '../../../src/ui/draft/draftWords.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { drawBlockly } from '../block/drawBlockly.ts'
import { allAnswers } from '../impatientClient.ts'
import { spoken } from '../spoken.ts'
import { aBrowser, another, mountedForms, writer } from './aBrowser.tsx'
import { settled } from './ways.tsx'

vi.mock('../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

drawBlockly()
beforeEach(() => forgetLocalDrafts())
afterEach(async () => {
  // A form that is left keeps its draft.
  cleanup()
  await settled()
})

/** Texts that report whether a draft is saved; they do not tell what became of a call. */
const draftStates = new Set<string>(Object.values(draftWords.states))

const newsOf = () => spoken().filter((text) => !draftStates.has(text))

/** Returns the focused heading: an outcome without a live region is announced by the heading that takes the focus. */
const focusedHeading = () => [...document.querySelectorAll(':is(h1, h2, h3):focus')].map(({ textContent }) => textContent?.trim() ?? '')

const outcomes = [
  { outcome: 'it was taken', error: null, viewer: writer },
  { outcome: 'the session is over', error: () => refusal(401), viewer: guest },
  { outcome: 'the network is lost', error: lostConnection, viewer: writer },
  { outcome: 'it is not allowed', error: () => refusal(403), viewer: writer },
]

const sent = mountedForms.filter(({ form }) => form.send)

describe.each(outcomes)('where $outcome', ({ error, viewer }) => {
  // A verdict and its reward are announced separately.
  const rows = sent.filter(({ form }) => error !== null || form.staysOnceSent !== true)
  test.each(rows)('the form of $name tells it once', async ({ form }) => {
    const { visit, type } = aBrowser(form)
    let current = writer
    const call = vi.fn(async () => {
      current = viewer
      if (error !== null) throw error()
      return form.answer as never
    })
    await visit(writer, call, async () => current)
    await type()
    await settled()
    const before = newsOf()
    await form.send?.()
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    await allAnswers()
    const news = () => {
      const said = newsOf().filter((text) => !before.includes(text))
      return said.length === 0 ? focusedHeading() : said
    }
    await vi.waitFor(() => expect(news()).not.toHaveLength(0), { timeout: 3000 })
    await allAnswers()
    expect(news()).toHaveLength(1)
  })
})

test.each(sent)(
  'the form of $name tells whose text it was, and leaves it to them, where another account has signed in',
  async ({ form }) => {
    const { visit, type, isThere } = aBrowser(form)
    let current = writer
    const call = vi.fn(async () => {
      current = another
      throw refusal(401)
    })
    await visit(another)
    const standing = newsOf()
    await visit(writer, call, async () => current)
    await type()
    await settled()
    const before = new Set([...standing, ...newsOf()])
    await form.send?.()
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    await allAnswers()
    await vi.waitFor(() => expect(newsOf().join()).toContain('계정이 바뀌어'), { timeout: 3000 })
    await settled()
    await allAnswers()
    const said = newsOf().filter((words) => !before.has(words))
    expect(said).toEqual([expect.stringMatching(/이제 .*윤슬쌤.* 님의 화면이에요\. 보내지 않은 글은 .*바다.* 님이 다시 로그인하면/)])
    if (form.isOfTab !== true) expect(isThere()).toBe(false)
    await visit(writer)
    expect(isThere()).toBe(true)
  },
)
