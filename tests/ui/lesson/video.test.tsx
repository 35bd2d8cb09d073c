import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { allAnswers } from '../impatientClient.ts'
import { aFilm, mark, openLesson } from './openLesson.tsx'

/** Simulates the events of a film, since jsdom plays none. */
interface Film {
  currentTime: number
  duration: number
  paused: boolean
  ended: boolean
  seeking: boolean
  muted: boolean
}

const fresh: Film = { currentTime: 0, duration: 600, paused: true, ended: false, seeking: false, muted: false }
let state = { ...fresh }

beforeEach(() => {
  state = { ...fresh }
  for (const name of Object.keys(fresh) as (keyof Film)[]) {
    Object.defineProperty(HTMLMediaElement.prototype, name, {
      configurable: true,
      get: () => state[name],
      set: (value: never) => {
        state[name] = value
      },
    })
  }
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    state.paused = false
    fireEvent.play(film())
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    state.paused = true
    fireEvent.pause(film())
  })
})

afterEach(() => vi.restoreAllMocks())

const film = () => document.querySelector('video') as HTMLVideoElement
const player = () => screen.getByRole('group', { name: '팔 젓기 영상 재생기' })
const begun = async () => [mark(72, { isDone: false, positionSeconds: 200 })]
const next = () => screen.getByRole('link', { name: /^다음\s*파도 세기/ })
const open = (world: Parameters<typeof openLesson>[1] = {}) => openLesson(72, { content: async () => aFilm, ...world })

const runTo = async (seconds: number) => {
  state.paused = false
  state.currentTime = seconds
  fireEvent.timeUpdate(film())
  await allAnswers()
}
const places = (told: () => readonly { readonly positionSeconds: number }[]) => told().map(({ positionSeconds }) => positionSeconds)

