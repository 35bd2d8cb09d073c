import { Flag } from 'lucide'
import { formatNumber } from '../../domain/format.ts'
import type { BlockContent } from '../../domain/lesson/lessonContent.ts'
import { Icon } from '../kit/Icon.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import styles from './TaskLesson.module.css'

const words = lessonWords.task

/** Each by itself, so that one may be enough. */
const Hints = ({ hints }: { readonly hints: readonly string[] }) =>
  hints.length === 0 ? null : (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{words.hints}</h2>
      {hints.map((hint, at) => (
        <details key={at} className={styles['hint']}>
          <summary className={styles['summary']}>{words.hint(formatNumber(at + 1))}</summary>
          <p className={styles['hintText']}>
            <InlineText text={hint} />
          </p>
        </details>
      ))}
    </section>
  )

/** The task, paragraph by paragraph. */
const Statement = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
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

/** What a block problem asks, and with which blocks. */
export const BlockLesson = ({ block }: { readonly block: BlockContent }) => {
  const { statement, goal, blocks, hints } = block
  return (
    <div className={styles['task']}>
      <Statement paragraphs={statement} />
      {goal !== null && (
        <section className={styles['goal']}>
          <h2 className={styles['heading']}>
            <Icon icon={Flag} size={20} />
            {words.goal}
          </h2>
          <p className={styles['text']}>
            <InlineText text={goal} />
          </p>
        </section>
      )}
      {blocks.length > 0 && (
        <section className={styles['part']}>
          <h2 className={styles['heading']}>{words.blocks}</h2>
          <ul className={styles['blocks']}>
            {blocks.map((name, at) => (
              <li key={at} className={styles['block']}>
                <span title={name}>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Hints hints={hints} />
    </div>
  )
}
