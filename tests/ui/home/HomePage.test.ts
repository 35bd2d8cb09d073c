import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useProgressiveRender, useSettledOnce } from '../../../src/ui/home/HomePage.tsx'

/** What each render drew, and whether that was all. */
const open = (sections: readonly string[], isSettled: boolean) => {
  const renders: string[] = []
  const { rerender } = renderHook(
    (props: { readonly sections: readonly string[]; readonly isSettled: boolean }) => {
      const { rendered, isComplete } = useProgressiveRender(props.sections, props.isSettled, (section) => section === 'study log')
      renders.push(`${rendered.join(' ')}${isComplete ? ', all' : ''}`)
    },
    { initialProps: { sections, isSettled } },
  )
  return {
    renders: () => renders.splice(0),
    draw: (next: readonly string[]) => rerender({ sections: next, isSettled: true }),
    wait: (next: readonly string[]) => rerender({ sections: next, isSettled: false }),
  }
}

it('draws what takes the place of skeletons one after the other, from the top, below what stood there before', () => {
  const page = open(['greeting'], false)
  expect(page.renders()).toContain('greeting')
  page.draw(['greeting', 'courses', 'channels', 'problems', 'news'])
  const renders = page.renders()
  expect([...new Set(renders)]).toEqual([
    'greeting courses channels',
    'greeting courses channels problems',
    'greeting courses channels problems news, all',
  ])
})

it('what stands there only shortly before the lists come stays as well', () => {
  const page = open([], false)
  page.wait(['greeting', 'categories'])
  page.renders()
  page.draw(['greeting', 'categories', 'courses', 'channels', 'news'])
  expect(page.renders()[0]).toBe('greeting categories courses channels')
})

it('a page that is known is drawn at once, so that it can be left where it was', () => {
  const sections = ['greeting', 'courses', 'channels', 'problems', 'news']
  const page = open(sections, true)
  expect([...new Set(page.renders())]).toEqual([`${sections.join(' ')}, all`])
})

it('what stands beside another comes with it, since that one is wider alone', () => {
  const page = open([], false)
  page.renders()
  page.draw(['courses', 'ranking', 'study log', 'news'])
  expect([...new Set(page.renders())]).toEqual(['courses ranking study log', 'courses ranking study log news, all'])
})

it('what comes later takes its place at once', () => {
  const page = open([], false)
  page.draw(['courses'])
  page.renders()
  const sections = ['homework', 'courses', 'channels', 'problems', 'news']
  page.draw(sections)
  expect([...new Set(page.renders())]).toEqual([`${sections.join(' ')}, all`])
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const renderSettledTogether = () => {
  const { result, rerender } = renderHook(({ settled, isGrounded }) => useSettledOnce(settled, isGrounded), {
    initialProps: { settled: false, isGrounded: false },
  })
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  return { isSettled: () => result.current, rerender, pass }
}

it('who looks at which site is waited for three seconds', () => {
  const { isSettled, pass } = renderSettledTogether()
  pass(2_999)
  expect(isSettled()).toBe(false)
  pass(1)
  expect(isSettled()).toBe(true)
})

it('the slowest list is waited for one second from when it could be asked for, however late that was', () => {
  const { isSettled, rerender, pass } = renderSettledTogether()
  pass(2_500)
  rerender({ settled: false, isGrounded: true })
  pass(999)
  expect(isSettled()).toBe(false)
  pass(1)
  expect(isSettled()).toBe(true)
})

it('what has settled once stays so, whatever is asked for anew', () => {
  const { isSettled, rerender } = renderSettledTogether()
  rerender({ settled: true, isGrounded: true })
  expect(isSettled()).toBe(true)
  rerender({ settled: false, isGrounded: true })
  expect(isSettled()).toBe(true)
})
