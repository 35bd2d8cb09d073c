import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChannelSettingsRepository, SavedSettings } from '../../../src/application/channelSettings.ts'
import { customMapField } from '../../../src/adapters/http/channel.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { siteOf } from '../../../src/domain/site/site.ts'
import { ChannelSettingsPage } from '../../../src/ui/channel-settings/ChannelSettingsPage.tsx'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { someSettings } from '../../domain/channel/someSettings.ts'
import { noContent } from '../../domain/home/noContent.ts'
import { aViewer, learner, teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeChannelSettings, fakeFeatures } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'

const operator = aViewer({ role: 'ROLE_OPERATOR', userId: 100 })
const settings = someSettings({ brandColor: '#0b7a75' })
const saved: SavedSettings = { settings, updatedDate: null }
const [first, second] = ['2026-11-20T01:00:00.000Z', '2026-11-20T01:05:00.000Z']
const draftKey = 'channelSettings/100/haeon'

afterEach(() => vi.useRealTimers())

interface Wishes extends Partial<ChannelSettingsRepository> {
  readonly viewer?: Viewer
  readonly domain?: string | null
  readonly store?: ReturnType<typeof memoryStore>
}

async function open({ viewer = operator, domain = 'haeon', store = memoryStore(), ...answers }: Wishes = {}) {
  const repository = { read: vi.fn(answers.read ?? (async () => saved)), save: vi.fn(answers.save ?? (async () => first)) }
  const load = vi.fn(async () => {
    const info = { ...settings, info: { ...settings.info, channelCustomInfo: { customMap: customMapField.parse({}) } } }
    return { site: siteOf(domain, true), channel: domain === null ? null : info, tint: null, home: noContent }
  })
  const application = anApplication({
    viewer: { current: async () => viewer, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() },
    siteLoader: { ...anApplication().siteLoader, load },
    features: fakeFeatures({ channelSettings: fakeChannelSettings(repository) }),
    store,
  })
  await act(async () => {
    openAt(
      '/studio/channel',
      <>
        <ChannelSettingsPage />
        <NotificationRegion />
      </>,
      application,
    )
  })
  return { ...repository, load, store }
}

/** Makes an answer of the backend that the test resolves or rejects. */
function anAnswer() {
  let [resolve, reject] = [(_: string) => {}, (_: unknown) => {}]
  const promise = new Promise<string>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}

const rename = async (name: string) => fireEvent.change(await screen.findByLabelText('채널 이름'), { target: { value: name } })
const review = () => userEvent.click(screen.getByRole('button', { name: '바뀐 것 보고 저장하기' }))
const confirm = async () => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '저장하기' }))

