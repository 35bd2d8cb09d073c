import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { starCountFor } from '../../../domain/course/starRating.ts'
import { grouped } from '../../../domain/grouped.ts'
import { oneDecimal } from '../../../domain/oneDecimal.ts'
import { copy } from '../../copy.ts'
import { Stars } from '../../parts/Stars.tsx'
import styles from '../../offer/OfferFacts.module.css'
import { coursePageWords } from './coursePageWords.ts'
import { studyTime } from '../../lesson/studyTime.ts'

const words = coursePageWords.facts

/** Rating, learners, lessons and hours in one row; what nobody knows is left out. */
export const CourseFacts = ({ course }: { readonly course: CourseDetail }) => {
  const { rating, learnerCount, lessonCount, minutes } = course
  const texts = [
    learnerCount !== null && learnerCount > 0 && words.learners(grouped(learnerCount)),
    lessonCount > 0 && words.lessons(grouped(lessonCount)),
    studyTime(minutes),
  ].filter((text) => typeof text === 'string')
  return (
    <ul aria-label={words.title} className={styles['facts']}>
      {rating !== null && rating > 0 && (
        <li className={styles['rating']}>
          <Stars score={rating} count={starCountFor('COURSE')} label={copy.cards.rating} />
          <span aria-hidden="true">{oneDecimal(rating)}</span>
        </li>
      )}
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
