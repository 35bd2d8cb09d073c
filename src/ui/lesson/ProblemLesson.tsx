import { grouped } from '../../domain/grouped.ts'
import type { ProblemContent, ProblemExample } from '../../domain/lesson/LessonContent.ts'
import { Badge } from '../parts/Badge.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Hints } from './Hints.tsx'
import { InlineText } from './InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import { Statement } from './Statement.tsx'
import styles from './TaskLesson.module.css'

const words = lessonWords.task

/** What a text problem asks; the code is written in the editor, another part of the platform. */
export const ProblemLesson = ({ problem }: { readonly problem: ProblemContent }) => {
  const { categoryList, statement, inputRule, outputRule, examples, hints } = problem
  return (
    <div className={styles['task']}>
      {categoryList.length > 0 && (
        <ul className={styles['tags']}>
          {[...new Set(categoryList.map(({ name }) => name))].map((name) => (
            <li key={name}>
              <Badge tone="neutral">{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Statement paragraphs={statement} />
      {(inputRule ?? outputRule) !== null && (
        <div className={styles['rules']}>
          <Rule title={words.input} text={inputRule ?? words.noInput} />
          {outputRule !== null && <Rule title={words.output} text={outputRule} />}
        </div>
      )}
      {examples.length > 0 && <Examples examples={examples} />}
      <Hints hints={hints} />
    </div>
  )
}

const Rule = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className={styles['rule']}>
    <h2 className={styles['heading']}>{title}</h2>
    <p className={styles['text']}>
      <InlineText text={text} />
    </p>
  </section>
)

const Examples = ({ examples }: { readonly examples: readonly ProblemExample[] }) => (
  <section className={styles['part']}>
    <h2 className={styles['heading']}>{words.examples}</h2>
    <ol className={styles['examples']}>
      {examples.map(({ input, output }, at) => {
        const example = words.example(grouped(at + 1))
        return (
          <li key={at} className={styles['example']}>
            {input === '' ? (
              <p className={styles['noInput']}>{words.noInput}</p>
            ) : (
              <CodeBlock name={`${example} ${words.input}`} code={input} />
            )}
            <CodeBlock name={`${example} ${words.output}`} code={output} />
          </li>
        )
      })}
    </ol>
  </section>
)
