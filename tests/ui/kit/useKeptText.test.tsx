import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { useKeptText } from '../../../src/ui/kit/useKeptText.ts'
import { anApplication } from '../../fakes/anApplication.ts'

const open = (initial = '') => {
  const application = anApplication()
  return renderHook(({ of }) => useKeptText({ place: 'question', owner: 1, of, initial }), {
    initialProps: { of: 'one' },
    wrapper: ({ children }) => <ApplicationContext value={application}>{children}</ApplicationContext>,
  })
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

test('a saved text gives way to what stands there, unless it was changed meanwhile: then it stays whole', () => {
  const { result } = open('as it was')
  act(() => result.current.change('sent'))
  act(() => result.current.change('sent, and more'))
  act(() => result.current.saved('sent'))
  expect(result.current.text).toBe('sent, and more')
  act(() => result.current.saved('sent, and more'))
  expect(result.current.text).toBe('as it was')
})
