import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { starsView } from '../../application/cards.ts'
import { relativeTime } from '../../domain/calendar/date.ts'
import { highestRating, type Review } from '../../domain/review.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import { useApplication } from '../kit/application.ts'
import { SmallPicture } from '../kit/Picture.tsx'
import { observeSize } from '../kit/resize.ts'
import { Stars } from '../kit/Stars.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { useReviewWords } from './reviewWords.ts'
import styles from './ReviewCard.module.css'

/** Returns whether the text is longer than its visible lines. It is not measured while expanded. */
const useIsTruncated = (element: RefObject<HTMLElement | null>, isOpen: boolean): boolean => {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const measured = element.current
    if (measured === null || isOpen) return
    return observeSize([measured], () => setCut(measured.scrollHeight > measured.clientHeight + 1))
  }, [element, isOpen])
  return isCut
}

/** Shows a few lines, with a button for the rest. CSS cuts the text, so that emoji and syllables stay whole. */
const ReviewContent = ({ text }: { readonly text: string }) => {
  const words = useReviewWords().list
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsTruncated(paragraph, isOpen)
  return (
    <div className={styles['content']}>
      <p ref={paragraph} className={styles['text']} data-open={isOpen || undefined}>
        {text}
      </p>
      {(isCut || isOpen) && <TextButton onClick={() => setOpen(!isOpen)}>{isOpen ? words.less : words.more}</TextButton>}
    </div>
  )
}

interface ReviewCardProps {
  readonly review: Review
  /** Rendered beside the name. */
  readonly badge?: ReactNode
  readonly actions?: ReactNode
}

/** A review: author, date, stars, text. */
export const ReviewCard = ({ review, badge, actions }: ReviewCardProps) => {
  const { list: words, stars } = useReviewWords()
  const { nickname, profile, rating, content } = review
  return (
    <article className={styles['card']}>
      <header className={styles['head']}>
        <SmallPicture candidates={[safeImageUrl(profile), face]} size={40} shape="round" />
        <div className={styles['who']}>
          <p className={styles['line']}>
            <span className={styles['name']}>{nickname?.trim() || words.nobody}</span>
            {badge}
          </p>
          <p className={styles['note']}>
            <Stars stars={starsView(rating, highestRating)} label={stars} />
            <ReviewTime review={review} />
          </p>
        </div>
      </header>
      {content.trim() ? <ReviewContent text={content.trim()} /> : <p className={styles['silent']}>{words.silent}</p>}
      {actions}
    </article>
  )
}

const ReviewTime = ({ review: { createdDate, updatedDate } }: Pick<ReviewCardProps, 'review'>) => {
  const words = useReviewWords().list
  const { clock } = useApplication()
  const text = relativeTime(createdDate, clock.now(), clock.timeZone())
  return (
    <>
      {text && createdDate && <time dateTime={createdDate}>{text}</time>}
      {updatedDate && <span>{words.edited}</span>}
    </>
  )
}
