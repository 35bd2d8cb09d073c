import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { refusal } from '../../fakes/refusal.ts'
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
