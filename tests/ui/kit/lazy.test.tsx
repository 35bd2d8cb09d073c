import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyBoundary, lazyWithRetry, OnDemand, resetFailedLazy } from '../../../src/ui/kit/lazy.tsx'
import { renderInApp } from '../renderInApp.tsx'

const Sheet = ({ title }: { readonly title: string }) => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {title} {count}
    </button>
  )
}

/** Its first `losses` fetches fail. */
const losing = (losses: number) => {
  const load = vi.fn(async (): Promise<ComponentType<{ readonly title: string }>> => Sheet)
  for (let loss = 0; loss < losses; loss++) load.mockRejectedValueOnce(new Error('offline'))
  return { load, Part: lazyWithRetry(load) }
}

const Page = ({ Part }: { readonly Part: ComponentType<{ readonly title: string }> }) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        열기
      </button>
      <OnDemand requested={isAsked} onLoadError={() => setAsked(false)}>
        {isAsked && <Part title="필터" />}
      </OnDemand>
    </>
  )
}

const ask = () => userEvent.click(screen.getByRole('button', { name: '열기' }))
const said = '연결을 확인하고 다시 불러와 주세요.'

// React reports what its boundaries catch.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test('a part that did not come is fetched anew each time it is asked for, until it is there [F-113]', async () => {
  const { load, Part } = losing(2)
  renderInApp(<Page Part={Part} />)
  expect(load).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    await ask()
    expect(await screen.findByText(said)).toBeVisible()
    expect(load).toHaveBeenCalledTimes(times)
    await userEvent.click(screen.getByRole('button', { name: '알림 지우기' }))
    expect(screen.queryByText(said)).not.toBeInTheDocument()
  }
  await ask()
  expect(await screen.findByRole('button', { name: '필터 0' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part that never comes is fetched once for each asking, not over and over [F-113]', async () => {
  const { load, Part } = losing(100)
  render(
    <LazyBoundary loading="기다려요">
      <Part title="필터" />
    </LazyBoundary>,
  )
  await vi.waitFor(() => expect(screen.queryByText('기다려요')).not.toBeInTheDocument())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(load).toHaveBeenCalledOnce()
})

test('what nobody missed comes with the next page that draws it [F-113]', async () => {
  const { load, Part } = losing(1)
  const place = (
    <LazyBoundary loading="기다려요">
      <Part title="후기" />
    </LazyBoundary>
  )
  const { unmount } = render(place)
  await vi.waitFor(() => expect(screen.queryByText('기다려요')).not.toBeInTheDocument())
  unmount()
  render(place)
  expect(await screen.findByRole('button', { name: '후기 0' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that is there keeps its state when another is lost, and is fetched once', async () => {
  const { load, Part } = losing(0)
  const { rerender } = render(
    <LazyBoundary>
      <Part title="필터" />
    </LazyBoundary>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '필터 0' }))
  act(resetFailedLazy)
  rerender(
    <LazyBoundary>
      <Part title="필터" />
    </LazyBoundary>,
  )
  expect(screen.getByRole('button', { name: '필터 1' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
