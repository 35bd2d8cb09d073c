import { InlineText } from './InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import styles from './TaskLesson.module.css'

const words = lessonWords.task

/** The task, paragraph by paragraph. */
export const Statement = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <section className={styles['part']}>
    <h2 className={styles['heading']}>{words.statement}</h2>
    {paragraphs.length === 0 && <p className={styles['text']}>{words.noStatement}</p>}
    {paragraphs.map((text, at) => (
      <p key={at} className={styles['text']}>
        <InlineText text={text} />
      </p>
    ))}
  </section>
)
