import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { demoView, openAddress, openDemo, opensDemos, section } from './openDemo.ts'

import '../../../src/ui/channel-settings/ChannelSettingsPage.tsx'

opensDemos()

const channel = { channel: 'haeon', content: 'one' }
const titles = () =>
  within(section('channel-banner') ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const operate = () => openAddress(demoView({ ...channel, persona: 'operator' }, '/studio/channel'))

/** The home page for a guest, on a day of November. */
const openHome = (day: number) => openDemo({ ...channel, persona: 'guest', at: `2026-11-${day}T10:00:00+09:00` })

test('what an operator makes stands on the home page in its place, and is gone outside of its days [S-039]', async () => {
  await openHome(20)
  const before = titles()
  expect(before).toHaveLength(1)

  operate()
  await press('배너 더하기')
  fireEvent.change(await screen.findByLabelText('배너에 보일 말'), { target: { value: '작품 전시회' } })
  fireEvent.change(screen.getByLabelText('그림'), { target: { value: 'TURTLE' } })
  fireEvent.change(screen.getByLabelText('보이기 시작하는 날'), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText('마지막으로 보이는 날'), { target: { value: '2026-11-27' } })
  await userEvent.selectOptions(screen.getByLabelText('누르면 갈 곳'), '블로그')
  await press('배너 저장하기')
  expect(await screen.findByText('배너를 저장했어요.')).toBeVisible()

  await press('작품 전시회 위로')
  await waitFor(() => expect(screen.getByRole('button', { name: '작품 전시회 위로' })).toHaveAttribute('aria-disabled'))
  await openHome(21)
  expect(titles()).toEqual(['작품 전시회', ...before])
  const link = within(section('channel-banner')!).getByRole('link', { name: '작품 전시회' })
  expect(link).toHaveAttribute('href', expect.stringContaining('/blog'))
  expect(link.closest('li')?.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/)

  await openHome(28)
  expect(titles()).toEqual(before)
})
