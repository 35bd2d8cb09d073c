import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FallbackImage } from '../../../src/ui/kit/Picture.tsx'

const show = (candidates: readonly string[]) =>
  render(<FallbackImage candidates={candidates} width={16} height={10} classNameOf={() => undefined} />).container
const image = (container: HTMLElement) => container.querySelector('img')

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
