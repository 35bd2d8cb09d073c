import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CarouselSkeleton } from '../../../../src/ui/kit/carousel/CarouselSkeleton.tsx'

it('the place of a carousel that has not come yet has room for four cards and says nothing', () => {
  const { container } = render(<CarouselSkeleton kind="live" renderItem={() => <b className="card" />} />)
  expect(container.querySelectorAll('.card')).toHaveLength(4)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent('')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