describe('a video', () => {
  test('is the browser’s own player with a poster, and in words what it shows', async () => {
    await open()
    expect(film()).toHaveAttribute('poster', '/media/poster.webp')
    expect(film()).toHaveAttribute('preload', 'metadata')
    expect(film().controls).toBe(true)
    expect(screen.getByText('팔을 길게 뻗어요.')).toBeVisible()
  })

  test('is not fetched before it is played where data is to be saved [F-108]', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection: { saveData: true } }))
    await open()
    expect(film()).toHaveAttribute('preload', 'none')
    vi.unstubAllGlobals()
  })

  test('is not fetched before it is played where the system asks for less data [F-108]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data:reduce)' }))
    await open()
    expect(film()).toHaveAttribute('preload', 'none')
    vi.unstubAllGlobals()
  })

  test('offers to go on where it was left, whichever way it is started', async () => {
    await open({ progress: begun })
    expect(screen.getByText('지난번에 3:20까지 봤어요.')).toBeVisible()
    expect(state.currentTime).toBe(200)
    await userEvent.click(screen.getByRole('button', { name: '이어서 보기 3:20' }))
    expect([state.currentTime, state.paused]).toEqual([200, false])
    expect(player()).toHaveFocus()
    expect(screen.queryByRole('button', { name: /이어서 보기/ })).not.toBeInTheDocument()
  })

  test('can be seen from its start instead', async () => {
    await open({ progress: begun })
    await userEvent.click(screen.getByRole('button', { name: '처음부터 보기' }))
    expect([state.currentTime, state.paused]).toEqual([0, false])
  })

  test('keeps its place every quarter of a minute while it runs, and when it stops', async () => {
    const { told } = await open()
    for (const seconds of [5, 14, 15, 20, 29, 31]) await runTo(seconds)
    expect(places(told)).toEqual([15, 31])
    state.currentTime = 33.7
    film().pause()
    await allAnswers()
    expect(places(told)).toEqual([15, 31, 33])
    expect(told().every(({ isDone }) => !isDone)).toBe(true)
  })

  test('keeps its place when the page is hidden and when one leaves it', async () => {
    const { told } = await open()
    await runTo(8)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await allAnswers()
    hidden.mockRestore()
    await runTo(12)
    await userEvent.click(screen.getByRole('link', { name: /^다음\s*파도 세기/ }))
    await allAnswers()
    expect(
      told()
        .filter(({ lessonId }) => lessonId === 72)
        .map(({ positionSeconds }) => positionSeconds),
    ).toEqual([8, 12])
  })

  test('is done once 95 % of it were seen, and that is told once', async () => {
    const { told } = await open()
    for (const seconds of [569, 570, 580, 599]) await runTo(seconds)
    state.ended = true
    fireEvent.pause(film())
    fireEvent.ended(film())
    await allAnswers()
    expect(told().map(({ isDone, positionSeconds }) => [isDone, positionSeconds])).toEqual([
      [false, 569],
      [true, 570],
    ])
    expect(screen.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
  })

  test('is neither done nor has it a place to keep while somebody drags along its bar', async () => {
    const { told } = await open()
    state.seeking = true
    for (const seconds of [200, 590]) await runTo(seconds)
    expect(told()).toEqual([])
    state.seeking = false
    await runTo(590)
    state.ended = true
    fireEvent.ended(film())
    await allAnswers()
    expect(told().map(({ isDone }) => isDone)).toEqual([false])
  })

  test('that is done while somebody watches leaves the focus where it is and says so', async () => {
    await open()
    player().focus()
    await runTo(570)
    expect(player()).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('잘했어요! 하나를 더 마쳤어요')
  })

  test('that is over offers the next lesson where the eyes are, and to be seen again', async () => {
    await open()
    await runTo(570)
    state.ended = true
    fireEvent.ended(film())
    const offer = within(player())
    expect(offer.getByRole('link', { name: '다음으로 가기' })).toHaveAttribute('href', '/course/7/lesson/73')
    await userEvent.click(offer.getByRole('button', { name: '다시 보기' }))
    expect([state.currentTime, state.paused]).toEqual([0, false])
    expect(offer.queryByRole('link')).not.toBeInTheDocument()
  })

  test('says once that its place is not kept, and tries again when asked', async () => {
    const tell = vi
      .fn(async () => {})
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(refusal(500))
      .mockRejectedValueOnce(refusal(500))
    const { told } = await open({ tell })
    await runTo(15)
    await runTo(30)
    expect(screen.getAllByText('어디까지 했는지 저장하지 못했어요.')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '다시 저장하기' }))
    await allAnswers()
    expect(places(told)).toEqual([15, 30, 30])
    expect(screen.queryByText('어디까지 했는지 저장하지 못했어요.')).not.toBeInTheDocument()
  })

  test('that is done already is watched without a record', async () => {
    const { told } = await open({ progress: async () => [mark(72, { positionSeconds: 200 })] })
    expect(screen.queryByRole('button', { name: /이어서 보기/ })).not.toBeInTheDocument()
    await runTo(300)
    await runTo(590)
    expect(told()).toEqual([])
  })

  test('runs as fast as the one before', async () => {
    const store = memoryStore()
    await open({ store })
    film().playbackRate = 1.25
    fireEvent(film(), new Event('ratechange'))
    cleanup()
    await open({ store })
    expect(film().playbackRate).toBe(1.25)
  })

  test('has the keys of the film player while the focus is on a link in it, in either keyboard language', async () => {
    await open()
    await runTo(570)
    state.ended = true
    fireEvent.ended(film())
    state.paused = true
    fireEvent.keyDown(within(player()).getByRole('link', { name: '다음으로 가기' }), { code: 'KeyK', key: 'ㅏ' })
    expect(state.paused).toBe(false)
  })

  test('obeys the keys that it names', async () => {
    await open()
    await userEvent.tab()
    player().focus()
    await userEvent.keyboard(' ')
    expect(state.paused).toBe(false)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}m')
    expect([state.currentTime, state.muted]).toEqual([5, true])
    await userEvent.keyboard('k')
    expect(state.paused).toBe(true)
  })

  test('that cannot be played says so and can be tried again [F-109]', async () => {
    await open()
    fireEvent.error(film())
    expect(screen.getByText('영상을 재생하지 못했어요')).toBeVisible()
    expect(document.querySelector('img[src="/media/poster.webp"]')).toBeVisible()
    expect(screen.getByText('팔을 길게 뻗어요.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(film()).toBeVisible()
  })

  test('that breaks midway keeps the place and the focus, and goes on there when tried again [F-109]', async () => {
    const { told } = await open({ progress: begun })
    player().focus()
    for (const seconds of [215, 230, 245.5]) await runTo(seconds)
    fireEvent.error(film())
    await allAnswers()
    expect(player()).toHaveFocus()
    // A film that is loaded again starts at its beginning.
    state.currentTime = 0
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(state.currentTime).toBe(245.5)
    expect(player()).toHaveFocus()
    expect(screen.getByRole('button', { name: '이어서 보기 4:05' })).toBeVisible()
    await runTo(262)
    expect(places(told)).toEqual([215, 230, 245, 262])
  })

  test('that breaks while one reads elsewhere takes no focus [F-109]', async () => {
    await open()
    next().focus()
    fireEvent.error(film())
    expect(next()).toHaveFocus()
  })
})
