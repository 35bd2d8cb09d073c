import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TopBanner } from '../../../src/ui/banner/TopBanner.tsx'
import { givenWidth } from '../carousel/layout.ts'
import { MemoryPage } from '../MemoryPage.tsx'

const openBeta = vi.fn()
const art = { school: '/school.svg', studio: '/studio.svg', video: { webm: '/t.webm', mp4: '/t.mp4', poster: '/t.webp' } }

const show = async (props: Partial<ComponentProps<typeof TopBanner>> = {}) => {
  givenWidth(1200)
  const view = render(
    <MemoryPage>
      <TopBanner
        isDesktop
        term="캠퍼스"
        mainBannerUrl="https://main.example/"
        studioGuideUrl="https://guide.example/"
        startHref="/learn/problem/7003"
        art={art}
        onOpenBeta={openBeta}
        {...props}
      />
    </MemoryPage>,
  )
  await act(async () => {})
  return view
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const slide = (position: number) => within(screen.getByRole('group', { name: `${position} / 3` }))
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const words = () => [...document.querySelectorAll('[data-rotating-word]')].map((word) => word.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  openBeta.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-motion-preference')
})

it('the first slide has one thing to do for guests, beside its own link; for everybody else its place alone [S-029]', async () => {
  const view = await show()
  expect(slide(1).getByRole('link', { name: '무료로 첫 문제 풀어 보기' })).toHaveAttribute('href', '/learn/problem/7003')
  expect(slide(1).getAllByRole('link')).toHaveLength(2)
  view.unmount()
  await show({ startHref: null })
  expect(slide(1).getAllByRole('link')).toHaveLength(1)
})

