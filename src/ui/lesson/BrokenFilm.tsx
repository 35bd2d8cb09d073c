import type { VideoContent } from '../../domain/lesson/LessonContent.ts'
import { laterCopy } from '../laterCopy.ts'
import { Button } from '../parts/Button.tsx'
import { lessonWords } from './lessonWords.ts'
import { useFocusHere } from './useFocusHere.ts'
import styles from './VideoPlayer.module.css'

const words = lessonWords.video

interface BrokenFilmProps {
  readonly video: VideoContent
  readonly takesFocus: boolean
  onRetry(): void
}

export const BrokenFilm = ({ video: { title, poster }, takesFocus, onRetry }: BrokenFilmProps) => (
  <div ref={useFocusHere(takesFocus)} role="group" aria-label={words.player(title)} tabIndex={-1} className={styles['frame']} data-broken>
    {poster !== null && <img src={poster} alt="" className={styles['film']} />}
    <div className={styles['resume']} role="alert">
      <p className={styles['left']}>
        <strong>{words.failed}</strong>
        <br />
        {words.failedNote}
      </p>
      <Button onClick={onRetry}>{laterCopy.retry.button}</Button>
    </div>
  </div>
)
