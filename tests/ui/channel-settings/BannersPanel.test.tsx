import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { ChannelBannerRepository } from '../../../src/application/channelBanner.ts'
import type { OwnBanner, OwnBannerText } from '../../../src/domain/channel/ownBanner.ts'
import { BannersPanel } from '../../../src/ui/channel-settings/BannersPanel.tsx'
import { bannerWords } from '../../../src/ui/channel-settings/bannerWords.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { anOwnBanner } from '../../domain/channel/anOwnBanner.ts'
import { channelSite } from '../../domain/site/places.ts'
import { aViewer } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeChannelSettings, fakeFeatures } from '../../fakes/features.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { renderInApp } from '../renderInApp.tsx'

const operator = aViewer({ role: 'ROLE_OPERATOR', userId: 100 })
const [one, two, three] = [
  anOwnBanner({ bannerId: 1, title: '하나', startDate: null, endDate: null }),
  anOwnBanner({ bannerId: 2, title: '둘', startDate: '2026-12-01', endDate: null }),
  anOwnBanner({ bannerId: 3, title: '셋', startDate: null, endDate: '2026-11-19' }),
] as const

async function open(answers: Partial<ChannelBannerRepository> = {}, store = memoryStore()) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  client.setQueryData(['viewer'], operator)
  const list = async () => [one, two, three]
  const features = fakeFeatures({ channelSettings: fakeChannelSettings({}, { list, ...answers }) })
  const clock = fakeClock('2026-11-20T09:00:00+09:00')
  const application = anApplication({ expectedSite: channelSite, clock, features, store })
  const element = (
    <Suspense>
      <BannersPanel viewer={operator} channelDomain="haeon" />
    </Suspense>
  )
  await act(async () => void renderInApp(element, application, client))
  return { application, store, reread: () => act(() => client.refetchQueries({ queryKey: ['channelBanners'] })) }
}

