import { useRef, useState } from 'react'
import type { ReviewQuery } from '../../application/review.ts'
import { formatNumber } from '../../domain/format.ts'
import { type Page, pageCount } from '../../domain/paging.ts'
import {
  canEditReview,
  type Review,
  type ReviewOrder,
  reviewOrders,
  type ReviewPermission,
  type ReviewSubject,
} from '../../domain/review.ts'
import { LongList } from '../kit/LongList.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import type { Loadable } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { PaginationList } from '../kit/Pagination.tsx'
import { SelectField } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { OwnReviewCard } from './OwnReviewCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { useReviewList } from './reviewQueries.ts'
import { ReviewsFailed } from './ReviewsFailed.tsx'
import { reviewWords, useReviewWords } from './reviewWords.ts'
import styles from './ReviewList.module.css'

interface ReviewPaginationProps {
  readonly page: number
  readonly last: number
  onPageChange(page: number): void
}

/** Uses buttons, because a section of a page has no address. */
const ReviewPagination = ({ page, last, onPageChange }: ReviewPaginationProps) => (
  <PaginationList
    title={useReviewWords().list.pages}
    page={page}
    last={last}
    renderPageLink={(to, look) => <button type="button" onClick={() => onPageChange(to)} {...look} />}
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

interface ReviewRowsProps {
  readonly subject: ReviewSubject
  readonly title: string
  readonly own: Loadable<Review | null>
  readonly mayWrite: ReviewPermission
  readonly found: Loadable<Page<Review>>
  onRemoved(): void
}

const ReviewRows = ({ own, found, ...rest }: ReviewRowsProps) => {
  const words = useReviewWords().list
  if (found.status === 'waiting') return <ReviewListSkeleton />
  if (found.status === 'failed') return <ReviewsFailed text={words.failed} retry={found.retry} />
  // The viewer's review is shown above the list, once it has been read.
  const isOwnShownAbove = own.status === 'waiting' || (own.status === 'ready' && own.value !== null)
  const reviews = found.value.items.filter(({ isMine }) => !isMine || !isOwnShownAbove)
  if (reviews.length > 0)
    return (
      <LongList>
        {reviews.map((review) => (
          <li key={review.reviewId} className={styles['row']}>
            <ReviewRow review={review} {...rest} />
          </li>
        ))}
      </LongList>
    )
  return isOwnShownAbove ? (
    <SectionMessage creature="SEAHORSE" text={found.value.totalCount > 1 ? words.onlyOwnHere : words.noneElse} />
  ) : (
    <SectionMessage creature="SEAHORSE" text={words.none} note={rest.mayWrite === 'yes' && words.noneNote} />
  )
}

/** Renders a row of the list. Only the id of the viewer's review is known here, so it is edited by that. */
const ReviewRow = ({
  review,
  subject,
  title,
  mayWrite,
  onRemoved,
}: Omit<ReviewRowsProps, 'own' | 'found'> & { readonly review: Review }) =>
  review.isMine ? (
    <OwnReviewCard
      {...{ subject, title, review, onRemoved }}
      target={{ kind: 'edit', reviewId: review.reviewId }}
      mayEdit={canEditReview(mayWrite)}
    />
  ) : (
    <ReviewCard review={review} />
  )

/** The texts that are the same for all subjects. */
const sharedWords = reviewWords.course.list

const initialQuery: ReviewQuery = { page: 1, order: 'NEWEST' }
const orders = reviewOrders.map((value) => ({ value, label: sharedWords.orders[value] }))

/** The reviews of others, page by page. Order and page are local to this section, so they are not in the address. */
export const ReviewList = (props: Omit<ReviewRowsProps, 'found' | 'onRemoved'>) => {
  const words = useReviewWords().list
  const [query, setQuery] = useState(initialQuery)
  const found = useReviewList(props.subject, query)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = found.status === 'ready' ? pageCount(found.value) : 1
  const isOld = found.status === 'ready' && found.isPreviousData
  const isKnown = found.status === 'ready' && !isOld
  const hasSeveral = found.status !== 'ready' || found.value.totalCount > 1
  // The last page disappears together with its last review.
  if (isKnown && query.page > last) setQuery({ ...query, page: last })

  const focusTitle = () => {
    heading.current?.focus({ preventScroll: true })
    if (heading.current && heading.current.getBoundingClientRect().top < 0) heading.current.scrollIntoView()
  }
  const focusUp = useFocusAfterRender(focusTitle)
  const turn = (page: number) => {
    setQuery({ ...query, page })
    focusTitle()
  }
  const sort = (value: string) => setQuery({ page: 1, order: reviewOrders.find((order) => order === value) ?? initialQuery.order })
  return (
    <div aria-busy={!isKnown && found.status !== 'failed'}>
      <div className={styles['head']}>
        <h3 ref={heading} tabIndex={-1} className={styles['title']}>
          {words.title}
        </h3>
        {hasSeveral && <SelectField label={words.order} value={query.order} options={orders} onSelect={sort} />}
      </div>
      <VisuallyHidden>
        <span role="status">{query !== initialQuery && isKnown && shownText(query, last)}</span>
      </VisuallyHidden>
      <div className={styles['found']} data-old={isOld || undefined} data-failed={found.status === 'failed' || undefined}>
        <ReviewRows {...props} found={found} onRemoved={focusUp} />
      </div>
      <ReviewPagination page={Math.min(query.page, last)} last={last} onPageChange={turn} />
    </div>
  )
}

const shownText = ({ page, order }: { readonly page: number; readonly order: ReviewOrder }, last: number) =>
  sharedWords.shown(sharedWords.orders[order], formatNumber(page), formatNumber(last))
