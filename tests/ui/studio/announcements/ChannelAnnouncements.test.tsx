import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { ChannelAnnouncementRepository } from '../../../../src/application/channelAnnouncement.ts'
import { ChannelAnnouncements } from '../../../../src/ui/studio/announcements/ChannelAnnouncements.tsx'
import { aChannelAnnouncement } from '../../../domain/aChannelAnnouncement.ts'
import { channelSite } from '../../../domain/site/places.ts'
import { teacher } from '../../../domain/viewer/viewers.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeClock } from '../../../fakes/fakeClock.ts'
import { fakeFeatures, fakeInbox } from '../../../fakes/features.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { fakePageTimer } from '../../../fakes/fakePageTimer.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { createQueryClient } from '../../../../src/ui/kit/query.ts'
import { renderInApp } from '../../renderInApp.tsx'

const told = aChannelAnnouncement()

async function open(answers: Partial<ChannelAnnouncementRepository> = {}, store = memoryStore()) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  client.setQueryData(['viewer'], teacher)
  const clock = fakeClock('2026-11-20T09:00:00+09:00')
  const features = fakeFeatures({ inbox: fakeInbox({}, fakePageTimer().timer, { clock, ...answers }) })
  const application = anApplication({ expectedSite: channelSite, clock, features, store })
  const element = (
    <Suspense>
      <ChannelAnnouncements channelDomain="haeon" writer={teacher} />
    </Suspense>
  )
  await act(async () => void renderInApp(element, application, client))
  return store
}

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: '채널에 공지하기' }))

describe('what a channel is told', () => {
  test('is sent with its title, its days and who reads it; the fields are as they were then', async () => {
    const announce = vi.fn<ChannelAnnouncementRepository['announce']>(async () => told)
    await open({ announce })
    await userEvent.type(field('제목'), '작품 전시회')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '볼 수 있는 사람' }), '회원만')
    await userEvent.type(field('채널에 알릴 말'), '토요일 두 시에 만나요')
    await send()
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      {
        title: '작품 전시회',
        content: '토요일 두 시에 만나요',
        startDate: '2026-11-20',
        endDate: '2026-11-27',
        audience: 'MEMBERS',
      },
      expect.any(String),
    )
    expect(await screen.findByText('채널에 공지했어요.')).toBeVisible()
    expect([field('제목'), field('채널에 알릴 말')].map((one) => (one as HTMLInputElement).value)).toEqual(['', ''])
    expect(screen.getByRole('combobox', { name: '볼 수 있는 사람' })).toHaveValue('EVERYONE')
  })

  test('leaves what was chosen for the next one while it was sent', async () => {
    let answer = () => {}
    const sent = new Promise<void>((resolve) => (answer = resolve))
    await open({ announce: async () => sent.then(() => told) })
    await userEvent.type(field('제목'), '작품 전시회')
    await userEvent.type(field('채널에 알릴 말'), '토요일 두 시에 만나요')
    await send()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '볼 수 있는 사람' }), '회원만')
    await act(async () => answer())
    expect(field('제목')).toHaveValue('')
    expect(screen.getByRole('combobox', { name: '볼 수 있는 사람' })).toHaveValue('MEMBERS')
  })

  test('is kept while it is written, title and all, also when it was refused', async () => {
    const announce = vi.fn(async () => Promise.reject(refusal(500)))
    const store = await open({ announce })
    await userEvent.type(field('채널에 알릴 말'), '토요일 두 시에 만나요')
    await send()
    expect(await screen.findByText('공지의 제목을 적어 주세요.')).toBeVisible()
    expect(announce).not.toHaveBeenCalled()
    expect(field('제목')).toHaveFocus()
    expect(field('제목')).toBeInvalid()
    await userEvent.type(field('제목'), '작품 전시회')
    await send()
    expect(await screen.findByText('보내지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
    document.body.replaceChildren()
    await open({}, store)
    expect(field('제목')).toHaveValue('작품 전시회')
    expect(field('채널에 알릴 말')).toHaveValue('토요일 두 시에 만나요')
  })

  test('stands below with its days and who reads it, and is taken back by who may', async () => {
    const remove = vi.fn(async () => {})
    const coming = aChannelAnnouncement({
      announcementId: 4,
      title: '겨울 방학',
      startDate: '2026-12-20',
      endDate: '2027-01-10',
      audience: 'MEMBERS',
      mayRemove: false,
    })
    await open({ list: async () => [coming, told], remove })
    const [one, other] = await screen.findAllByRole('listitem')
    expect(one).toHaveTextContent(/예정.*겨울 방학.*12월 20일 \(일\) ~ 2027년 1월 10일 \(일\) · 회원만 · 뱃고동/)
    expect(other).toHaveTextContent(/보이는 중.*작품 전시회.*누구나/)
    expect(within(one!).queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(within(other!).getByRole('button', { name: '지우기' }))
    expect(remove).not.toHaveBeenCalled()
    await userEvent.click(within(screen.getByRole('dialog', { name: '채널 공지를 지울까요?' })).getByRole('button', { name: '지우기' }))
    expect(remove).toHaveBeenCalledExactlyOnceWith(3)
    expect(await screen.findByText('공지를 지웠어요.')).toBeVisible()
  })

  test('says so where there is none, and where it could not be read', async () => {
    await open()
    expect(await screen.findByText('아직 채널에 올린 공지가 없어요')).toBeVisible()
    document.body.replaceChildren()
    await open({ list: async () => Promise.reject(refusal(500)) })
    expect(await screen.findByText('공지를 불러오지 못했어요')).toBeVisible()
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
  })
})
