import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { PopupNotice } from '../../../src/domain/notice.ts'
import { PopupNoticeDialog } from '../../../src/ui/notice/PopupNoticeDialog.tsx'
import { renderInApp } from '../renderInApp.tsx'

const show = (wishes: Partial<PopupNotice> = {}) => {
  const [onClose, onNotAgain] = [vi.fn(), vi.fn()]
  const notice = { title: '점검 안내', content: '첫 줄\n둘째 줄', link: '/blog/301', popupShowingMethod: 'ALL', ...wishes }
  renderInApp(<PopupNoticeDialog notice={notice} onClose={onClose} onDismissForever={onNotAgain} />)
  return { dialog: screen.getByRole('dialog'), onClose, onNotAgain }
}

test('a notice has its title, its text line by line, and its link [S-155] [A-59]', () => {
  const { dialog } = show()
  expect(dialog).toHaveAccessibleName('점검 안내')
  expect(within(dialog).getByText(/첫 줄/)).toHaveTextContent('첫 줄 둘째 줄')
  expect(within(dialog).getByText(/첫 줄/).textContent).toContain('\n')
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/blog/301')
})

test('closing and never again are two things [A-56]', async () => {
  const { dialog, onClose, onNotAgain } = show()
  await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }))
  expect([onClose.mock.calls.length, onNotAgain.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(within(dialog).getByRole('button', { name: '다시 보지 않기' }))
  expect([onClose.mock.calls.length, onNotAgain.mock.calls.length]).toEqual([1, 1])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', null])(
  'a link that is none is not drawn: %s [A-59] [F-054]',
  (link) => {
    expect(within(show({ link }).dialog).queryByRole('link')).not.toBeInTheDocument()
  },
)

test('a link that leads elsewhere says so, and the page stays open', () => {
  const link = within(show({ link: 'https://event.example/7' }).dialog).getByRole('link')
  expect(link).toHaveAccessibleName(/^자세히 보기 ?\(외부 사이트\) ?\(새 창\)$/)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('HTML in a notice is text [A-59]', () => {
  const { dialog } = show({ content: '<img src=x onerror=alert(1)>' })
  expect(within(dialog).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(dialog.querySelector('img')).toBeNull()
})

test('without a title it is still named', () => {
  expect(show({ title: '' }).dialog).toHaveAccessibleName('공지')
})
