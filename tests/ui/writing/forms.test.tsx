import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { drawBlockly } from '../block/drawBlockly.ts'
import { allAnswers } from '../impatientClient.ts'
import { aBrowser, another, mountedForms, writer } from './aBrowser.tsx'

vi.mock('../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

drawBlockly()
beforeEach(() => forgetLocalDrafts())

const personal = mountedForms.filter(({ form }) => form.isOfTab !== true)

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

test.each(mountedForms.filter(({ form }) => form.isOfTab))('what is written in the form of $name belongs to the tab', async ({ form }) => {
  const { visit, type, isThere } = aBrowser(form)
  await visit(guest)
  await type()
  await visit(writer)
  expect(isThere()).toBe(true)
})

const sent = mountedForms.filter(({ form }) => form.send)

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

/** Places whose texts are sent one after the other, so that a second text is a new one. */
const several = new Set([
  'announcement',
  'announcement 2',
  'banner',
  'blogComment',
  'memberComment',
  'question',
  'answer',
  'roomAnnouncement',
  'roomQuestion',
])

test.each(mountedForms.filter(({ name }) => several.has(name)))(
  'the text of $name is sent with one id until it has arrived, also after a reload, and the next one with another',
  async ({ form }) => {
    const { visit, type } = aBrowser(form)
    const sendBy = async (answer: () => Promise<never>) => {
      const call = vi.fn(answer)
      await visit(writer, call)
      await type()
      await form.send?.()
      await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
      await allAnswers()
      return (call.mock.calls[0] as readonly unknown[]).at(-1)
    }
    const lose = () => Promise.reject(lostConnection())
    const ids = [await sendBy(lose), await sendBy(lose), await sendBy(async () => form.answer as never), await sendBy(lose)]
    expect(ids[0]).toEqual(expect.stringMatching(/^key \d+$/))
    expect(ids).toEqual([ids[0], ids[0], ids[0], expect.not.stringMatching(`^${String(ids[0])}$`)])
  },
)
