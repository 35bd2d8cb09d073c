import { ChevronRight } from 'lucide'
import type { EnrolledCourseCardView } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import { ChannelNameLine } from '../channel/ChannelNameLine.tsx'
import { copy, displayTitle } from '../copy.ts'
import course from './CourseCard.module.css'
import { OfferThumbnail } from './CourseCard.tsx'
import styles from './EnrolledCourseCard.module.css'
import { CardTitle, PictureCard, StretchedLink } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'

/** Renders a course in progress: the learner's progress and the next lesson, instead of comment, stars and price. */
export const EnrolledCourseCard = ({ card }: { readonly card: EnrolledCourseCardView }) => {
  const title = displayTitle(card.title)
  return (
    <PictureCard
      picture={<OfferThumbnail pictures={card.pictures} />}
      foot={
        <StretchedLink href={card.href} className={styles['resume']}>
          {card.isFinished ? copy.cards.revise : copy.cards.resume}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          <Icon icon={ChevronRight} size={18} />
        </StretchedLink>
      }
    >
      <ChannelNameLine channel={card.channel} />
      <div className={course['text']}>
        <CardTitle text={card.title} href={null} />
        <Progress card={card} title={title} />
      </div>
    </PictureCard>
  )
}

const Progress = ({
  card: { share, nextLesson, isFinished },
  title,
}: {
  readonly card: EnrolledCourseCardView
  readonly title: string
}) => {
  if (share === null) return null
  const [done, total] = [formatNumber(share.done), formatNumber(share.total)]
  const next = isFinished ? copy.cards.finished : nextLesson && copy.cards.nextLesson(displayTitle(nextLesson))
  return (
    <div className={styles['progress']}>
      <div>
        <ProgressBar ratio={share.percent / 100} label={copy.cards.progress(title)} valueText={copy.cards.progressText(done, total)} />
      </div>
      <p className={styles['lessons']} aria-hidden="true">
        {copy.cards.lessons(done, total)}
      </p>
      {next && (
        <p className={styles['next']} title={next}>
          {next}
        </p>
      )}
    </div>
  )
}