describe('who may come in', () => {
  it.each([
    [guest, 'haeon', '로그인하면 운영하는 채널의 설정을 바꿀 수 있어요'],
    [learner, 'haeon', '채널 운영자만 들어올 수 있어요'],
    [teacher, 'haeon', '채널 운영자만 들어올 수 있어요'],
    [operator, null, '메인 사이트에는 채널 설정이 없어요'],
  ])('others are told so, with a way on, and nothing is read', async (viewer, domain, title) => {
    const { read } = await open({ viewer, domain })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
    expect(read).not.toHaveBeenCalled()
  })

  it.each([
    [404, '찾을 수 없는 채널이에요'],
    [500, '채널 설정을 불러오지 못했어요'],
  ])('where reading answers %d, says so', async (status, title) => {
    await open({ read: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})

describe('saving', () => {
  it('shows what will change, field by field, saves it once, and the page follows', async () => {
    const { save, load } = await open()
    await rename('푸른코딩')
    fireEvent.change(screen.getByLabelText('대표 색 값'), { target: { value: '#8a1538' } })
    await userEvent.click(screen.getByRole('checkbox', { name: '인기 강의 숨기기' }))
    expect(screen.getByText('3가지를 바꿨어요. 아직 저장하지 않았어요.')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    await review()
    const rows = within(await screen.findByRole('dialog', { name: '이렇게 바꿀까요?' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '채널 이름해온코딩학원푸른코딩',
      '대표 색#0B7A75#8A1538',
      '인기 강의 영역보임숨김',
    ])
    const before = load.mock.calls.length
    await confirm()
    expect(await screen.findByText('저장했어요. 이제 모두에게 이렇게 보여요.')).toBeVisible()
    expect(save.mock.calls).toEqual([
      ['haeon', { settings: expect.objectContaining({ channelName: '푸른코딩', brandColor: '#8a1538' }), updatedDate: null }],
    ])
    expect(load.mock.calls.length).toBeGreaterThan(before)
    expect(screen.getByText('저장된 그대로예요.')).toBeVisible()
  })

  it('stands along the foot of a phone only while there is something to save', async () => {
    await open()
    const bar = await screen.findByRole('region', { name: '저장하기' })
    expect(bar).not.toHaveAttribute('data-enrol-bar')
    await rename('푸른코딩')
    expect(bar).toHaveAttribute('data-enrol-bar')
    await userEvent.click(screen.getByRole('button', { name: '모두 되돌리기' }))
    expect(bar).not.toHaveAttribute('data-enrol-bar')
  })

  it('is undone by the same call, from the version that was saved', async () => {
    const { save } = await open({ save: vi.fn().mockResolvedValueOnce(first).mockResolvedValueOnce(second) })
    await rename('푸른코딩')
    await review()
    await confirm()
    await userEvent.click(await screen.findByRole('button', { name: '저장하기 전으로 되돌리기' }))
    expect(await screen.findByText('저장하기 전으로 되돌렸어요.')).toBeVisible()
    expect(save.mock.calls[1]).toEqual([
      'haeon',
      { settings: expect.objectContaining({ channelName: '해온코딩학원' }), updatedDate: first },
    ])
    expect(screen.getByLabelText('채널 이름')).toHaveValue('해온코딩학원')
    expect(screen.queryByRole('button', { name: '저장하기 전으로 되돌리기' })).toBeNull()
  })

  it('leaves what is changed while it runs, as the next edit', async () => {
    const answers = anAnswer()
    const { save } = await open({ save: vi.fn().mockReturnValueOnce(answers.promise).mockResolvedValueOnce(second) })
    await rename('푸른코딩')
    await review()
    await confirm()
    await userEvent.keyboard('{Escape}')
    await rename('푸른 바다코딩')
    fireEvent.change(screen.getByLabelText('대표 색 값'), { target: { value: '#222222' } })
    await act(async () => answers.resolve(first))
    expect(screen.getByLabelText('채널 이름')).toHaveValue('푸른 바다코딩')
    expect(screen.getByText('2가지를 바꿨어요. 아직 저장하지 않았어요.')).toBeVisible()
    await review()
    await confirm()
    expect(save.mock.calls[1]).toEqual([
      'haeon',
      { settings: expect.objectContaining({ channelName: '푸른 바다코딩', brandColor: '#222222' }), updatedDate: first },
    ])
  })

  it('leaves what is changed while it is undone', async () => {
    const answers = anAnswer()
    await open({ save: vi.fn().mockResolvedValueOnce(first).mockReturnValueOnce(answers.promise) })
    await rename('푸른코딩')
    await review()
    await confirm()
    await userEvent.click(await screen.findByRole('button', { name: '저장하기 전으로 되돌리기' }))
    fireEvent.change(screen.getByLabelText('대표 색 값'), { target: { value: '#222222' } })
    await act(async () => answers.resolve(second))
    expect(screen.getByLabelText('채널 이름')).toHaveValue('해온코딩학원')
    expect(screen.getByLabelText('대표 색 값')).toHaveValue('#222222')
    expect(screen.getByText('1가지를 바꿨어요. 아직 저장하지 않았어요.')).toBeVisible()
  })

  it('leaves what is changed meanwhile where somebody was faster, too', async () => {
    const answers = anAnswer()
    const theirs: SavedSettings = { settings: { ...settings, channelName: '바다코딩' }, updatedDate: first }
    await open({ read: vi.fn().mockResolvedValueOnce(saved).mockResolvedValue(theirs), save: () => answers.promise })
    await rename('푸른코딩')
    await review()
    await confirm()
    await userEvent.keyboard('{Escape}')
    await rename('푸른 하늘코딩')
    await act(async () => answers.reject(refusal(409)))
    const dialog = within(await screen.findByRole('dialog', { name: '다른 운영자가 먼저 저장했어요' }))
    expect(dialog.getByRole('radio', { name: '내가 바꾼 것:푸른 하늘코딩' })).toBeVisible()
  })

  it('is refused beside the field where something is missing, and nothing is sent', async () => {
    const { save } = await open()
    await rename(' ')
    await review()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('채널 이름')).toHaveAccessibleDescription('비워 둘 수 없어요.')
    expect(save).not.toHaveBeenCalled()
  })

  it('that failed keeps the edit', async () => {
    await open({ save: async () => Promise.reject(refusal(403)) })
    await rename('푸른코딩')
    await review()
    await confirm()
    expect(await screen.findByText(/바꿀 수 있는 운영자가 아니에요/)).toBeVisible()
    expect(screen.getByLabelText('채널 이름')).toHaveValue('푸른코딩')
  })

  it('where somebody was faster, shows both, and what is chosen goes on as the next edit', async () => {
    const theirs: SavedSettings = { settings: { ...settings, channelName: '바다코딩', brandColor: '#222222' }, updatedDate: first }
    const { save } = await open({
      read: vi.fn().mockResolvedValueOnce(saved).mockResolvedValue(theirs),
      save: vi.fn().mockRejectedValueOnce(refusal(409)).mockResolvedValueOnce(second),
    })
    await rename('푸른코딩')
    await review()
    await confirm()
    const dialog = within(await screen.findByRole('dialog', { name: '다른 운영자가 먼저 저장했어요' }))
    const choice = dialog.getByRole('group', { name: '채널 이름' })
    expect(within(choice).getByRole('radio', { name: '먼저 저장된 것:바다코딩' })).toBeChecked()
    expect(dialog.getByRole('row', { name: '대표 색 #0B7A75 #222222' })).toBeVisible()
    await userEvent.click(within(choice).getByRole('radio', { name: '내가 바꾼 것:푸른코딩' }))
    await userEvent.click(dialog.getByRole('button', { name: '이렇게 이어서 고치기' }))
    expect(screen.getByText(/그사이 저장된 것도 함께 담았어요. 1가지를 바꿨어요/)).toBeVisible()
    await review()
    await confirm()
    expect(await screen.findByText('저장했어요. 이제 모두에게 이렇게 보여요.')).toBeVisible()
    expect(save.mock.calls[1]).toEqual([
      'haeon',
      { settings: expect.objectContaining({ channelName: '푸른코딩', brandColor: '#222222' }), updatedDate: first },
    ])
  })
})

describe('an edit that is not saved yet', () => {
  it('is kept on the device at a pause, opened again, and forgotten once it is taken back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { store } = await open()
    await rename('푸른코딩')
    expect(store.get(draftKey)).toBeNull()
    act(() => void vi.advanceTimersByTime(600))
    expect(JSON.parse(store.get(draftKey) ?? '')).toMatchObject({ settings: { channelName: '푸른코딩' }, base: { updatedDate: null } })
    document.body.replaceChildren()
    await open({ store })
    expect(await screen.findByDisplayValue('푸른코딩')).toBeVisible()
    expect(screen.getByText(/고치던 것을 이 기기에서 다시 열었어요/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '모두 되돌리기' }))
    act(() => void vi.advanceTimersByTime(600))
    expect(store.get(draftKey)).toBeNull()
  })

  it('that came from the playground is an edit of what is saved now; what is the platform’s stays', async () => {
    const store = memoryStore()
    store.set(draftKey, JSON.stringify({ settings: { ...settings, channelName: '푸른코딩', role: 'ROLE_CHANNEL_PREMIUM' }, base: null }))
    const { save } = await open({ store, read: async () => ({ settings, updatedDate: first }) })
    expect(await screen.findByDisplayValue('푸른코딩')).toBeVisible()
    await review()
    await confirm()
    expect(save.mock.calls).toEqual([['haeon', { settings: { ...settings, channelName: '푸른코딩' }, updatedDate: first }]])
  })

  it('of an older version is put together with what was saved meanwhile before it can be saved', async () => {
    const store = memoryStore()
    store.set(draftKey, JSON.stringify({ settings: { ...settings, channelName: '푸른코딩' }, base: saved }))
    await open({ store, read: async () => ({ settings: { ...settings, brandColor: '#222222' }, updatedDate: first }) })
    const dialog = within(await screen.findByRole('dialog', { name: '다른 운영자가 먼저 저장했어요' }))
    expect(dialog.getByText('서로 다른 것을 바꿔서 함께 담을 수 있어요.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '이렇게 이어서 고치기' }))
    expect(screen.getByLabelText('대표 색 값')).toHaveValue('#222222')
    expect(screen.getByLabelText('채널 이름')).toHaveValue('푸른코딩')
  })

  it('that cannot be read is no edit', async () => {
    const store = memoryStore()
    store.set(draftKey, '{"settings": 7}')
    await open({ store })
    expect(await screen.findByText('저장된 그대로예요.')).toBeVisible()
  })
})
