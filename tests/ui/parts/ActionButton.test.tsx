import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ActionButton } from '../../../src/ui/parts/ActionButton.tsx'
import { Dialog } from '../../../src/ui/parts/Dialog.tsx'

/** Both buttons go with their press; the dialog goes as a whole. */
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
