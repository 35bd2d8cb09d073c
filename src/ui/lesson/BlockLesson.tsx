import { Flag } from 'lucide'
import type { BlockContent } from '../../domain/lesson/LessonContent.ts'
import { Icon } from '../parts/Icon.tsx'
import { Hints } from './Hints.tsx'
import { InlineText } from './InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import { Statement } from './Statement.tsx'
import styles from './TaskLesson.module.css'

const words = lessonWords.task

/** What a block problem asks, and with which blocks. */
export const BlockLesson = ({ block }: { readonly block: BlockContent }) => {
  const { statement, goal, blocks, hints } = block
  return (
    <div className={styles['task']}>
      <Statement paragraphs={statement} />
      {goal !== null && (
        <section className={styles['goal']}>
          <h2 className={styles['heading']}>
            <Icon of={Flag} size={20} />
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
