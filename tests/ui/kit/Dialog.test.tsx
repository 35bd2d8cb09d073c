import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog, type DialogProps } from '../../../src/ui/kit/Dialog.tsx'

const Page = (wishes: Partial<DialogProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div id="page-frame">
        <main data-testid="page">
          <button type="button" onClick={() => setOpen(true)}>
            열기
          </button>
        </main>
        <div data-testid="notifications" data-above-dialogs />
      </div>
      <aside data-testid="preview">
        <button type="button">미리보기</button>
      </aside>
      {open && (
        <Dialog title="제목" onClose={() => setOpen(false)} {...wishes}>
          {wishes.children ?? <p>내용</p>}
        </Dialog>
      )}
    </>
  )
}

const openDialog = async (wishes: Partial<DialogProps> = {}) => {
  render(<Page {...wishes} />)
  await userEvent.click(screen.getByRole('button', { name: '열기' }))
  return screen.getByRole('dialog', { name: '제목' })
}

const backdrop = () => screen.getByRole('dialog').parentElement as HTMLElement

test('a dialog is named by its title, lies in the page frame and takes the focus there', async () => {
  const dialog = await openDialog()
  expect(document.getElementById('page-frame')).toContainElement(dialog)
  expect(screen.getByRole('heading', { name: '제목' })).toHaveFocus()
})

test('what a dialog above another leaves behind is still frozen', async () => {
  const Two = ({ isAsking }: { readonly isAsking: boolean }) => (
    <div id="page-frame">
      <main data-testid="page" />
      <Dialog title="아래" onClose={() => {}}>
        <p>내용</p>
      </Dialog>
      {isAsking && (
        <Dialog title="위" onClose={() => {}}>
          <p>내용</p>
        </Dialog>
      )}
    </div>
  )
  const { rerender } = render(<Two isAsking={false} />)
  rerender(<Two isAsking />)
  const lower = screen.getByRole('dialog', { name: '아래', hidden: true }).parentElement
  expect(lower?.inert).toBe(true)
  rerender(<Two isAsking={false} />)
  expect(lower?.inert).toBe(false)
  expect(screen.getByTestId('page').inert).toBe(true)
})

test('an open dialog freezes the page, but neither notifications nor what stands beside the page [A-55]', async () => {
  await openDialog()
  expect(screen.getByTestId('page').inert).toBe(true)
  expect(screen.getByTestId('notifications').inert).toBeFalsy()
  expect(screen.getByTestId('preview').inert).toBeFalsy()
})

test('the preview bar can be used while a dialog is open, and the dialog stays [A-55]', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: '미리보기' }))
  expect(screen.getByRole('button', { name: '미리보기' })).toHaveFocus()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('after closing the page lives again and the focus is back where it was', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByTestId('page').inert).toBe(false)
  expect(document.documentElement).not.toHaveAttribute('data-locked')
  expect(screen.getByRole('button', { name: '열기' })).toHaveFocus()
})

test('Escape and a click on the backdrop close an ordinary dialog', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '열기' }))
  await userEvent.click(backdrop())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Escape in an editor of code is the first half of the way out of it, and closes nothing', async () => {
  await openDialog({
    children: (
      <div data-editor>
        <textarea aria-label="코드" />
      </div>
    ),
  })
  await userEvent.click(screen.getByRole('textbox', { name: '코드' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a click inside does not close it', async () => {
  await openDialog()
  await userEvent.click(screen.getByText('내용'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a dialog that must be answered ignores Escape and backdrop and has no close button [A-42, A-54]', async () => {
  const onClose = vi.fn()
  await openDialog({ onClose, closesOnEscape: false, closesOnBackdrop: false, hasCloseButton: false })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(backdrop())
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('button', { name: '닫기' })).not.toBeInTheDocument()
})

test('the second click of a double click on what opens a question does not answer it', () => {
  const onConfirm = vi.fn()
  render(
    <div id="page-frame">
      <ConfirmDialog
        title="정말 지울까요?"
        confirmLabel="지우기"
        runningLabel="지우는 중"
        cancelLabel="그만두기"
        isRunning={false}
        onConfirm={onConfirm}
        onClose={() => {}}
      >
        <p>되돌릴 수 없어요.</p>
      </ConfirmDialog>
    </div>,
  )
  const confirm = screen.getByRole('button', { name: '지우기' })
  fireEvent.click(confirm, { detail: 2 })
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(confirm, { detail: 1 })
  expect(onConfirm).toHaveBeenCalledOnce()
  // A click by keyboard has a `detail` of 0.
  fireEvent.click(confirm, { detail: 0 })
  expect(onConfirm).toHaveBeenCalledTimes(2)
})
