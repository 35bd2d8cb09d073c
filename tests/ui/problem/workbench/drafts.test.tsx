import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Drafts, SaveDraftOutcome } from '../../../../src/application/draft.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { notBegun } from '../../../../src/domain/problems/problem.ts'
import { lostConnection } from '../../../fakes/refusal.ts'
import { allAnswers } from '../../impatientClient.ts'
import { learner } from '../../course/page/openCourse.tsx'
import { button, codeInEditor, openWorkbench } from './openWorkbench.tsx'

const key = { userId: 1, problemId: 11, language: 'PYTHON' }
const starter = [{ language: 'PYTHON' as const, code: '# 처음' }]
const nothing = async () => null

describe('the draft', () => {
  test('opens in the editor; without one the starter code does', async () => {
    await openWorkbench({ code: 'right' })
    expect(codeInEditor()).toBe('right')
  })

  test('without one is the starter code, to which one can always go back', async () => {
    const { save } = await openWorkbench({ problem: { starterCodes: starter }, drafts: { open: nothing } })
    expect(codeInEditor()).toBe('# 처음')
    await userEvent.click(button('처음 코드로'))
    await allAnswers()
    expect(save).toHaveBeenLastCalledWith(key, '# 처음')
    expect(screen.getByText('처음 코드로 되돌렸어요')).toBeVisible()
  })

  test('says where it was kept', async () => {
    await openWorkbench({ problem: { starterCodes: starter } })
    await userEvent.click(button('처음 코드로'))
    expect((await screen.findByText('저장했어요')).closest('[role=status]')).not.toBeNull()
  })

  test('is announced once while somebody types for half a minute, and each failure', async () => {
    const { save } = await openWorkbench({ code: 'right' })
    const said: string[] = []
    let last = ''
    const listen = () => {
      const now = screen.getAllByRole('status').map((status) => status.textContent)
      const text = now.find((words) => words.includes('저장했어요')) ?? ''
      if (text !== '' && text !== last) said.push(text)
      last = text
    }
    const type = async (seconds: number) => {
      for (let at = 0; at < seconds; at += 2) {
        fireEvent.click(button('여는 괄호'))
        listen()
        await act(() => vi.advanceTimersByTimeAsync(2_000))
        listen()
      }
    }
    vi.useFakeTimers()
    try {
      await type(30)
      expect(save.mock.calls.length).toBeGreaterThan(8)
      expect(said).toEqual(['저장했어요'])
      save.mockResolvedValue({ kind: 'onDevice' })
      await type(6)
      expect(said).toEqual(['저장했어요', '이 기기에만 저장했어요'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('is kept at a pause in typing, not at every key', async () => {
    const { save } = await openWorkbench({ code: 'right' })
    vi.useFakeTimers()
    try {
      for (const _ of 'abc') {
        fireEvent.click(button('여는 괄호'))
        await act(() => vi.advanceTimersByTimeAsync(700))
      }
      expect(save).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(save).toHaveBeenCalledExactlyOnceWith(key, codeInEditor())
    } finally {
      vi.useRealTimers()
    }
  })

  test('that the server has not got stays on the device, and says so', async () => {
    await openWorkbench({ problem: { starterCodes: starter }, drafts: { save: async () => ({ kind: 'onDevice' }) } })
    await userEvent.click(button('처음 코드로'))
    expect(await screen.findByText('이 기기에만 저장했어요')).toBeVisible()
  })

  test('that the server has not got is sent once the network is back, and only then', async () => {
    const { save } = await openWorkbench({ problem: { starterCodes: starter }, drafts: { save: async () => ({ kind: 'onDevice' }) } })
    await userEvent.click(button('처음 코드로'))
    await screen.findByText('이 기기에만 저장했어요')
    save.mockClear()
    save.mockResolvedValue({ kind: 'saved' })
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('저장했어요')).toBeVisible()
    expect(save.mock.calls).toEqual([[key, '# 처음']])
    fireEvent(window, new Event('online'))
    await allAnswers()
    expect(save).toHaveBeenCalledOnce()
  })

  test('is looked for no more once the page is gone', async () => {
    const current = vi.fn(async () => learner)
    await openWorkbench({ current, drafts: { lookAgain: async () => ({ kind: 'same' }) } })
    const before = current.mock.calls.length
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(current.mock.calls.length).toBeGreaterThan(before))
    await allAnswers()
    cleanup()
    const after = current.mock.calls.length
    for (const event of ['online', 'focus']) fireEvent(window, new Event(event))
    await new Promise((resolve) => setTimeout(resolve))
    expect(current).toHaveBeenCalledTimes(after)
  })

  test('is not taken for missing where the server’s copy could not be read: it is asked for again, and both are there', async () => {
    const open = vi.fn<Drafts['open']>(async () => ({ code: 'mine', updatedDate: null, other: null }))
    let isReachable = false
    const standing = async () => {
      if (isReachable) return { ...notBegun, draft: { language: 'PYTHON' as const, code: 'long work', updatedDate: null } }
      throw lostConnection()
    }
    await openWorkbench({ drafts: { open }, catalogue: { standing } })
    await waitFor(() => expect(open).toHaveBeenCalledWith(key, undefined))
    expect(await screen.findByText(/아직 확인하지 못했어요/)).toBeVisible()
    isReachable = true
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(open).toHaveBeenCalledWith(key, expect.objectContaining({ code: 'long work' })))
  })

  test('is not put over what was typed before it came', async () => {
    let answer = (_: string) => {}
    const open = () =>
      new Promise<{ code: string; updatedDate: null; other: null }>((resolve) => {
        answer = (code) => resolve({ code, updatedDate: null, other: null })
      })
    await openWorkbench({ problem: { starterCodes: starter }, drafts: { open } })
    await userEvent.click(button('처음 코드로'))
    await act(async () => answer('long work'))
    expect(codeInEditor()).toBe('# 처음')
    expect(screen.getByRole('group', { name: '다른 곳에서 쓴 코드가 있어요' })).toBeVisible()
  })

  test('of a guest is kept without an owner', async () => {
    const { save } = await openWorkbench({ viewer: guest, problem: { starterCodes: starter } })
    await userEvent.click(button('처음 코드로'))
    await allAnswers()
    expect(save).toHaveBeenLastCalledWith({ ...key, userId: null }, '# 처음')
  })

  test('is kept at once when the page is hidden, also where the former one is not open yet', async () => {
    const { save } = await openWorkbench({ problem: { starterCodes: starter }, drafts: { open: () => new Promise(() => {}) } })
    await userEvent.click(button('처음 코드로'))
    await allAnswers()
    expect(save).not.toHaveBeenCalled()
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(key, '# 처음'))
  })
})

describe('what was written elsewhere', () => {
  const notice = '다른 곳에서 쓴 코드가 있어요'
  const other = { language: 'PYTHON' as const, code: 'theirs', updatedDate: null }

  test('stands beside the draft until one has chosen; to keep one’s own makes that the newest', async () => {
    const discardOther = vi.fn(async () => {})
    const { save } = await openWorkbench({
      drafts: { open: async () => ({ code: 'mine', updatedDate: null, other }), discardOther },
    })
    expect(screen.getByRole('group', { name: notice })).toBeVisible()
    await userEvent.click(button('지금 코드 쓰기'))
    await allAnswers()
    expect(discardOther).toHaveBeenCalledWith(key, 'theirs')
    expect(save).toHaveBeenLastCalledWith(key, 'mine')
    expect(screen.queryByRole('group', { name: notice })).not.toBeInTheDocument()
    expect(codeInEditor()).toBe('mine')
  })

  test('can take its place', async () => {
    const { save } = await openWorkbench({ drafts: { open: async () => ({ code: 'mine', updatedDate: null, other }) } })
    await userEvent.click(button('그 코드로 바꾸기'))
    await allAnswers()
    expect(codeInEditor()).toBe('theirs')
    expect(save).toHaveBeenLastCalledWith(key, 'theirs')
  })

  test('in another tab is told while one looks on, and never put over what stands here', async () => {
    let tell = (_: string) => {}
    const stop = vi.fn()
    const watch: Drafts['watch'] = (watched, changed) => {
      expect(watched).toEqual(key)
      tell = changed
      return stop
    }
    await openWorkbench({ code: 'mine', drafts: { watch } })
    const status = screen.getAllByRole('status').find((element) => element.closest('[data-part=code]') && element.tagName === 'SPAN')
    if (!status) throw new Error('no live region')
    expect(status).not.toHaveTextContent(/./)
    await act(async () => tell('theirs'))
    expect(status).toHaveTextContent(notice)
    expect(codeInEditor()).toBe('mine')
    // The other tab now has the same text.
    await act(async () => tell('mine'))
    expect(status).not.toHaveTextContent(/./)
  })
})

describe('what a guest has written on this device', () => {
  const title = '손님으로 쓴 코드가 있어요'
  const open: Drafts['open'] = async ({ userId }) => ({ code: userId === null ? 'a guest’s' : 'mine', updatedDate: null, other: null })
  const guestKey = { ...key, userId: null }

  test('is offered, and can be taken into the place of one’s own', async () => {
    const { save } = await openWorkbench({ drafts: { open } })
    expect(await screen.findByRole('group', { name: title })).toBeVisible()
    expect([codeInEditor(), save.mock.calls]).toEqual(['mine', []])
    await userEvent.click(button('가져오기'))
    await allAnswers()
    expect(codeInEditor()).toBe('a guest’s')
    expect(save.mock.calls).toEqual([
      [key, 'a guest’s'],
      [guestKey, ''],
    ])
    expect(screen.queryByRole('group', { name: title })).not.toBeInTheDocument()
  })

  test('can be thrown away', async () => {
    const { save } = await openWorkbench({ drafts: { open } })
    await userEvent.click(await screen.findByRole('button', { name: '버리기' }))
    await allAnswers()
    expect([codeInEditor(), save.mock.calls]).toEqual(['mine', [[guestKey, '']]])
  })

  test('is offered of examples, too, and never taken by itself', async () => {
    const one = { input: '3', output: '9' }
    const write = vi.fn(async () => {})
    await openWorkbench({ ownCases: { read: async ({ userId }) => (userId === null ? [one] : []), write } })
    const offer = within(await screen.findByRole('group', { name: '손님으로 만든 예제가 있어요', hidden: true }))
    expect(write).not.toHaveBeenCalled()
    fireEvent.click(offer.getByText('가져오기'))
    expect(write.mock.calls).toEqual([
      [expect.objectContaining({ userId: 1 }), [one]],
      [expect.objectContaining({ userId: null }), []],
    ])
  })

  test('of more examples than there is room for is offered until each was taken', async () => {
    const [own, guests] = [
      ['1', '2', '3', '4'],
      ['5', '6'],
    ].map((inputs) => inputs.map((input) => ({ input, output: '' })))
    const { writeCases } = await openWorkbench({ ownCases: { read: async ({ userId }) => (userId === null ? guests : own) ?? [] } })
    await userEvent.click(screen.getByText('내 예제 4개'))
    const last = () => writeCases.mock.calls.slice(-2).map(([{ userId }, cases]) => [userId, cases.map(({ input }) => input).join(' ')])
    expect(screen.getByText(/5개까지/)).toBeVisible()
    await userEvent.click(button('가져오기'))
    expect(last()).toEqual([
      [1, '1 2 3 4 5'],
      [null, '6'],
    ])
    await userEvent.click(button('내 예제 1 지우기'))
    expect(screen.queryByText(/5개까지/)).not.toBeInTheDocument()
    await userEvent.click(button('가져오기'))
    expect(last()).toEqual([
      [1, '2 3 4 5 6'],
      [null, ''],
    ])
    expect(screen.queryByRole('group', { name: '손님으로 만든 예제가 있어요' })).not.toBeInTheDocument()
  })
})

describe('a save that is refused', () => {
  const type = async (outcome: SaveDraftOutcome) => {
    await openWorkbench({ problem: { starterCodes: starter }, drafts: { save: async () => outcome } })
    await userEvent.click(button('처음 코드로'))
    await allAnswers()
  }

  test('by everything is told with ways to keep the code', async () => {
    await type({ kind: 'notStored' })
    const alert = within(screen.getByText(/이 화면을 닫으면 사라져요/).closest('[role=alert]') ?? document.body)
    expect(alert.getByRole('button', { name: '복사' })).toBeVisible()
    expect(alert.getByRole('button', { name: '파일로 받기' })).toBeVisible()
  })

  test('since it is too long is told with the limit', async () => {
    await type({ kind: 'tooLong' })
    expect(screen.getByText(/65,536자를 넘어서/)).toBeVisible()
  })

  test('since another device has written meanwhile shows what it has written', async () => {
    await type({ kind: 'conflict', theirs: { code: 'ten lines' } })
    expect(screen.getByRole('group', { name: '다른 곳에서 쓴 코드가 있어요' })).toHaveTextContent('ten lines')
  })

  test('since the session has ended leaves the code where it is, and asks who the viewer is', async () => {
    const current = vi.fn(async () => guest).mockResolvedValueOnce(learner)
    await openWorkbench({ problem: { starterCodes: starter }, drafts: { save: async () => ({ kind: 'signedOut' }) }, current })
    await userEvent.click(button('처음 코드로'))
    await waitFor(() => expect(current).toHaveBeenCalledTimes(2))
    await allAnswers()
    expect(codeInEditor()).toBe('# 처음')
    expect(screen.getByText('이 기기에만 저장했어요')).toBeVisible()
  })
})

describe('the workbench of a lesson over the whole window', () => {
  const inLesson = { contentType: 'COURSE', contentId: 7, lessonId: 71 } as const

  test('is a dialog: nothing behind it can be reached, and Escape leads back', async () => {
    await openWorkbench({ origin: inLesson })
    const outside = document.createElement('a')
    outside.href = '/'
    document.body.append(outside)
    await userEvent.click(button('크게 펼치기'))
    const bench = screen.getByRole('dialog', { name: '크게 펼친 문제' })
    expect(bench).toHaveAttribute('aria-modal', 'true')
    expect(outside.inert).toBe(true)
    expect(bench.closest('[inert]')).toBeNull()
    expect(button('원래 크기로')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(outside.inert).toBe(false)
    expect(button('크게 펼치기')).toHaveFocus()
    outside.remove()
  })

  test('Escape in the code is for the way out of the editor', async () => {
    await openWorkbench({ origin: inLesson })
    await userEvent.click(button('크게 펼치기'))
    const editor = document.querySelector('[data-editor]')?.firstElementChild
    if (editor) fireEvent.keyDown(editor, { key: 'Escape' })
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('the size of the letters', () => {
  test('goes up and down within bounds, and is remembered', async () => {
    const { application } = await openWorkbench()
    for (let press = 0; press < 7; press++) await userEvent.click(button('글자 크게'))
    expect(button('글자 크게')).toHaveAttribute('aria-disabled', 'true')
    expect(application.store.get('codeSize')).toBe('1.75')
    await userEvent.click(button('글자 작게'))
    expect(button('글자 크게')).not.toHaveAttribute('aria-disabled')
    expect(application.store.get('codeSize')).toBe('1.5')
  })
})
