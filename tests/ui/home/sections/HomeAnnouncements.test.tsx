import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { ChannelAnnouncement } from '../../../../src/domain/channelAnnouncement.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { HomeAnnouncements } from '../../../../src/ui/home/sections/HomeAnnouncements.tsx'
import { createQueryClient } from '../../../../src/ui/kit/query.ts'
import { aChannelAnnouncement } from '../../../domain/aChannelAnnouncement.ts'
import { channelSite } from '../../../domain/site/places.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeClock } from '../../../fakes/fakeClock.ts'
import { fakeFeatures, fakeInbox } from '../../../fakes/features.ts'
import { fakePageTimer } from '../../../fakes/fakePageTimer.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { renderInApp } from '../../renderInApp.tsx'

async function show(list: () => Promise<readonly ChannelAnnouncement[]>) {
  const onAnswered = vi.fn<(isAnswered: true) => void>()
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  client.setQueryData(['viewer'], guest)
  const clock = fakeClock('2026-11-20T12:00:00+09:00')
  const features = fakeFeatures({ inbox: fakeInbox({}, fakePageTimer().timer, { list }) })
  const application = anApplication({ expectedSite: channelSite, clock, features })
  const part = (isHeldBack: boolean) => (
    <Suspense>
      <HomeAnnouncements {...{ isHeldBack, onAnswered }} />
    </Suspense>
  )
  const { rerender } = await act(async () => renderInApp(part(true), application, client))
  expect(screen.queryByText('공지'), 'held back').not.toBeInTheDocument()
  await waitFor(() => expect(onAnswered).toHaveBeenCalledExactlyOnceWith(true))
  rerender(part(false))
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('what the channel is told today is there to read, the rest of it by a button', async () => {
  const dates = { startDate: '2026-11-21', endDate: '2026-11-30' }
  await show(async () => [
    aChannelAnnouncement({ announcementId: 6, title: '내일부터', ...dates }),
    aChannelAnnouncement({ announcementId: 5, title: '셋째' }),
    aChannelAnnouncement({ announcementId: 4, title: '둘째' }),
    aChannelAnnouncement(),
  ])
  expect(await screen.findByRole('region', { name: '공지' })).toHaveTextContent(/셋째토요일 두 시에 만나요뱃고동 · 3시간 전/)
  expect(titles()).toEqual(['셋째', '둘째'])
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(titles()).toEqual(['셋째', '둘째', '작품 전시회'])
})

test.each([
  ['is told nothing', async () => []],
  ['could not be asked', async () => Promise.reject(refusal(500))],
])('nothing is there where the channel %s', async (_, list) => {
  await show(list)
  expect(screen.queryByText('공지')).not.toBeInTheDocument()
})
