import { useRef, useState } from 'react'
import type { ReviewQuery } from '../../application/review.ts'
import { grouped } from '../../domain/format.ts'
import { type Page, pageCount } from '../../domain/paging.ts'
import { type Review, type ReviewOrder, reviewOrders } from '../../domain/review.ts'
import type { StudySubject } from '../../domain/study.ts'
import { useFocusAfter } from '../kit/focus.ts'
import type { Loaded } from '../kit/loaded.ts'
import { PartMessage } from '../kit/Message.tsx'
import { PageRow } from '../kit/Pagination.tsx'
import { SelectField } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { MyReview } from './MyReview.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { mayEdit, type MayWrite } from './reviewDraft.ts'
import { useReviewList } from './reviewQueries.ts'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords } from './reviewWords.ts'
import styles from './ReviewList.module.css'

interface ReviewPagesProps {
  readonly page: number
  readonly last: number
  onTurn(page: number): void
}

/** Like the pages of the catalogue, but buttons: a part of a page has no address of its own. */
const ReviewPages = ({ page, last, onTurn }: ReviewPagesProps) => (
  <PageRow
    title={reviewWords.list.pages}
    page={page}
    last={last}
    renderTurn={(to, look) => <button type="button" onClick={() => onTurn(to)} {...look} />}
  />
)

const ReviewListSkeleton = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <div key={at} className={styles['card']}>
        <Skeleton width={40} height={40} radius="round" />
        <div className={styles['lines']}>
          <Skeleton width="32%" height={16} />
          <Skeleton width="24%" height={12} />
          <Skeleton width="80%" height={16} />
        </div>
      </div>
    ))}
  </div>
)

const words = reviewWords.list

interface ReviewRowsProps {
  readonly subject: StudySubject
  readonly title: string
  readonly own: Loaded<Review | null>
  readonly mayWrite: MayWrite
  readonly found: Loaded<Page<Review>>
  onRemoved(): void
}

const ReviewRows = ({ own, found, ...rest }: ReviewRowsProps) => {
  if (found.status === 'waiting') return <ReviewListSkeleton />
  if (found.status === 'failed') return <ReviewsFailed text={words.failed} retry={found.retry} />
  // One's own stands above all of them, as soon as it has been read.
  const standsAbove = own.status === 'waiting' || (own.status === 'ready' && own.value !== null)
  const reviews = found.value.items.filter(({ isMine }) => !isMine || !standsAbove)
  if (reviews.length > 0)
    return (
      <ul>
        {reviews.map((review) => (
          <li key={review.reviewId} className={styles['row']}>
            <Row review={review} {...rest} />
          </li>
        ))}
      </ul>
    )
  return standsAbove ? (
    <PartMessage creature="SEAHORSE" text={found.value.totalCount > 1 ? words.onlyOwnHere : words.noneElse} />
  ) : (
    <PartMessage creature="SEAHORSE" text={words.none} note={rest.mayWrite === 'yes' && words.noneNote} />
  )
}

/** Of one's own only its number is known here, so that is what it is edited by. */
const Row = ({ review, subject, title, mayWrite, onRemoved }: Omit<ReviewRowsProps, 'own' | 'found'> & { readonly review: Review }) =>
  review.isMine ? (
    <MyReview {...{ subject, title, review, onRemoved }} way={{ kind: 'edit', reviewId: review.reviewId }} mayEdit={mayEdit(mayWrite)} />
  ) : (
    <ReviewCard review={review} />
  )

const reviewListWords = reviewWords.list
const start: ReviewQuery = { page: 1, order: 'NEWEST' }
const orders = reviewOrders.map((value) => ({ value, label: reviewListWords.orders[value] }))

/** What the others say, page by page. Its order and its page are of this section only, and so not in the address. */
export const ReviewList = (props: Omit<ReviewRowsProps, 'found' | 'onRemoved'>) => {
  const [wish, setWish] = useState(start)
  const found = useReviewList(props.subject, wish)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = found.status === 'ready' ? pageCount(found.value) : 1
  const isOld = found.status === 'ready' && found.isOld
  const isKnown = found.status === 'ready' && !isOld
  const hasSeveral = found.status !== 'ready' || found.value.totalCount > 1
  // The last page goes with its last review.
  if (isKnown && wish.page > last) setWish({ ...wish, page: last })

  const goUp = () => {
    heading.current?.focus({ preventScroll: true })
    if (heading.current && heading.current.getBoundingClientRect().top < 0) heading.current.scrollIntoView()
  }
  const focusUp = useFocusAfter(goUp)
  const turn = (page: number) => {
    setWish({ ...wish, page })
    goUp()
  }
  const sort = (value: string) => setWish({ page: 1, order: reviewOrders.find((order) => order === value) ?? start.order })
  return (
    <div aria-busy={!isKnown && found.status !== 'failed'}>
      <div className={styles['head']}>
        <h3 ref={heading} tabIndex={-1} className={styles['title']}>
          {reviewListWords.title}
        </h3>
        {hasSeveral && <SelectField label={reviewListWords.order} value={wish.order} options={orders} onSelect={sort} />}
      </div>
      <VisuallyHidden>
        <span role="status">{wish !== start && isKnown && shownText(wish, last)}</span>
      </VisuallyHidden>
      <div className={styles['found']} data-old={isOld || undefined} data-failed={found.status === 'failed' || undefined}>
        <ReviewRows {...props} found={found} onRemoved={focusUp} />
      </div>
      <ReviewPages page={Math.min(wish.page, last)} last={last} onTurn={turn} />
    </div>
  )
}

const shownText = ({ page, order }: { readonly page: number; readonly order: ReviewOrder }, last: number) =>
  reviewListWords.shown(reviewListWords.orders[order], grouped(page), grouped(last))
