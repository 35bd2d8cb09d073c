import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ActionButton, RetryButton } from '../../../src/ui/kit/ActionButton.tsx'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { useLoadable } from '../../../src/ui/kit/loaded.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'

/** Both buttons disappear when they are pressed; the dialog closes as a whole. */
const Part = () => {
  const [isDone, setDone] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <div id="page-frame">
      <main>
        <h1>강의</h1>
        <section>
          <h2>수강 신청</h2>
          {isDone ? <p>이미 신청했어요</p> : <ActionButton onClick={() => setDone(true)}>신청하기</ActionButton>}
          <button type="button" onClick={() => setOpen(true)}>
            묻기
          </button>
        </section>
      </main>
      {isOpen && (
        <Dialog title="정말요?" onClose={() => setOpen(false)}>
          <ActionButton onClick={() => setOpen(false)}>그래요</ActionButton>
        </Dialog>
      )}
    </div>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a button that may go with what it does', () => {
  test('leaves the focus on the heading of its part', async () => {
    render(<Part />)
    await press('신청하기')
    await aMoment()
    expect(screen.getByRole('heading', { name: '수강 신청' })).toHaveFocus()
  })

  test('leaves it to a dialog that goes with it to give the focus back', async () => {
    render(<Part />)
    await press('묻기')
    await press('그래요')
    await aMoment()
    expect(screen.getByRole('button', { name: '묻기' })).toHaveFocus()
    expect(screen.getByRole('heading', { name: '수강 신청' })).not.toHaveAttribute('tabindex')
  })

  test('does what it does once, however long a key is held [F-083]', async () => {
    const onClick = vi.fn()
    render(<ActionButton onClick={onClick}>신청하기</ActionButton>)
    screen.getByRole('button').focus()
    await userEvent.keyboard('{Enter>5/}')
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

/** Opens a dialog whose call the test answers or rejects. */
const open = async () => {
  let answer = (_value: string) => {}
  let refuse = (_error: Error) => {}
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      answer = resolve
      refuse = reject
    })
  const MovedPart = () => {
    const loaded = useLoadable(useQuery({ queryKey: ['reviews'], queryFn: ask }))
    return (
      <section>
        <h2>수업 시간</h2>
        {loaded.status === 'waiting' && <p>기다려요</p>}
        {loaded.status === 'failed' && (
          <p role="alert">
            {String(loaded.error)} <RetryButton tone="text" retry={loaded.retry} />
          </p>
        )}
        {loaded.status === 'ready' && <p>{loaded.value}</p>}
      </section>
    )
  }
  renderInApp(
    <>
      <MovedPart />
      <input aria-label="다른 곳" />
    </>,
    anApplication(),
    impatientClient(),
  )
  expect(screen.getByText('기다려요')).toBeVisible()
  const settle = async (settleIt: () => void) => {
    settleIt()
    await allAnswers()
  }
  await settle(() => refuse(new Error('첫 번째')))
  return { answer: (value: string) => settle(() => answer(value)), refuse: (why: string) => settle(() => refuse(new Error(why))) }
}

const button = () => screen.getByRole('button')

describe('what has failed and is asked for again', () => {
  test('keeps its words and the focus of its button, which says that it is busy', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(button()).toHaveAccessibleName('불러오고 있어요')
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(button()).toHaveFocus()
    expect(screen.getByText(/첫 번째/)).toBeVisible()
  })

  test('says so when it fails again', async () => {
    const { refuse } = await open()
    await userEvent.click(button())
    await refuse('두 번째')
    expect(button()).toHaveFocus()
    expect(button()).toHaveAccessibleName('다시 시도')
    expect(screen.getByText(/두 번째/)).toBeVisible()
    expect(screen.getByText('아직 불러오지 못했어요')).toHaveAttribute('role', 'status')
  })

  test('leaves the focus on its heading when it has come', async () => {
    const { answer } = await open()
    await userEvent.click(button())
    await answer('월요일')
    expect(screen.getByText('월요일')).toBeVisible()
    expect(screen.getByRole('heading', { name: '수업 시간' })).toHaveFocus()
  })

  test('takes the focus from nobody who has gone on meanwhile', async () => {
    const { answer } = await open()
    await userEvent.click(button())
    await userEvent.click(screen.getByRole('textbox'))
    await answer('월요일')
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})