/** Fakes a backend that stores one banner, and accepts only saves of its current version. */
function aBannerOf(first: OwnBanner) {
  let banner = first
  let version = 0
  const put = (next: OwnBannerText) => void (banner = { ...banner, ...next, updatedDate: `2026-11-20T00:00:0${++version}.000Z` })
  return {
    found: () => banner,
    put,
    answers: {
      list: async () => [banner],
      async change(next: OwnBanner) {
        if (next.updatedDate !== banner.updatedDate) throw refusal(409)
        put(next)
        return banner
      },
    },
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name)
const titles = () => screen.getAllByRole('listitem').map((row) => /하나|둘|셋/.exec(row.textContent)?.[0])

describe('a channel’s banners', () => {
  test('stand in their order, each with what it does today', async () => {
    await open()
    const rows = await screen.findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('하나보이는 중 언제나')
    expect(rows[1]).toHaveTextContent('둘예정 12월 1일 (화)부터')
    expect(rows[2]).toHaveTextContent('셋끝남 11월 19일 (목)까지')
  })

  test('say so where there are none, where they could not be read, and where a backend has none', async () => {
    await open({ list: async () => [] })
    expect(await screen.findByText('아직 배너가 없어요')).toBeVisible()
    document.body.replaceChildren()
    await open({ list: async () => Promise.reject(refusal(500)) })
    expect(await screen.findByText('배너를 불러오지 못했어요')).toBeVisible()
    document.body.replaceChildren()
    await open({ list: async () => Promise.reject(refusal(404)) })
    expect(await screen.findByText('여기에서는 아직 배너를 바꿀 수 없어요.')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('a new one is shown as the home page shows it, and saved; the focus is back where one began', async () => {
    const add = vi.fn<ChannelBannerRepository['add']>(async () => one)
    await open({ add })
    await press('배너 더하기')
    expect(field('배너에 보일 말')).toHaveFocus()
    await press('배너 저장하기')
    expect(field('배너에 보일 말')).toHaveAccessibleDescription(/배너에 보일 말을 적어 주세요/)
    expect(add).not.toHaveBeenCalled()
    await userEvent.type(field('배너에 보일 말'), '봄 전시회')
    await userEvent.selectOptions(field('그림'), '거북이')
    await userEvent.selectOptions(field('누르면 갈 곳'), '블로그')
    fireEvent.change(field('마지막으로 보이는 날'), { target: { value: '2026-11-30' } })
    const preview = screen.getByRole('region', { name: '홈에는 이렇게 보여요' })
    expect(within(preview).getByRole('link', { name: '봄 전시회' })).toHaveAttribute('href', '/blog?page=1&order=DESC')
    expect(preview.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/)
    await press('배너 저장하기')
    expect(add).toHaveBeenCalledExactlyOnceWith(
      {
        title: '봄 전시회',
        imageUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
        link: '/blog?page=1&order=DESC',
        startDate: null,
        endDate: '2026-11-30',
      },
      expect.any(String),
    )
    expect(add.mock.calls[0]?.[0].imageUrl?.length).toBeLessThan(20_000)
    expect(await screen.findByText('배너를 저장했어요.')).toBeVisible()
    expect(screen.getByRole('button', { name: '배너 더하기' })).toHaveFocus()
  })

  test('that could not be saved are told to who has left meanwhile', async () => {
    let fail = () => {}
    const { application } = await open({ add: () => new Promise<never>((_, reject) => (fail = () => reject(refusal(500)))) })
    await press('배너 더하기')
    await userEvent.type(field('배너에 보일 말'), '봄 전시회')
    await press('배너 저장하기')
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([expect.objectContaining({ tone: 'warning', text: bannerWords.refusals.failed })])
  })

  test('one is changed: a picture and a link of one’s own, what was wrong said beside the field', async () => {
    const change = vi.fn<ChannelBannerRepository['change']>(async () => one)
    await open({ change })
    await press('하나 고치기')
    expect(field('그림')).toHaveValue('SAME')
    expect(field('누르면 갈 곳')).toHaveValue('ELSEWHERE')
    await userEvent.selectOptions(field('그림'), '인터넷에 있는 그림')
    await userEvent.type(field('그림 주소'), 'http://pictures.example/a.png')
    fireEvent.change(field('갈 곳의 주소'), { target: { value: 'https://elsewhere.example/' } })
    fireEvent.change(field('보이기 시작하는 날'), { target: { value: '2026-11-30' } })
    fireEvent.change(field('마지막으로 보이는 날'), { target: { value: '2026-11-20' } })
    await press('배너 저장하기')
    expect(field('그림 주소')).toHaveFocus()
    expect(field('그림 주소')).toHaveAccessibleDescription(/https:\/\/로 시작해요/)
    expect(field('갈 곳의 주소')).toHaveAccessibleDescription(/다른 사이트로는 갈 수 없어요/)
    expect(field('마지막으로 보이는 날')).toHaveAccessibleDescription(/빠를 수 없어요/)
    fireEvent.change(field('보이기 시작하는 날'), { target: { value: '' } })
    fireEvent.change(field('마지막으로 보이는 날'), { target: { value: '2026-11-19' } })
    expect(field('마지막으로 보이는 날')).toHaveAccessibleDescription(/이미 지나서/)
    fireEvent.change(field('마지막으로 보이는 날'), { target: { value: '2026-11-20' } })
    fireEvent.change(field('그림 주소'), { target: { value: 'https://pictures.example/a.png' } })
    fireEvent.blur(field('그림 주소'))
    expect(screen.getByRole('region', { name: '홈에는 이렇게 보여요' }).querySelector('img')).toHaveAttribute(
      'src',
      'https://pictures.example/a.png',
    )
    await userEvent.selectOptions(field('누르면 갈 곳'), '아무 데도 안 가요')
    fireEvent.change(field('보이기 시작하는 날'), { target: { value: '' } })
    await press('배너 저장하기')
    expect(change).toHaveBeenCalledExactlyOnceWith({
      ...one,
      imageUrl: 'https://pictures.example/a.png',
      link: null,
      endDate: '2026-11-20',
    })
    expect(screen.getByRole('button', { name: '하나 고치기' })).toHaveFocus()
  })

  test('what is half written is kept, also when it was refused, until it is given up', async () => {
    const { store } = await open({ add: async () => Promise.reject(refusal(500)) })
    await press('배너 더하기')
    await userEvent.type(field('배너에 보일 말'), '봄 전')
    await userEvent.selectOptions(field('그림'), '상어')
    await press('배너 저장하기')
    expect(await screen.findByText('저장하지 못했어요. 쓰던 것은 그대로 있어요.')).toBeVisible()
    document.body.replaceChildren()
    await open({}, store)
    await press('배너 더하기')
    expect(field('배너에 보일 말')).toHaveValue('봄 전')
    expect(field('그림')).toHaveValue('SHARK')
    await press('그만두기')
    await press('배너 더하기')
    expect(field('배너에 보일 말')).toHaveValue('')
  })

  test('what another operator has saved since the form was opened is written over only by a second press', async () => {
    const { found, put, answers } = aBannerOf(one)
    const { reread } = await open(answers)
    await press('하나 고치기')
    await userEvent.type(field('배너에 보일 말'), ' 더하기')
    put({ ...one, title: '하나, 그들의 말', link: '/blog' })
    await reread()
    await press('배너 저장하기')
    expect(await screen.findByText(/그사이 다른 운영자가 이 배너를 고쳤어요/)).toBeVisible()
    expect(found()).toMatchObject({ title: '하나, 그들의 말', link: '/blog' })
    expect(screen.getByText('하나, 그들의 말')).toBeVisible()
    expect(screen.getByText('고친 배너가 이어지는 주소: /blog')).toBeVisible()
    expect(field('배너에 보일 말')).toHaveValue('하나 더하기')
    await press('배너 저장하기')
    expect(await screen.findByText('배너를 저장했어요.')).toBeVisible()
    expect(found()).toMatchObject({ title: '하나 더하기', link: one.link })
  })

  test('what was half written before another operator saved is a conflict after a reload, too', async () => {
    const { found, put, answers } = aBannerOf(one)
    const { store } = await open(answers)
    await press('하나 고치기')
    await userEvent.type(field('배너에 보일 말'), ' 더하기')
    document.body.replaceChildren()
    put({ ...one, title: '하나, 그들의 말' })
    await open(answers, store)
    await press('하나, 그들의 말 고치기')
    expect(field('배너에 보일 말')).toHaveValue('하나 더하기')
    await press('배너 저장하기')
    expect(await screen.findByText(/그사이 다른 운영자가 이 배너를 고쳤어요/)).toBeVisible()
    await press('배너 저장하기')
    expect(await screen.findByText('배너를 저장했어요.')).toBeVisible()
    expect(found().title).toBe('하나 더하기')
    await press('하나 더하기 고치기')
    await userEvent.type(field('배너에 보일 말'), '!')
    await press('배너 저장하기')
    await vi.waitFor(() => expect(found().title).toBe('하나 더하기!'))
  })

  test('what is changed while the banner is sent stays, and goes on when the form is opened again', async () => {
    let answer = () => {}
    const sent = new Promise<void>((resolve) => (answer = resolve))
    const { put, found, answers } = aBannerOf(one)
    const change = async (next: OwnBanner) => {
      put(next)
      await sent
      return found()
    }
    await open({ ...answers, change })
    await press('하나 고치기')
    await userEvent.type(field('배너에 보일 말'), ' 더하기')
    fireEvent.change(field('마지막으로 보이는 날'), { target: { value: '2026-11-30' } })
    await press('배너 저장하기')
    await userEvent.type(field('배너에 보일 말'), '와 곱하기')
    await act(async () => answer())
    await press('하나 더하기 고치기')
    expect(field('배너에 보일 말')).toHaveValue('하나 더하기와 곱하기')
    expect(field('마지막으로 보이는 날')).toHaveValue('2026-11-30')
  })

  test('the order is changed by buttons, at once, and the focus stays with what is moved', async () => {
    const arrange = vi.fn<ChannelBannerRepository['arrange']>(async () => {})
    await open({ arrange })
    await press('하나 위로')
    expect(arrange).not.toHaveBeenCalled()
    await press('하나 아래로')
    expect(titles()).toEqual(['둘', '하나', '셋'])
    expect(screen.getByRole('button', { name: '하나 아래로' })).toHaveFocus()
    expect(screen.getByText('하나: 2번째로 옮겼어요.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['둘', '셋', '하나'])
    expect(arrange.mock.calls).toEqual([[[2, 1, 3]], [[2, 3, 1]]])
  })

  test.each([
    [403, '이 채널의 운영자만 배너를 바꿀 수 있어요.'],
    [500, '옮기지 못했어요. 잠시 후 다시 해 주세요.'],
  ])('an order that could not be saved (%i) is taken back, and nothing is said to be moved', async (status, told) => {
    await open({ arrange: async () => Promise.reject(refusal(status)) })
    await press('하나 아래로')
    expect(await screen.findByText(told)).toBeVisible()
    expect(titles()).toEqual(['하나', '둘', '셋'])
    expect(screen.queryByText('하나: 2번째로 옮겼어요.')).not.toBeInTheDocument()
  })

  test('a removal that failed is told as one, and what is gone keeps the form in which it is being changed', async () => {
    let all: readonly OwnBanner[] = [one, two]
    await open({
      list: async () => all,
      remove: async () => Promise.reject(refusal(418)),
      change: async () => Promise.reject(refusal(404)),
    })
    await press('하나 지우기')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }))
    expect(await screen.findByText('지우지 못했어요. 잠시 후 다시 해 주세요.')).toBeVisible()
    await press('하나 고치기')
    await userEvent.type(field('배너에 보일 말'), ' 더하기')
    all = [two]
    await press('배너 저장하기')
    expect(await screen.findByText('이미 지워진 배너예요.')).toBeVisible()
    expect(field('배너에 보일 말')).toHaveValue('하나 더하기')
  })

  test('one is removed once that is confirmed', async () => {
    let all: readonly OwnBanner[] = [one, two]
    const remove = vi.fn(async () => void (all = [two]))
    await open({ list: async () => all, remove })
    await press('하나 지우기')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '그대로 두기' }))
    expect(remove).not.toHaveBeenCalled()
    await press('하나 지우기')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }))
    expect(remove).toHaveBeenCalledExactlyOnceWith(1)
    expect(await screen.findByText('배너를 지웠어요.')).toBeVisible()
    expect(titles()).toEqual(['둘'])
    expect(screen.getByRole('button', { name: '배너 더하기' })).toHaveFocus()
  })

  test('no more is added where there are as many as may be', async () => {
    await open({ list: async () => Array.from({ length: 20 }, (_, at) => anOwnBanner({ bannerId: at })) })
    await press('배너 더하기')
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.getByText('배너는 20개까지 만들 수 있어요.')).toBeVisible()
  })
})
