import { PageRow } from '../parts/PageRow.tsx'
import { reviewWords } from './reviewWords.ts'

interface ReviewPagesProps {
  readonly page: number
  readonly last: number
  onTurn(page: number): void
}

/** Like the pages of the catalogue, but buttons: a part of a page has no address of its own. */
export const ReviewPages = ({ page, last, onTurn }: ReviewPagesProps) => (
  <PageRow
    title={reviewWords.list.pages}
    page={page}
    last={last}
    renderTurn={(to, look) => <button type="button" onClick={() => onTurn(to)} {...look} />}
  />
)
