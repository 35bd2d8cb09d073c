import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './BannerSlide.module.css'
import { RotatingWord } from './RotatingWord.tsx'
import type { Rotation } from './RotatingWord.tsx'

interface HeadlineProps {
  readonly words: {
    readonly before: string
    readonly after: string
    readonly secondLine: string
    /** What is read out instead of a word that keeps changing. */
    readonly sentence: string
  }
  readonly rotation: Rotation
}

export const Headline = ({ words, rotation }: HeadlineProps) => {
  const [particle, ...after] = words.after.split(' ')
  return (
    <h2 className={styles['headline']}>
      <span aria-hidden="true">
        <span className={styles['line']}>
          <span className={styles['before']}>{words.before}</span>
          <span className={styles['joined']}>
            <RotatingWord {...rotation} />
            {particle}
          </span>{' '}
          {after.join(' ')}
        </span>
        <span className={styles['line']}>{words.secondLine}</span>
      </span>
      <VisuallyHidden>{words.sentence}</VisuallyHidden>
    </h2>
  )
}
