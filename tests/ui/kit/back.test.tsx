import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBack } from '../../../src/ui/kit/back.ts'
import { ConfirmDialog, Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { useModality } from '../../../src/ui/kit/modality.ts'

interface LayerProps {
  onClose(): void
}

const Large = ({ onClose }: LayerProps) => {
  const layer = useRef<HTMLDivElement>(null)
  useModality(layer, onClose)
  return (
    <div ref={layer} role="dialog">
      <button type="button" onClick={onClose}>
        닫기
      </button>
    </div>
  )
}

const Menu = ({ onClose }: LayerProps) => {
  useBack(true, onClose)
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        닫기
      </button>
    </div>
  )
}

const layers = {
  'a dialog': ({ onClose }: LayerProps) => (
    <Dialog title="제목" onClose={onClose}>
      <p>내용</p>
    </Dialog>
  ),
  'a sheet': ({ onClose }: LayerProps) => (
    <Dialog title="필터" size="full" closesOnBackdrop={false} onClose={onClose}>
      <p>내용</p>
    </Dialog>
  ),
  'a question': ({ onClose }: LayerProps) => (
    <ConfirmDialog
      title="지울까요?"
      confirmLabel="지우기"
      runningLabel="지우는 중"
      cancelLabel="아니요"
      isRunning={false}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>되돌릴 수 없어요.</p>
    </ConfirmDialog>
  ),
  'a part of the page that fills the screen': Large,
  'a menu': Menu,
} satisfies Record<string, (props: LayerProps) => unknown>

const Page = ({ kind }: { readonly kind: keyof typeof layers }) => {
  const [isOpen, setOpen] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const go = useNavigate()
  const { pathname, key } = useLocation()
  const Layer = layers[kind]
  return (
    <div id="page-frame">
      <p data-testid="place">{`${pathname} ${key}`}</p>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      {isOpen && <Layer onClose={() => setOpen(false)} />}
      {isSecond && <Menu onClose={() => setSecond(false)} />}
      <div data-above-dialogs>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            void go('/next')
          }}
        >
          닫고 가기
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            setSecond(true)
          }}
        >
          다음 것 열기
        </button>
      </div>
    </div>
  )
}

/** Waits for many short timers in turn: going back takes several of them, one after the other, also on a machine that stalls. */
const settled = () =>
  act(async () => {
    // oxlint-disable-next-line no-await-in-loop -- each timer starts after the one before it
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 4))
  })
const back = async () => {
  history.back()
  await settled()
}
const place = () => screen.getByTestId('place').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/page?filter=1')
})

afterEach(settled)

const open = async (kind: keyof typeof layers) => {
  render(
    <BrowserRouter>
      <Page kind={kind} />
    </BrowserRouter>,
  )
  const at = place()
  await press('열기')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  return at
}

test.each(Object.keys(layers) as (keyof typeof layers)[])('Back closes %s, the address stays, and the next Back leaves', async (kind) => {
  const at = await open(kind)
  await back()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([location.pathname, location.search, place()]).toEqual(['/page', '?filter=1', at])
  expect(screen.getByRole('button', { name: '열기' })).toHaveFocus()
  await back()
  expect(location.pathname).toBe('/before')
})

test.each(Object.keys(layers) as (keyof typeof layers)[])(
  'Back leaves the page at once after %s was closed by its button',
  async (kind) => {
    await open(kind)
    await press('닫기')
    await settled()
    expect(location.pathname).toBe('/page')
    await back()
    expect(location.pathname).toBe('/before')
    expect(place()).toContain('/before')
  },
)

test('of two layers Back closes the upper one first', async () => {
  const onClose = { lower: vi.fn(), upper: vi.fn() }
  const Two = () => {
    const [isUpper, setUpper] = useState(true)
    useBack(true, onClose.lower)
    useBack(isUpper, () => {
      onClose.upper()
      setUpper(false)
    })
    return null
  }
  render(<Two />)
  await back()
  expect([onClose.upper.mock.calls.length, onClose.lower.mock.calls.length]).toEqual([1, 0])
  await back()
  expect(onClose.lower).toHaveBeenCalledOnce()
})

test('a layer that takes the place of another one is closed by Back, too', async () => {
  await open('a dialog')
  await press('다음 것 열기')
  await settled()
  await back()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.pathname).toBe('/page')
})

test('Back from a page that was opened from a layer leads to the page below the layer', async () => {
  await open('a dialog')
  await press('닫고 가기')
  await settled()
  expect(location.pathname).toBe('/next')
  await back()
  expect([location.pathname, place()?.split(' ')[0]]).toEqual(['/page', '/page'])
  await back()
  expect(location.pathname).toBe('/before')
})

test('what has to be answered stays for no key and holds nobody on the page', async () => {
  render(
    <BrowserRouter>
      <div id="page-frame" />
      <Dialog title="제목" closesOnEscape={false} onClose={() => {}}>
        <p>내용</p>
      </Dialog>
    </BrowserRouter>,
  )
  await back()
  expect(location.pathname).toBe('/before')
})
