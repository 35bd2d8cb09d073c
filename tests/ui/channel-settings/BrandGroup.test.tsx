import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { parseChannelSettings } from '../../../src/adapters/browser/channelSettingsJson.ts'
import { BrandGroup } from '../../../src/ui/channel-settings/BrandGroup.tsx'

const reading = parseChannelSettings({ channelName: '해온코딩학원', brandColor: '#0b7a75', info: { logoUrl: '/logo.svg' } })

function Form() {
  const [settings, change] = useState(reading.ok ? reading.settings : null)
  return settings && <BrandGroup settings={settings} change={change} />
}

test('a colour that is too light for words says so, with both colours; one that can be read says nothing', () => {
  render(<Form />)
  const field = screen.getByLabelText('대표 색 값')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.change(field, { target: { value: '#ffcc00' } })
  expect(screen.getByRole('status')).toHaveTextContent(/조금 어둡게 썼어요.*#FFCC00 → #[0-9A-F]{6}/)
  fireEvent.change(field, { target: { value: '#777777' } })
  expect(screen.getByRole('status')).toHaveTextContent('기본 바다색을 써요')
})

test('the name can be tried, and a file that is no picture leaves the logo as it is', async () => {
  render(<Form />)
  fireEvent.change(screen.getByLabelText('채널 이름'), { target: { value: '푸른코딩' } })
  expect(screen.getByLabelText('채널 이름')).toHaveValue('푸른코딩')
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'))
  await userEvent.upload(screen.getByLabelText('로고'), new File(['?'], 'logo.png', { type: 'image/png' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('그림으로 열 수 없는 파일이에요')
  expect(screen.getByAltText('지금 로고')).toHaveAttribute('src', '/logo.svg')
})
