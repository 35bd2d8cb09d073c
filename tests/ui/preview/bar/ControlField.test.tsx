import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ControlField } from '../../../../src/ui/preview/bar/Controls.tsx'

const openField = () => {
  const onChange = vi.fn()
  const control = { kind: 'moment', name: 'at', label: '날짜와 시각', value: '2026-11-20T10:00:00+09:00', isUnknown: false } as const
  render(<ControlField control={control} onChange={onChange} />)
  return { onChange, field: screen.getByLabelText('날짜와 시각') }
}

test('a time that was only looked at stays the one in the address', async () => {
  const { onChange, field } = openField()
  await userEvent.click(field)
  await userEvent.tab()
  await userEvent.type(field, '{Enter}')
  expect(onChange).not.toHaveBeenCalled()
})

test('another time is gone to once it is confirmed', async () => {
  const { onChange, field } = openField()
  await userEvent.clear(field)
  await userEvent.type(field, '2026-11-21T10:00')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(field, '{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^2026-11-21T10:00:00[+-]\d\d:\d\d$/))
})
