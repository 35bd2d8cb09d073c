import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
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

/** What is below is drawn once this has come, or before it. */
const Home = ({ isLate }: { readonly isLate: boolean }) => {
  const [isTold, setTold] = useState(isLate)
  return <HomeAnnouncements isBelowDrawn={isTold} onTold={setTold} />
}

async function show(list: () => Promise<readonly ChannelAnnouncement[]>, { isLate = false } = {}) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  client.setQueryData(['viewer'], guest)
  const clock = fakeClock('2026-11-20T12:00:00+09:00')
  const features = fakeFeatures({ inbox: fakeInbox({}, fakePageTimer().timer, { list }) })
  const application = anApplication({ expectedSite: channelSite, clock, features })
  await act(
    async () =>
      void renderInApp(
        <Suspense>
          <Home isLate={isLate} />
        </Suspense>,
        application,
        client,
      ),
  )
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

test('what comes later than the sections below is told in a line that was kept for it, and opens at a press', async () => {
  let arrive: (told: readonly ChannelAnnouncement[]) => void = () => undefined
  await show(() => new Promise((resolve) => (arrive = resolve)), { isLate: true })
  const place = await screen.findByRole('region', { name: '공지' })
  expect(place).toHaveTextContent('공지불러오고 있어요')
  await act(async () => arrive([aChannelAnnouncement(), aChannelAnnouncement({ announcementId: 4, title: '둘째' })]))
  await userEvent.click(await screen.findByRole('button', { name: '2개 읽기' }))
  expect(titles()).toEqual(['작품 전시회', '둘째'])
  expect(screen.getByRole('heading', { name: '공지' })).toHaveFocus()
})

test.each([
  ['is told nothing', async () => [], '공지지금은 없어요'],
  ['could not be asked', async () => Promise.reject(refusal(500)), '공지불러오지 못했어요'],
])('the line says so where the channel %s', async (_, list, text) => {
  await show(list, { isLate: true })
  expect(await screen.findByRole('region', { name: '공지' })).toHaveTextContent(text)
})
