import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { describe, expect, test } from 'vitest'
import { type WritingPlace, writingPlaces } from '../../../src/application/keptText.ts'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { useKeptText } from '../../../src/ui/kit/useKeptText.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'

/** Every place of writing, and what is written about there: a place that is missing here does not compile. */
const subjects: Readonly<Record<WritingPlace, string>> = {
  blogComment: '12',
  memberComment: '100/7001',
  mark: '5/6/100',
  markScore: '5/6/100',
  homeworkNote: '5/6',
  addMember: '31',
  registration: '31/100',
  signUpEmail: '',
  signUpYear: '',
  blockImport: '',
  feedbackInput: '',
}

/** One device: what is kept outlives each form on it. */
function aDevice() {
  const application = anApplication({ store: memoryStore(), sessionStore: memoryStore() })
  const wrapper = ({ children }: PropsWithChildren) => <ApplicationContext value={application}>{children}</ApplicationContext>
  return (place: WritingPlace, owner: number | null = 7) => {
    const { result, unmount, rerender } = renderHook((who: number | null) => useKeptText({ place, owner: who, of: subjects[place] }), {
      wrapper,
      initialProps: owner,
    })
    return {
      text: () => result.current.text,
      type: (text: string) => act(() => result.current.change(text)),
      taken: (sent: string) => act(() => result.current.taken(sent)),
      become: (who: number | null) => rerender(who),
      unmount,
    }
  }
}

describe.each(writingPlaces)('what is written at ‘%s’', (place) => {
  test('is there again after the form was gone, as after a 401 or a reload', () => {
    const open = aDevice()
    const form = open(place)
    form.type('쓰던 글')
    form.unmount()
    expect(open(place).text()).toBe('쓰던 글')
  })

  test('is nobody else’s: who signs in next begins clean, and its writer goes on', () => {
    const form = aDevice()(place)
    form.type('쓰던 글')
    form.become(null)
    expect(form.text()).toBe('')
    form.become(8)
    expect(form.text()).toBe('')
    form.type('다른 사람의 글')
    form.become(7)
    expect(form.text()).toBe('쓰던 글')
  })

  test('stays while nothing, a 401 or a 500 answers, and goes once the server has it', () => {
    const open = aDevice()
    const form = open(place)
    form.type('쓰던 글')
    expect(open(place).text()).toBe('쓰던 글')
    form.taken('쓰던 글')
    expect([form.text(), open(place).text()]).toEqual(['', ''])
  })

  test('loses only what was sent: what was typed meanwhile stays, here and on the device', () => {
    const open = aDevice()
    const form = open(place)
    form.type('쓰던 글과 그 다음')
    form.taken('쓰던 글과')
    expect([form.text(), open(place).text()]).toEqual(['그 다음', '그 다음'])
  })
})
