import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MaterialRepository } from '../../../src/application/material.ts'
import type { VideoDetail } from '../../../src/domain/material/material.ts'
import { paths } from '../../../src/domain/paths.ts'
import { VideoPage } from '../../../src/ui/material/VideoPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeMaterial, fakeReview } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'
import { aMaterial } from './aMaterial.ts'

const title = (text: string) => ({ kind: 'title' as const, title: text, note: null })
const video: VideoDetail = {
  ...aMaterial({ kind: 'VIDEO', id: 4001, title: '변수는 왜 상자일까?' }),
  content: {
    videoId: 4001,
    title: '변수는 왜 상자일까?',
    description: ['상자로 보여 줘요.'],
    source: {
      kind: 'scenes',
      scenes: [
        { seconds: 4, board: title('담기') },
        { seconds: 4, board: title('꺼내기') },
      ],
    },
    poster: null,
    durationSeconds: 8,
    captions: [
      { startSeconds: 0, endSeconds: 4, text: '상자에 담아요.' },
      { startSeconds: 4, endSeconds: 8, text: '다시 꺼내요.' },
    ],
    chapters: [{ startSeconds: 4, endSeconds: 8, text: '꺼내 보기' }],
  },
  related: [aMaterial({ kind: 'VIDEO', id: 4002, title: '재귀를 이해하기' })],
}

/** Holds several callbacks, since other parts request frames, too. */
const frames = new Map<number, FrameRequestCallback>()
let now = 0
const drawFrame = () => {
  const due = [...frames.values()]
  frames.clear()
  for (const draw of due) draw(now)
}
/** Lets the frames of so many seconds pass. */
const pass = (seconds: number) =>
  act(async () => {
    drawFrame()
    for (let at = 0; at < seconds * 4; at += 1) {
      now += 250
      drawFrame()
    }
  })

