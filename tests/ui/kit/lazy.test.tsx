import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LazyBoundary, lazyWithRetry, OnDemand } from '../../../src/ui/kit/lazy.tsx'
import { renderInApp } from '../renderInApp.tsx'

const Sheet = ({ title }: { readonly title: string }) => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {title} {count}
    </button>
  )
}

/** Makes a lazy part whose first `losses` loads fail. */
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

test('a part that did not come is fetched once more, and nobody notices [F-113]', async () => {
  const { load, Part } = losing(1)
  renderInApp(<Page Part={Part} />)
  expect(load).not.toHaveBeenCalled()
  await ask()
  expect(await screen.findByRole('button', { name: '필터 0' })).toBeVisible()
  expect(screen.queryByText(said)).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that does not come says so each time it is asked for, and is fetched twice in all [F-113]', async () => {
  const { load, Part } = losing(100)
  renderInApp(<Page Part={Part} />)
  for (let asking = 0; asking < 2; asking++) {
    await ask()
    expect(await screen.findByText(said)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '알림 지우기' }))
    expect(screen.queryByText(said)).not.toBeInTheDocument()
  }
  expect(load).toHaveBeenCalledTimes(2)
})

test('what the page can do without is left out, quietly [F-113]', async () => {
  const { load, Part } = losing(100)
  render(
    <LazyBoundary loading="기다려요" failed="없어요">
      <Part title="필터" />
    </LazyBoundary>,
  )
  expect(await screen.findByText('없어요')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('where a style sheet is lost, nothing is drawn without its styles until the page is loaded again [F-113]', async () => {
  vi.resetModules()
  // Other files of this worker must not meet the module that has lost a style sheet.
  onTestFinished(() => void vi.resetModules())
  const { lazyWithRetry: afresh } = await import('../../../src/ui/kit/lazy.tsx')
  const load = vi.fn(async (): Promise<ComponentType<{ readonly title: string }>> => Sheet)
  load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/FilterSheet.css'))
  const other = vi.fn(async (): Promise<ComponentType<{ readonly title: string }>> => Sheet)
  for (const Part of [afresh(load), afresh(other)]) {
    const { unmount } = render(
      <LazyBoundary loading="기다려요" failed="없어요">
        <Part title="필터" />
      </LazyBoundary>,
    )
    expect(await screen.findByText('없어요')).toBeVisible()
    unmount()
  }
  expect(load).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})
