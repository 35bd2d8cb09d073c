import { formatNumber } from '../../../domain/format.ts'
import type { ProblemExample } from '../../../domain/problems/exampleCases.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import { isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { readingTaskWords } from '../reading/readingTaskWords.ts'
import { problemWords } from './problemWords.ts'
import styles from './Statement.module.css'

const words = problemWords.statement

interface StatementProps {
  readonly problem: ProblemDetail
  /** Undefined if there is nothing to run. */
  onUseInput?(input: string): void
}

/** Renders the statement of a text problem, with its rules and examples. */
export const Statement = ({ problem, onUseInput }: StatementProps) => {
  const { statement, inputRule, outputRule, examples, subtasks, limits, readingTask } = problem
  const isText = isAnsweredInText(readingTask)
  return (
    <div className={styles['statement']}>
      <h2 className={styles['title']}>{problemWords.regions.statement}</h2>
      {readingTask !== null && (
        <p className={styles['ask']}>
          <strong>{readingTaskWords.kinds[readingTask.kind]}</strong> {readingTaskWords.asks[readingTask.kind]}
        </p>
      )}
      {statement.length === 0 && <p className={styles['text']}>{words.none}</p>}
      {statement.map((text, at) => (
        <p key={at} className={styles['text']}>
          <InlineText text={text} />
        </p>
      ))}
      {!isText && <Rule title={words.input} text={inputRule ?? words.noInput} />}
      {outputRule !== null && <Rule title={isText ? readingTaskWords.answerRule : words.output} text={outputRule} />}
      {subtasks.length > 0 && (
        <section className={styles['part']}>
          <h3 className={styles['heading']}>{words.subtasks}</h3>
          <ul className={styles['subtasks']}>
            {subtasks.map(({ subtaskId, title, score }) => (
              <li key={subtaskId}>
                <span>{title}</span>
                <span>{words.score(formatNumber(score))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {examples.length > 0 && (
        <section className={styles['part']}>
          <h3 className={styles['heading']}>{words.examples}</h3>
          <ol className={styles['examples']}>
            {examples.map((example, at) => (
              <Example key={at} example={example} name={words.example(formatNumber(at + 1))} {...(onUseInput && { onUseInput })} />
            ))}
          </ol>
        </section>
      )}
      {!isText && <p className={styles['limit']}>{words.limit(formatNumber(limits.stepCount), formatNumber(limits.memoryMegabytes))}</p>}
    </div>
  )
}

const Rule = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className={styles['part']}>
    <h3 className={styles['heading']}>{title}</h3>
    <p className={styles['text']}>
      <InlineText text={text} />
    </p>
  </section>
)

interface ExampleProps {
  readonly example: ProblemExample
  readonly name: string
  onUseInput?(input: string): void
}

const Example = ({ example: { input, output }, name, onUseInput }: ExampleProps) => (
  <li className={styles['example']}>
    {input === '' ? (
      <p className={styles['noInput']}>{words.noInput}</p>
    ) : (
      <div className={styles['exampleInput']}>
        <CodeBlock name={`${name} ${words.input}`} code={input} />
        {onUseInput && (
          <TextButton onClick={() => onUseInput(input)}>
            <VisuallyHidden>{name} </VisuallyHidden>
            {words.use}
          </TextButton>
        )}
      </div>
    )}
    <CodeBlock name={`${name} ${words.output}`} code={output} />
  </li>
)
