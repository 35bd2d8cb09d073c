import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardSizing, classSizing } from '../../../../src/application/carousel.ts'
import { itemIntervalMs } from '../../../../src/domain/carousel.ts'
import { BannerCarousel, bannerLayout, Carousel } from '../../../../src/ui/kit/carousel/Carousel.tsx'
import { useCarousel } from '../../../../src/ui/kit/carousel/useCarousel.ts'
import { givenWidth, resizeTo } from '../../carousel/layout.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const list = (count: number, kind: 'default' | 'live' = 'default') => (
  <Carousel
    label="인기 강의예요"
    heading={<h2>인기 강의예요</h2>}
    action={<a href="/course">전체보기</a>}
    sizing={kind === 'live' ? classSizing : cardSizing}
    items={numbers(count)}
    keyOf={(number) => number}
    renderItem={(number) => <a href={`/course/${number}`}>강의 {number}</a>}
  />
)

const show = async (count: number, { width = 948, kind = 'default' }: { width?: number; kind?: 'default' | 'live' } = {}) => {
  givenWidth(width)
  const view = render(list(count, kind))
  await act(async () => {})
  return view
}

const inView = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const carousel = () => screen.getByRole('region', { name: '인기 강의예요' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-motion-preference')
})

describe('Carousel', () => {
  it('is a region that says it is a carousel, of groups that say which of how many they are', async () => {
    await show(6)
    expect(carousel()).toHaveAttribute('aria-roledescription', '캐러셀')
    const [first] = within(carousel()).getAllByRole('group')
    expect(first).toHaveAttribute('aria-roledescription', '슬라이드')
    expect(first).toHaveAccessibleName('1 / 6')
  })

  it.each([
    [933, 4, '[S-299]'],
    [932.9, 3, '[S-300] [A-35]'],
    [688, 3, '[S-300]'],
    [687.9, 2, '[S-301]'],
  ])('a container of %d px shows %i items %s', async (width, visible) => {
    await show(6, { width })
    expect(inView()).toHaveLength(visible)
  })

  it.each([
    [688, 4, '[S-302]'],
    [687.9, 3, '[S-303]'],
    [508, 3, '[S-303]'],
    [507.9, 2, '[S-304]'],
  ])('of live classes a container of %d px shows %i %s', async (width, visible) => {
    await show(6, { width, kind: 'live' })
    expect(inView()).toHaveLength(visible)
  })

  it.each([
    ['the one in view can', [0], null],
    ['only the next one can', [1], '0'],
    ['none can', [], '0'],
  ])('of banners takes the focus itself where %s', async (_, targets, tabIndex) => {
    givenWidth(948)
    const Banners = () => (
      <BannerCarousel
        carousel={useCarousel({ count: 2, layout: bannerLayout, interval: itemIntervalMs, yieldsToHand: false })}
        section="banners"
        label="배너"
        items={numbers(2)}
        keyOf={(number) => number}
        hasTarget={(number) => targets.includes(number - 1)}
        renderItem={(number) => <p>{number}</p>}
      />
    )
    const { container } = render(<Banners />)
    await act(async () => {})
    expect(container.querySelector('[data-kind="banner"] > :last-child')?.getAttribute('tabindex')).toBe(tabIndex)
  })

  it('items share the width with 11 px between them [S-305]', async () => {
    const { container } = await show(6, { width: 948 })
    const track = container.querySelector<HTMLElement>('[style]')!
    expect(track.style.getPropertyValue('--item')).toBe('228.75px')
  })

  it('the button that stops it comes first in the tab order', async () => {
    await show(6)
    const [first] = carousel().querySelectorAll('a, button')
    expect(first).toHaveAccessibleName('자동 넘김 정지')
  })

  it('moves one item on after seven seconds, not before [S-186] [S-297] [A-34]', async () => {
    await show(6)
    pass(6999)
    expect(inView()).toEqual(['1 / 6', '2 / 6', '3 / 6', '4 / 6'])
    pass(1)
    expect(inView()).toEqual(['2 / 6', '3 / 6', '4 / 6', '5 / 6'])
  })

  it('starts again after the last full view [S-187] [F-043]', async () => {
    await show(6)
    pass(2 * 7000)
    expect(inView()).toEqual(['3 / 6', '4 / 6', '5 / 6', '6 / 6'])
    pass(7000)
    expect(inView()).toEqual(['1 / 6', '2 / 6', '3 / 6', '4 / 6'])
  })

  it('a mouse left over it for a minute holds it; seven seconds after the mouse has left it moves [S-186] [S-297]', async () => {
    await show(6)
    act(() => void carousel().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })))
    pass(60_000)
    expect(inView()[0]).toBe('1 / 6')
    act(() => void carousel().dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' })))
    pass(7000)
    expect(inView()[0]).toBe('2 / 6')
  })

  it('the next and previous buttons move by one and lead around both ends [A-34]', async () => {
    await show(6)
    press('이전')
    expect(inView()[0]).toBe('3 / 6')
    press('다음')
    expect(inView()[0]).toBe('1 / 6')
    press('다음')
    expect(inView()[0]).toBe('2 / 6')
  })

  it('a move by hand stops it, and only the button starts it again', async () => {
    await show(6)
    press('다음')
    pass(60_000)
    expect(inView()[0]).toBe('2 / 6')
    press('자동 넘김 시작')
    pass(7000)
    expect(inView()[0]).toBe('3 / 6')
  })

  it('so does a swipe', async () => {
    const { container } = await show(6)
    const track = container.querySelector<HTMLElement>('[style]')!
    track.scrollLeft = 240
    fireEvent.scroll(track)
    expect(inView()[0]).toBe('2 / 6')
    pass(60_000)
    expect(inView()[0]).toBe('2 / 6')
  })

  it('the pause button stops it and starts it again, and says which of the two it will do', async () => {
    await show(6)
    press('자동 넘김 정지')
    pass(60_000)
    expect(inView()[0]).toBe('1 / 6')
    press('자동 넘김 시작')
    pass(7000)
    expect(inView()[0]).toBe('2 / 6')
  })

  it('the keyboard’s arrival stops it, and only the button starts it again [A-33]', async () => {
    await show(6)
    const next = screen.getByRole('button', { name: '다음' })
    vi.spyOn(next, 'matches').mockReturnValue(true)
    act(() => next.focus())
    act(() => next.blur())
    pass(60_000)
    expect(inView()[0]).toBe('1 / 6')
    press('자동 넘김 시작')
    pass(7000)
    expect(inView()[0]).toBe('2 / 6')
  })

  it('an hour in a hidden tab moves nothing; the next move comes one interval after the return [F-102]', async () => {
    await show(6)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    pass(3_600_000)
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    pass(6999)
    expect(inView()[0]).toBe('1 / 6')
    pass(1)
    expect(inView()[0]).toBe('2 / 6')
  })

  it('a jump of the system clock changes nothing [F-080]', async () => {
    await show(6)
    pass(6000)
    vi.setSystemTime(Date.now() + 3_600_000)
    pass(999)
    expect(inView()[0]).toBe('1 / 6')
    pass(1)
    expect(inView()[0]).toBe('2 / 6')
  })

  it('less motion wanted: it never moves by itself and offers no button to stop it, but the arrows work [F-107]', async () => {
    document.documentElement.dataset['motionPreference'] = 'reduce'
    await show(6)
    pass(60_000)
    expect(inView()[0]).toBe('1 / 6')
    expect(screen.queryByRole('button', { name: /자동 넘김/ })).not.toBeInTheDocument()
    press('다음')
    expect(inView()[0]).toBe('2 / 6')
  })

  it('nothing is announced of what moves by itself, but a person’s own move is', async () => {
    await show(6)
    const live = carousel().querySelector('[aria-live]')!
    expect(live).toHaveAttribute('aria-live', 'off')
    pass(7000)
    expect(live).toBeEmptyDOMElement()
    press('다음')
    expect(live).toHaveAttribute('aria-live', 'polite')
    expect(live).toHaveTextContent('6개 중 3~6번째')
    press('자동 넘김 시작')
    pass(7000)
    expect(live).toBeEmptyDOMElement()
  })

  it('items out of view can be neither reached nor read', async () => {
    await show(6)
    const slides = screen.getAllByRole('group')
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, false, false, true, true])
  })

  it('what lies beside the view is drawn once somebody sees the carousel, and a step before that leaves no hole', async () => {
    let see = () => {}
    class FakeIntersectionObserver {
      constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        notify([{ isIntersecting: false }])
        const before = see
        see = () => act(() => (before(), notify([{ isIntersecting: true }])))
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
    await show(12)
    const drawn = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))
    pass(100)
    expect(drawn()).toEqual(['1 / 12', '2 / 12', '3 / 12', '4 / 12'])
    pass(60_000)
    expect(inView()[0]).toBe('1 / 12')
    press('다음')
    expect(drawn()).toEqual(['2 / 12', '3 / 12', '4 / 12', '5 / 12'])
    expect(inView()).toEqual(drawn())
    see()
    pass(100)
    expect(drawn()).toEqual(['1 / 12', '2 / 12', '3 / 12', '4 / 12', '5 / 12', '6 / 12', '7 / 12', '8 / 12'])
  })

  it.each([
    [1, '[F-042]'],
    [4, '[F-043]'],
  ])('%i items fit, so there are no buttons and no timer %s', async (count) => {
    await show(count)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    pass(60_000)
    expect(inView()[0]).toBe(`1 / ${count}`)
  })

  it('one item more than fits moves once and comes back [F-043]', async () => {
    await show(5)
    pass(7000)
    expect(inView()).toEqual(['2 / 5', '3 / 5', '4 / 5', '5 / 5'])
    pass(7000)
    expect(inView()[0]).toBe('1 / 5')
  })

  it('a hidden carousel has no timer [A-35]', async () => {
    await show(6, { width: 0 })
    pass(60_000)
    expect(inView()).toEqual(['1 / 6', '2 / 6'])
  })

  it('the position survives a new width, and a list that has become shorter', async () => {
    const { rerender } = await show(8)
    press('다음')
    press('다음')
    resizeTo(600)
    expect(inView()).toEqual(['3 / 8', '4 / 8'])
    rerender(list(3))
    expect(inView()).toEqual(['2 / 3', '3 / 3'])
  })

  it('of a thousand items a dozen exist at most, and around the end the last ones are there at once [F-053]', async () => {
    await show(1000)
    expect(screen.getAllByRole('group').length).toBeLessThanOrEqual(12)
    press('이전')
    expect(inView()).toEqual(['997 / 1000', '998 / 1000', '999 / 1000', '1000 / 1000'])
    expect(screen.getAllByRole('group').length).toBeLessThanOrEqual(12)
  })

  it('where nobody tells widths it shows two items and works [F-110]', async () => {
    givenWidth(948)
    vi.stubGlobal('ResizeObserver', undefined)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 948 } as DOMRect)
    render(list(6))
    expect(inView()).toEqual(['1 / 6', '2 / 6'])
    pass(7000)
    expect(inView()).toEqual(['2 / 6', '3 / 6'])
  })
})
