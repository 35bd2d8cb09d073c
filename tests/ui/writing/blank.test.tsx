import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLocalDrafts } from '../../../src/adapters/browser/localDrafts.ts'
import type { WritingPlace } from '../../../src/application/storedText.ts'
import { allAnswers } from '../impatientClient.ts'
import { aBrowser, mountedForms, writer } from './aBrowser.tsx'
import { settled } from './ways.tsx'

beforeEach(() => forgetLocalDrafts())
afterEach(async () => {
  cleanup()
  await settled()
})

/** Places that publish a text and nothing else, so that it must not be blank. */
const published: ReadonlySet<string> = new Set<WritingPlace>([
  'announcement',
  'banner',
  'blogComment',
  'memberComment',
  'question',
  'answer',
  'hidingReason',
  'roomAnnouncement',
  'roomAnswer',
  'roomQuestion',
])

const ofPublished = mountedForms.filter(({ name, form }) => published.has(name.split(' ')[0] ?? '') && form.send)

test('each place has its form', () => {
  expect(new Set(ofPublished.map(({ name }) => name.split(' ')[0]))).toEqual(published)
})

describe.each([
  ['blanks', '  \n '],
  ['a space without width', '\u200B'],
  ['a letter that draws nothing', '\u3164'],
  ['a blank pattern of Braille', '\u2800'],
  ['marks that join nothing', '\u200D\u2060\uFE0F'],
])('%s', (_, text) => {
  test.each(ofPublished)('are not sent by the form of $name', async ({ form }) => {
    const { visit, type } = aBrowser({ ...form, text })
    const call = vi.fn(async () => form.answer as never)
    await visit(writer, call)
    await type()
    await settled()
    await form.send?.()
    await allAnswers()
    await settled()
    expect(call).not.toHaveBeenCalled()
  })

  test.each(ofPublished)('around words are no reason against the form of $name', async ({ form }) => {
    const { visit, type } = aBrowser({ ...form, text: `${text}읽을 수 있는 말이에요${text}` })
    const call = vi.fn(async () => form.answer as never)
    await visit(writer, call)
    await type()
    await settled()
    await form.send?.()
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
  })
})
