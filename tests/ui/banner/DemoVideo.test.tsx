import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DemoVideo } from '../../../src/ui/banner/DemoVideo.tsx'

type Notify = (entries: readonly { readonly intersectionRatio: number }[]) => void
let see: (share: number) => void
const options = vi.fn()
const play = vi.fn(async () => {})
const pause = vi.fn()

class FakeIntersectionObserver {
  constructor(notify: Notify, given: IntersectionObserverInit) {
    options(given)
    see = (share) => act(() => notify([{ intersectionRatio: share }]))
  }
  observe() {}
  disconnect() {}
}

const Slide = ({ isStopped = false }: { readonly isStopped?: boolean }) => {
  const slide = useRef<HTMLDivElement>(null)
  return (
    <div ref={slide}>
      <DemoVideo slide={slide} isStopped={isStopped} video={{ webm: '/t.webm', mp4: '/t.mp4', poster: '/t.webp' }} />
    </div>
  )
}
const video = () => document.querySelector('video')
const files = () => document.querySelectorAll('video source')
const saveData = (saves: boolean) => Object.defineProperty(navigator, 'connection', { value: { saveData: saves }, configurable: true })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  play.mockClear()
  pause.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  document.documentElement.removeAttribute('data-motion-preference')
})

describe('the demo video', () => {
  it('is not asked for before a tenth of its slide has been seen [S-034] [S-298]', () => {
    render(<Slide />)
    expect(options).toHaveBeenLastCalledWith({ threshold: [0.1] })
    see(0.09)
    expect(files()).toHaveLength(0)
    expect(video()).toHaveAttribute('preload', 'none')
    see(0.1)
    expect(files()).toHaveLength(2)
  })

  it('is the same one when its slide comes back, and rests in between [S-035]', () => {
    render(<Slide />)
    see(1)
    const first = video()
    see(0)
    expect(pause).toHaveBeenCalledOnce()
    see(1)
    expect(video()).toBe(first)
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('loops, and is muted [S-031]', () => {
    render(<Slide />)
    see(1)
    expect(video()).toMatchObject({ loop: true, muted: true })
    expect(video()).toHaveAttribute('playsinline')
  })

  it('stops with the banner, and offers a button of its own', () => {
    const { rerender } = render(<Slide />)
    see(1)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    rerender(<Slide isStopped />)
    expect(pause).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: '시연 영상 재생' }))
    expect(play).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: '시연 영상 멈춤' }))
    expect(pause).toHaveBeenCalledTimes(2)
  })

  const reluctant: readonly (readonly [string, () => void])[] = [
    ['less motion is wanted [F-107]', () => (document.documentElement.dataset['motionPreference'] = 'reduce')],
    ['data is to be saved [F-108]', () => saveData(true)],
    ['nobody can tell what is in view [F-110]', () => vi.stubGlobal('IntersectionObserver', undefined)],
  ]
  it.each(reluctant)('is fetched and played on request only where %s', (_, given) => {
    given()
    render(<Slide />)
    if (typeof IntersectionObserver !== 'undefined') see(1)
    expect(files()).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: '시연 영상 재생' }))
    expect(files()).toHaveLength(2)
    expect(play).toHaveBeenCalledOnce()
  })

  it('leaves its poster where no file of it can be played [F-109]', () => {
    render(<Slide />)
    see(1)
    const [, last] = files()
    fireEvent.error(last!)
    expect(video()).toBeNull()
    expect(screen.getByRole('img')).toHaveAttribute('src', '/t.webp')
  })

  it('a browser that refuses to play it does no harm [F-109]', async () => {
    play.mockRejectedValueOnce(new Error('not allowed'))
    render(<Slide />)
    see(1)
    await act(async () => {})
    expect(video()).toBeInTheDocument()
  })
})
