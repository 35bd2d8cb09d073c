import { grouped } from '../../domain/grouped.ts'
import { InlineText } from './InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import styles from './TaskLesson.module.css'

const words = lessonWords.task

/** Each by itself, so that one may be enough. */
export const Hints = ({ hints }: { readonly hints: readonly string[] }) =>
  hints.length === 0 ? null : (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{words.hints}</h2>
      {hints.map((hint, at) => (
        <details key={at} className={styles['hint']}>
          <summary className={styles['summary']}>{words.hint(grouped(at + 1))}</summary>
          <p className={styles['hintText']}>
            <InlineText text={hint} />
          </p>
        </details>
      ))}
    </section>
  )