describe('TopBanner', () => {
  it('is a carousel of three slides with three dots, the first one current [S-023] [S-026]', async () => {
    const { container } = await show()
    expect(container.firstChild).toHaveAttribute('data-section', 'top-banner')
    expect(container.firstChild).toHaveAttribute('aria-roledescription', '캐러셀')
    expect(screen.getAllByRole('group')).toHaveLength(3)
    expect(screen.getAllByRole('button', { name: /^[1-3]번 배너$/ })).toHaveLength(3)
    expect(current()).toBe('1번 배너')
  })

  it('moves on after five seconds, not before, and from the last slide to the first [S-024] [S-185] [S-295]', async () => {
    await show()
    pass(4999)
    expect(current()).toBe('1번 배너')
    pass(1)
    expect(current()).toBe('2번 배너')
    pass(10_000)
    expect(current()).toBe('1번 배너')
  })

  it('a move by hand puts the next one off by five seconds', async () => {
    await show()
    pass(4000)
    press('다음')
    pass(4999)
    expect(current()).toBe('2번 배너')
    pass(1)
    expect(current()).toBe('3번 배너')
  })

  it('the arrows lead around both ends [S-025]', async () => {
    await show()
    press('이전')
    expect(current()).toBe('3번 배너')
    press('다음')
    expect(current()).toBe('1번 배너')
    press('다음')
    expect(current()).toBe('2번 배너')
  })

  it('a dot leads to its slide, and the next move comes five seconds later [S-026]', async () => {
    await show()
    pass(4000)
    press('3번 배너')
    pass(4999)
    expect(current()).toBe('3번 배너')
    pass(1)
    expect(current()).toBe('1번 배너')
  })

  it('a mouse left over it does not hold it [A-33]', async () => {
    await show()
    act(() => void screen.getByRole('region').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })))
    pass(5000)
    expect(current()).toBe('2번 배너')
  })

  it('school, academy and the channel’s own word take turns of two seconds, the same in slides 1 and 3 [S-027] [S-028] [S-038] [S-188] [A-37]', async () => {
    await show()
    expect(words()).toEqual(['학교', '학교'])
    pass(1999)
    expect(words()).toEqual(['학교', '학교'])
    pass(1)
    expect(words()).toEqual(['학원', '학원'])
    pass(2000)
    expect(words()).toEqual(['캠퍼스', '캠퍼스'])
    pass(2000)
    expect(words()).toEqual(['학교', '학교'])
  })

  it('the button that stops the banner stops the word too', async () => {
    await show()
    press('자동 넘김 정지')
    pass(60_000)
    expect(words()).toEqual(['학교', '학교'])
    expect(current()).toBe('1번 배너')
    press('자동 넘김 시작')
    pass(2000)
    expect(words()).toEqual(['학원', '학원'])
  })

  it('less motion wanted: neither slide nor word changes by itself [F-107]', async () => {
    document.documentElement.dataset['motionPreference'] = 'reduce'
    await show()
    pass(60_000)
    expect(words()).toEqual(['학교', '학교'])
    expect(current()).toBe('1번 배너')
  })

  it('a screen reader hears one sentence that does not change [A-37]', async () => {
    await show()
    const heading = slide(1).getByRole('heading')
    expect(heading).toHaveAccessibleName('우리 배움터의 코딩 수업, 바다처럼 넓게 펼쳐요')
    pass(2000)
    expect(heading).toHaveAccessibleName('우리 배움터의 코딩 수업, 바다처럼 넓게 펼쳐요')
  })

  it('slide 1 is one link that opens in a new tab [S-029]', async () => {
    await show()
    const link = slide(1).getByRole('link', { name: /배움터/ })
    expect(link).toHaveAttribute('href', 'https://main.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(link).toHaveAccessibleName(expect.stringContaining('새 창'))
  })

  it('without an address slide 1 is no link, and slide 3 has no button [A-39]', async () => {
    await show({ mainBannerUrl: null, studioGuideUrl: null, isDesktop: false })
    expect(slide(1).getAllByRole('link')).toEqual([slide(1).getByRole('link', { name: '무료로 첫 문제 풀어 보기' })])
    expect(slide(3).queryByRole('link')).not.toBeInTheDocument()
  })

  it('slide 2 promotes the Open Beta of the AI tutor, with a button to /landing [S-030] [S-032]', async () => {
    await show()
    expect(slide(2).getByText('Open Beta')).toBeInTheDocument()
    expect(slide(2).getByRole('heading')).toHaveTextContent('AI 튜터')
    expect(slide(2).getByRole('link', { name: 'AI 튜터 자세히 보기' })).toHaveAttribute('href', '/landing')
  })

  it('beyond the desktop the rest of slide 2 leads to /feedback, on a desktop nowhere [S-033] [A-38]', async () => {
    await show({ isDesktop: false })
    expect(slide(2).getByRole('link', { name: '코드를 읽어 주는 AI 튜터' })).toHaveAttribute('href', '/feedback')
  })

  it('on a desktop slide 2 has its button only [S-033]', async () => {
    await show()
    expect(slide(2).getAllByRole('link')).toHaveLength(1)
  })

  it('the Beta button of slide 2 asks for the introduction, and nothing else does [A-40]', async () => {
    await show()
    pass(20_000)
    expect(openBeta).not.toHaveBeenCalled()
    fireEvent.click(slide(2).getByRole('button', { name: 'Beta 기능 보기' }))
    expect(openBeta).toHaveBeenCalledOnce()
  })

  it.each([true, false])('the button of slide 3 opens the studio guide in a new tab (desktop: %s) [S-036] [S-037]', async (isDesktop) => {
    await show({ isDesktop })
    const link = slide(3).getByRole('link')
    expect(link).toHaveAccessibleName(expect.stringContaining('스튜디오 가이드 보기'))
    expect(link).toHaveAttribute('href', 'https://guide.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('the first picture does not wait, the others do', async () => {
    const { container } = await show()
    const [first, ...others] = container.querySelectorAll('img')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first).not.toHaveAttribute('loading')
    for (const picture of others) expect(picture).toHaveAttribute('loading', 'lazy')
  })
})
