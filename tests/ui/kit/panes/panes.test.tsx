import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Divider } from '../../../../src/ui/kit/panes/Divider.tsx'
import { Pane, PaneTabs } from '../../../../src/ui/kit/panes/PaneTabs.tsx'
import { usePanes } from '../../../../src/ui/kit/panes/usePanes.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { renderInApp } from '../../renderInApp.tsx'

const tabs = [
  { name: 'read', label: '읽기' },
  { name: 'write', label: '쓰기' },
  { name: 'look', label: '보기' },
] as const

const Desk = () => {
  const panes = usePanes<(typeof tabs)[number]['name']>('read')
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <PaneTabs panes={panes} label="책상" tabs={tabs} />
      {tabs.map(({ name, label }) => (
        <Pane key={name} panes={panes} name={name}>
          <input ref={name === 'write' ? field : undefined} aria-label={`${label} 칸`} />
        </Pane>
      ))}
      <button type="button" onClick={() => panes.show('look')}>
        결과로
      </button>
      <output>{panes.current}</output>
    </>
  )
}

const roomFor = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))

describe('panes', () => {
  it('are tabs where one is in view at a time, moved by arrows that go round', async () => {
    roomFor(false)
    render(<Desk />)
    const tab = (name: string) => screen.getByRole('tab', { name })
    expect(screen.getByRole('tablist', { name: '책상' })).toBeVisible()
    expect(screen.getByRole('tabpanel', { name: '쓰기' })).toContainElement(screen.getByLabelText('쓰기 칸'))
    expect(tab('읽기')).toHaveAttribute('aria-selected', 'true')
    expect(tab('쓰기')).toHaveAttribute('tabindex', '-1')
    tab('읽기').focus()
    for (const [key, to] of [
      ['{ArrowLeft}', '보기'],
      ['{ArrowRight}', '읽기'],
      ['{End}', '보기'],
      ['{Home}', '읽기'],
      ['{ArrowRight}', '쓰기'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(tab(to)).toHaveFocus()
      expect(tab(to)).toHaveAttribute('aria-selected', 'true')
    }
    await userEvent.keyboard('x')
    expect(tab('쓰기')).toHaveAttribute('aria-selected', 'true')
  })

  it('give the focus to the tab when what had it leaves the view', () => {
    roomFor(false)
    render(<Desk />)
    screen.getByLabelText('읽기 칸').focus()
    // The event is fired directly, since a real click would move the focus first.
    fireEvent.click(screen.getByRole('button', { name: '결과로' }))
    expect(screen.getByRole('tab', { name: '보기' })).toHaveFocus()
  })

  it('leave the focus where it is when it is not in what leaves the view', () => {
    roomFor(false)
    render(<Desk />)
    const button = screen.getByRole('button', { name: '결과로' })
    button.focus()
    fireEvent.click(button)
    expect(screen.getByRole('status')).toHaveTextContent('look')
    expect(button).toHaveFocus()
  })

  it('have neither tabs nor their roles where all are in view, and keep the focus', () => {
    roomFor(true)
    render(<Desk />)
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument()
    const field = screen.getByLabelText('읽기 칸')
    field.focus()
    fireEvent.click(screen.getByRole('button', { name: '결과로' }))
    expect(field).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('look')
  })
})

describe('the line between two panes', () => {
  const line = () => screen.getByRole('separator', { name: '경계' })
  const share = () => line().getAttribute('aria-valuenow')
  const show = (orientation: 'vertical' | 'horizontal', application = anApplication()) =>
    renderInApp(
      <div data-testid="place">
        <Divider label="경계" name="left" orientation={orientation} initial={40} />
      </div>,
      application,
    )

  it.each([
    ['vertical', 'ArrowRight', 'ArrowLeft', 'ArrowDown'],
    ['horizontal', 'ArrowDown', 'ArrowUp', 'ArrowRight'],
  ] as const)('%s: %s and %s move it within bounds, %s does not, Enter puts it back', (orientation, on, back, other) => {
    show(orientation)
    const press = (key: string) => fireEvent.keyDown(line(), { key })
    press(on)
    expect(share()).toBe('44')
    press(back)
    press(back)
    expect(share()).toBe('36')
    press(other)
    expect(share()).toBe('36')
    press('Home')
    press(back)
    expect(share()).toBe('20')
    press('End')
    press(on)
    expect(share()).toBe('80')
    expect(screen.getByTestId('place').style.getPropertyValue('--left')).toBe('80%')
    press('Enter')
    expect(share()).toBe('40')
  })

  it('is dragged within bounds, and kept where it is let go', () => {
    const { application } = show('vertical')
    vi.spyOn(screen.getByTestId('place'), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1000, 500))
    let isHeld = false
    Object.assign(line(), { hasPointerCapture: () => isHeld, setPointerCapture: () => (isHeld = true) })
    fireEvent.pointerMove(line(), { clientX: 800 })
    expect(share()).toBe('40')
    fireEvent.pointerDown(line())
    fireEvent.pointerMove(line(), { clientX: 400 })
    expect(share()).toBe('30')
    fireEvent.pointerMove(line(), { clientX: 1090 })
    expect(share()).toBe('80')
    fireEvent.pointerMove(line(), { clientX: 700 })
    expect(application.store.get('divider/left')).toBeNull()
    fireEvent.lostPointerCapture(line())
    expect([share(), application.store.get('divider/left')]).toEqual(['60', '60'])
  })

  it('is where it was left, unless what is stored makes no sense', () => {
    const { application } = show('vertical')
    fireEvent.keyDown(line(), { key: 'End' })
    cleanup()
    show('vertical', application)
    expect(share()).toBe('80')
    cleanup()
    application.store.set('divider/left', 'half')
    show('vertical', application)
    expect(share()).toBe('40')
  })
})
