import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FallbackImage, hideBrokenImage } from '../../../src/ui/kit/Picture.tsx'

const show = (candidates: readonly string[]) =>
  render(<FallbackImage candidates={candidates} width={16} height={10} classNameOf={() => undefined} />).container
const image = (container: HTMLElement) => container.querySelector('img')

/** A new connection clears the memory of failed pictures. */
afterEach(() => void fireEvent.online(window))

test('a picture that failed is not asked for again when its card comes back with the carousel', () => {
  const first = render(<FallbackImage candidates={['/a.png', '/b.png']} width={1} height={1} classNameOf={() => undefined} />)
  fireEvent.error(image(first.container) as HTMLElement)
  first.unmount()
  expect(image(show(['/a.png', '/b.png']))).toHaveAttribute('src', '/b.png')
  expect(image(show(['/a.png']))).toBeNull()
  fireEvent.online(window)
  expect(image(show(['/a.png']))).toHaveAttribute('src', '/a.png')
})

test('a drawing of the page’s own that does not come leaves no broken sign', () => {
  const { container } = render(<img src="/sea.svg" alt="" onError={hideBrokenImage} />)
  fireEvent.error(image(container) as HTMLElement)
  expect(image(container)).not.toBeVisible()
})

test('each picture is tried once, and after the last one nothing is left to flicker [A-71]', () => {
  const container = show(['/a.png', '/b.png'])
  fireEvent.error(image(container) as HTMLElement)
  expect(image(container)).toHaveAttribute('src', '/b.png')
  fireEvent.error(image(container) as HTMLElement)
  expect(image(container)).toBeNull()
})

test('a picture that does not load is not tried again when the list is drawn anew [A-71]', () => {
  const { container, rerender } = render(
    <FallbackImage candidates={['/a.png', '/b.png']} width={1} height={1} classNameOf={() => undefined} />,
  )
  fireEvent.error(image(container) as HTMLElement)
  rerender(<FallbackImage candidates={['/a.png', '/b.png']} width={1} height={1} classNameOf={() => undefined} />)
  expect(image(container)).toHaveAttribute('src', '/b.png')
})

test('another item in the same place starts with its own picture', () => {
  const { container, rerender } = render(<FallbackImage candidates={['/a.png']} width={1} height={1} classNameOf={() => undefined} />)
  fireEvent.error(image(container) as HTMLElement)
  rerender(<FallbackImage candidates={['/c.png']} width={1} height={1} classNameOf={() => undefined} />)
  expect(image(container)).toHaveAttribute('src', '/c.png')
})

test('a prerendered picture that failed before anybody listened is passed over [A-71]', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(function (this: HTMLImageElement) {
    return this.src.endsWith('/a.png') ? 0 : 16
  })
  const { container } = render(
    <FallbackImage candidates={['/a.png', '/b.png']} width={16} height={10} isEager classNameOf={() => undefined} />,
  )
  expect(image(container)).toHaveAttribute('src', '/b.png')
})
