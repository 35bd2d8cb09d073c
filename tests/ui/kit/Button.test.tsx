import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../../../src/ui/kit/Button.tsx'

test('an unavailable button can be reached, says so and does nothing [A-61]', async () => {
  const press = vi.fn()
  render(
    <Button unavailable onClick={press}>
      만들기
    </Button>,
  )
  const button = screen.getByRole('button', { name: '만들기' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveFocus()
  expect(press).not.toHaveBeenCalled()
})

test('an available button does what it says', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>만들기</Button>)
  await userEvent.click(screen.getByRole('button', { name: '만들기' }))
  expect(press).toHaveBeenCalledOnce()
})
