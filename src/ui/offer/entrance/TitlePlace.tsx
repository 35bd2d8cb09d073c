import { Skeleton } from '../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { offerWords } from '../offerWords.ts'

/** The place of a card's title while nobody knows how the viewer stands to the offer. */
export const TitlePlace = () => (
  <>
    <VisuallyHidden>{offerWords.enrol.waiting}</VisuallyHidden>
    <Skeleton width="40%" height="1.3em" />
  </>
)