beforeEach(() => {
  now = 1_000
  frames.clear()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    last += 1
    frames.set(last, draw)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(answers: Partial<MaterialRepository> = {}, store = memoryStore()) {
  const saveProgress = vi.fn(answers.saveProgress ?? (async () => {}))
  const application = anApplication({
    store,
    viewer: {
      current: async () => learner,
      experience: vi.fn(async () => ({ experience: 1, requiredExperience: 9 })),
      chooseGender: vi.fn(),
      signOut: vi.fn(),
    },
    features: fakeFeatures({
      material: fakeMaterial({
        videoDetail: async () => video,
        videoStanding: async () => ({ positionSeconds: 0, isDone: false }),
        ...answers,
        saveProgress,
      }),
      review: fakeReview({ own: async () => null }),
    }),
  })
  const page = (
    <Routes>
      <Route path={paths.video} element={<VideoPage />} />
    </Routes>
  )
  await act(async () => {
    openAt('/learn/video/4001', page, application)
  })
  await screen.findByRole('heading', { level: 1, name: video.title })
  return { saveProgress }
}

const steps = (saveProgress: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  saveProgress.mock.calls.map(([, step]) => step)

describe('a video’s page', () => {
  it('plays scene by scene, its words follow, and it is done when enough was watched', async () => {
    const { saveProgress } = await open()
    expect(screen.getByRole('img', { name: '담기' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '영상 보기' }))
    await pass(5)
    expect(screen.getByRole('img', { name: '꺼내기' })).toBeInTheDocument()
    const words = screen.getByRole('region', { name: '자막으로 읽기' })
    expect(within(words).getByRole('button', { current: true })).toHaveTextContent('다시 꺼내요.')
    await pass(4)
    expect(await screen.findByText('잘했어요! 하나를 더 마쳤어요', { selector: 'h2' })).toBeVisible()
    expect(steps(saveProgress).filter((step) => (step as { isDone: boolean }).isDone)).toHaveLength(1)
    expect(screen.getByRole('button', { name: '다시 보기' })).toBeVisible()
  })

  it('stands still when it is stopped, and tells where', async () => {
    const { saveProgress } = await open()
    await userEvent.click(screen.getByRole('button', { name: '영상 보기' }))
    await pass(3)
    await userEvent.keyboard('k')
    await pass(9)
    expect(screen.getByRole('slider', { name: '재생 위치' })).toHaveAttribute('aria-valuetext', '0:03 / 0:08')
    expect(steps(saveProgress)).toEqual([expect.objectContaining({ isDone: false, positionSeconds: 3 })])
  })

  it('resumes where it was left, or begins again', async () => {
    await open({ videoStanding: async () => ({ positionSeconds: 5, isDone: false }) })
    expect(await screen.findByText('지난번에 0:05까지 봤어요.')).toBeVisible()
    expect(screen.getByRole('img', { name: '꺼내기' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '처음부터 보기' }))
    expect(screen.getByRole('img', { name: '담기' })).toBeInTheDocument()
  })

  it('is done once at its end, however often its speed was changed, and over two visits', async () => {
    const store = memoryStore()
    const speed = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: '빠르기' }), name)
    await open({}, store)
    await userEvent.click(screen.getByRole('button', { name: '영상 보기' }))
    await speed('2배')
    await pass(1)
    await speed('1.5배')
    await pass(2)
    cleanup()
    const { saveProgress } = await open({ videoStanding: async () => ({ positionSeconds: 5, isDone: false }) }, store)
    await userEvent.click(await screen.findByRole('button', { name: '이어서 보기 0:05' }))
    await speed('2배')
    await pass(0.5)
    expect(steps(saveProgress).filter((step) => (step as { isDone: boolean }).isDone)).toHaveLength(0)
    await speed('1배')
    await pass(3)
    expect(steps(saveProgress).filter((step) => (step as { isDone: boolean }).isDone)).toHaveLength(1)
  })

  it('is led by its chapters and words, by keys, and runs as fast as one likes', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: /꺼내 보기/ }))
    expect(screen.getByRole('img', { name: '꺼내기' })).toBeInTheDocument()
    screen.getByRole('group', { name: /영상 재생기/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('img', { name: '담기' })).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '빠르기' }), '2배')
    await userEvent.click(screen.getByRole('button', { name: '영상 보기' }))
    await pass(2)
    expect(screen.getByRole('slider', { name: '재생 위치' })).toHaveAttribute('aria-valuetext', '0:04 / 0:08')
  })

  it.each([
    ['its frame', () => screen.getByRole('group', { name: /영상 재생기/ })],
    ['its bar', () => screen.getByRole('slider', { name: '재생 위치' })],
    ['its speeds', () => screen.getByRole('combobox', { name: '빠르기' })],
    ['a button', () => screen.getByRole('button', { name: '자막' })],
    ['its words', () => within(screen.getByRole('region', { name: '자막으로 읽기' })).getByRole('button', { name: /상자에/ })],
  ])('obeys its keys while the focus is in %s, in either keyboard language', async (_, place) => {
    await open()
    const slider = screen.getByRole('slider', { name: '재생 위치' })
    const press = (code: string, key: string) => {
      const event = createEvent.keyDown(place(), { code, key })
      fireEvent(place(), event)
      return event.defaultPrevented
    }
    expect(press('KeyK', 'ㅏ')).toBe(true)
    expect(screen.getByRole('button', { name: '멈춤' })).toBeVisible()
    expect(press('KeyK', 'k')).toBe(true)
    expect(screen.getByRole('button', { name: '재생' })).toBeVisible()
    expect(press('ArrowRight', 'ArrowRight')).toBe(true)
    expect(slider).toHaveValue('5')
    press('ArrowLeft', 'ArrowLeft')
    expect(slider).toHaveValue('0')
    const isButton = place().tagName === 'BUTTON'
    expect(press('Space', ' ')).toBe(!isButton)
    expect(screen.getByRole('button', { name: isButton ? '재생' : '멈춤' })).toBeVisible()
  })

  it('is not done by half a second and a move to its end', async () => {
    const { saveProgress } = await open()
    await userEvent.click(screen.getByRole('button', { name: '영상 보기' }))
    await pass(0.5)
    fireEvent.change(screen.getByRole('slider', { name: '재생 위치' }), { target: { value: '7' } })
    await pass(2)
    expect(screen.queryByText('잘했어요! 하나를 더 마쳤어요')).toBeNull()
    expect(steps(saveProgress).filter((step) => (step as { isDone: boolean }).isDone)).toHaveLength(0)
  })

  it.each([
    ['scenes', video.content],
    ['a file', { ...video.content, source: { kind: 'file', src: '/media/film.mp4' } as const }],
  ])('of %s runs as fast, and with captions or without, as the one before', async (_, content) => {
    const store = memoryStore()
    await open({}, store)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '빠르기' }), '1.5배')
    await userEvent.click(screen.getByRole('button', { name: '자막', pressed: true }))
    cleanup()
    await open({ videoDetail: async () => ({ ...video, content }) }, store)
    expect(screen.getByRole('combobox', { name: '빠르기' })).toHaveDisplayValue('1.5배')
    expect(screen.getByRole('button', { name: '자막', pressed: false })).toBeVisible()
    const file = document.querySelector('video')
    if (file !== null) expect([file.playbackRate, file.defaultPlaybackRate]).toEqual([1.5, 1.5])
  })

  it('shows its captions until they are not wanted', async () => {
    await open()
    const player = within(screen.getByRole('group', { name: /영상 재생기/ }))
    expect(player.getByText('상자에 담아요.')).toBeVisible()
    await userEvent.click(player.getByRole('button', { name: '자막', pressed: true }))
    expect(player.queryByText('상자에 담아요.')).not.toBeInTheDocument()
  })

  it('that has a file plays the file', async () => {
    await open({
      videoDetail: async () => ({
        ...video,
        content: { ...video.content, source: { kind: 'file', src: '/media/film.mp4' }, durationSeconds: null },
      }),
    })
    const file = document.querySelector('video')
    expect(file).toHaveAttribute('src', '/media/film.mp4')
    expect(file).not.toHaveAttribute('controls')
  })
})

it('a video that is not there says so and has a way on', async () => {
  const application = anApplication({
    viewer: { current: async () => learner, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() },
    features: fakeFeatures({ material: fakeMaterial({ videoDetail: async () => Promise.reject(refusal(404)) }), review: fakeReview() }),
  })
  await act(async () => {
    openAt(
      '/learn/video/4001',
      <Routes>
        <Route path={paths.video} element={<VideoPage />} />
      </Routes>,
      application,
    )
  })
  expect(await screen.findByRole('heading', { name: '찾을 수 없는 영상이에요' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: '영상 목록' })[0]).toHaveAttribute('href', '/video?page=1&order=DESC')
})
