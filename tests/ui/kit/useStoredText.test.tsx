import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStoredText, writtenKey } from '../../../src/application/storedText.ts'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { useStoredText } from '../../../src/ui/kit/useStoredText.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'

const open = (initial = '') => {
  const application = anApplication()
  return renderHook(({ of }) => useStoredText({ place: 'question', owner: 1, of, initial }), {
    initialProps: { of: 'one' },
    wrapper: ({ children }) => <ApplicationContext value={application}>{children}</ApplicationContext>,
  })
}

function openAs() {
  const [store, sessionStore] = [memoryStore(), memoryStore()]
  const application = anApplication({ store, sessionStore })
  const as = (first: number | null | undefined) =>
    renderHook((owner) => useStoredText({ place: 'question', owner }), {
      initialProps: first,
      wrapper: ({ children }) => <ApplicationContext value={application}>{children}</ApplicationContext>,
    })
  return { as, store, sessionStore }
}

test('a form that goes on to another subject has what was written there, and leaves nothing of the former one in it', () => {
  const { result, rerender } = open()
  act(() => result.current.change('about one'))
  rerender({ of: 'other' })
  expect(result.current.text).toBe('')
  act(() => result.current.taken(''))
  expect(result.current.text).toBe('')
  act(() => result.current.change('about the other'))
  rerender({ of: 'one' })
  expect(result.current.text).toBe('about one')
  act(() => result.current.taken('about one'))
  expect(result.current.text).toBe('')
  rerender({ of: 'other' })
  expect(result.current.text).toBe('about the other')
})

test('what a guest has left is offered to who has signed in since, and taken or thrown away as they say', () => {
  const { as, store, sessionStore } = openAs()
  const [guests, own] = [writtenKey('question', null, ''), writtenKey('question', 1, '')]
  const form = as(null)
  expect(form.result.current.guests).toBeNull()
  act(() => form.result.current.change('a guest’s'))
  form.rerender(1)
  expect([form.result.current.text, form.result.current.guests]).toEqual(['', 'a guest’s'])
  act(() => form.result.current.change('one’s own'))
  act(() => form.result.current.settleGuests(true))
  expect([form.result.current.text, form.result.current.guests]).toEqual(['a guest’s', null])
  expect([sessionStore.stored.get(guests), store.stored.get(own), store.stored.get(`${own}#2`)]).toEqual([
    undefined,
    'a guest’s',
    'one’s own',
  ])
  form.unmount()
  openStoredText(sessionStore, guests).write('another')
  const next = as(1)
  expect([next.result.current.text, next.result.current.guests]).toEqual(['a guest’s', 'another'])
  act(() => next.result.current.settleGuests(false))
  expect([next.result.current.text, next.result.current.guests, sessionStore.stored.get(guests)]).toEqual(['a guest’s', null, undefined])
})

test('who is not known any more goes on where they are, also about another subject', () => {
  const { as, store } = openAs()
  const form = as(1)
  act(() => form.result.current.change('one’s own'))
  form.rerender(undefined)
  act(() => form.result.current.change('still one’s own'))
  expect([form.result.current.text, store.stored.get(writtenKey('question', 1, ''))]).toEqual(['still one’s own', 'still one’s own'])
})

test('a text is another one for an editor only where somebody else’s took its place', () => {
  const { as } = openAs()
  const form = as(undefined)
  act(() => form.result.current.change('typed'))
  form.rerender(1)
  expect(form.result.current.replacedCount).toBe(0)
  form.rerender(2)
  expect([form.result.current.text, form.result.current.replacedCount]).toEqual(['', 1])
})

test('a saved text gives way to what stands there, unless it was changed meanwhile: then it stays whole', () => {
  const { result } = open('as it was')
  act(() => result.current.change('sent'))
  act(() => result.current.change('sent, and more'))
  act(() => result.current.saved('sent'))
  expect(result.current.text).toBe('sent, and more')
  act(() => result.current.saved('sent, and more'))
  expect(result.current.text).toBe('as it was')
})

test('a text that goes on after a part of it was sent is another one, also with the same words', () => {
  const { result } = open()
  act(() => result.current.change('네'))
  const sent = result.current.press().key
  act(() => result.current.change('네네'))
  expect(result.current.press().key).toBe(sent)
  act(() => result.current.taken('네'))
  expect(result.current.text).toBe('네')
  expect(result.current.press().key).not.toBe(sent)
})
