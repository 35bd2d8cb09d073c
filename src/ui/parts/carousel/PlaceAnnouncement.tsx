import { copy } from '../../copy.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { CarouselEngine } from './useCarousel.ts'

/** Tells screen readers where a person's own move has led; what moves by itself is not announced. */
export const PlaceAnnouncement = ({ carousel: { at, visible, count, rotates, movedByPerson } }: { readonly carousel: CarouselEngine }) => (
  <VisuallyHidden>
    <span aria-live={rotates && !movedByPerson ? 'off' : 'polite'}>
      {movedByPerson && copy.carousel.announcement(at + 1, Math.min(at + visible, count), count)}
    </span>
  </VisuallyHidden>
)
