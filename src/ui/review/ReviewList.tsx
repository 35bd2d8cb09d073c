import { useRef, useState } from 'react'
import type { ReviewQuery } from '../../application/review/ReviewRepository.ts'
import { grouped } from '../../domain/grouped.ts'
import { pageCount } from '../../domain/pageCount.ts'
import { type ReviewOrder, reviewOrders } from '../../domain/review/reviewOrder.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './ReviewList.module.css'
import { ReviewPages } from './ReviewPages.tsx'
import { ReviewRows, type ReviewRowsProps } from './ReviewRows.tsx'
import { reviewWords } from './reviewWords.ts'
import { useFocusAfter } from '../parts/useFocusAfter.ts'
import { useReviewList } from './useReviewList.ts'

const words = reviewWords.list
const start: ReviewQuery = { page: 1, order: 'NEWEST' }
const orders = reviewOrders.map((value) => ({ value, label: words.orders[value] }))

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
          {words.title}
        </h3>
        {hasSeveral && <SelectField label={words.order} value={wish.order} options={orders} onSelect={sort} />}
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
  words.shown(words.orders[order], grouped(page), grouped(last))
