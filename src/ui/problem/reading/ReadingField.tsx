import { useId } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { type ArrangeTask, type PredictTask, tableCells, tableText, type TraceTask } from '../../../domain/problems/readingTask.ts'
import { maxCodeLength } from '../../../domain/problems/submission.ts'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { LineArranger } from './LineArranger.tsx'
import { readingTaskWords as words } from './readingTaskWords.ts'
import styles from './Reading.module.css'

interface FieldProps<Task> {
  readonly task: Task
  readonly answer: string
  onAnswer(answer: string): void
}

/** Renders the answer field of a reading task by its kind. */
export const ReadingField = ({ task, answer, onAnswer }: FieldProps<PredictTask | TraceTask | ArrangeTask>) => {
  switch (task.kind) {
    case 'PREDICT':
      return <PredictedOutput {...{ task, answer, onAnswer }} />
    case 'TRACE':
      return <TraceTable {...{ task, answer, onAnswer }} />
    case 'ARRANGE':
      return <LineArranger lines={task.lines} code={answer} onCode={onAnswer} />
  }
}

const Program = ({ task: { code, input } }: { readonly task: PredictTask | TraceTask }) => (
  <div className={styles['part']}>
    <CodeBlock name={words.program} code={code} language="python" />
    {input !== '' && <CodeBlock name={words.input} code={input} />}
  </div>
)

const PredictedOutput = ({ task, answer, onAnswer }: FieldProps<PredictTask>) => {
  const hint = useId()
  return (
    <div className={styles['columns']}>
      <Program task={task} />
      <div className={styles['part']}>
        <label className={styles['label']}>
          {words.output}
          <textarea
            data-answer
            className={styles['output']}
            aria-describedby={hint}
            rows={Math.min(10, Math.max(3, answer.split('\n').length + 1))}
            value={answer}
            maxLength={maxCodeLength}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
          />
        </label>
        <p id={hint} className={styles['hint']}>
          {words.outputHint}
        </p>
      </div>
    </div>
  )
}

const TraceTable = ({ task, answer, onAnswer }: FieldProps<TraceTask>) => {
  const cells = tableCells(task, answer)
  const codeLines = task.code.split('\n')
  const write = (row: number, column: number, text: string) => onAnswer(tableText(cells.with(row, (cells[row] ?? []).with(column, text))))
  return (
    <div className={styles['columns']}>
      <Program task={task} />
      <div className={styles['part']}>
        <div className={styles['tableBox']}>
          <table className={styles['table']}>
            <caption className={styles['caption']}>{words.table}</caption>
            <thead>
              <tr>
                <th scope="col">{words.line}</th>
                {task.variables.map((variable) => (
                  <th key={variable} scope="col">
                    <code>{variable}</code>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {task.lines.map((line, row) => (
                <tr key={row}>
                  <th scope="row">
                    <span className={styles['lineNumber']}>{words.row(formatNumber(line))}</span>{' '}
                    <code>{(codeLines[line - 1] ?? '').trim()}</code>
                  </th>
                  {task.variables.map((variable, column) => (
                    <td key={variable}>
                      <input
                        data-answer
                        className={styles['cell']}
                        aria-label={words.cell(formatNumber(row + 1), formatNumber(line), variable)}
                        value={cells[row]?.[column] ?? ''}
                        maxLength={200}
                        autoComplete="off"
                        autoCapitalize="off"
                        autoCorrect="off"
                        spellCheck={false}
                        onChange={({ currentTarget }) => write(row, column, currentTarget.value)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles['hint']}>{words.tableHint}</p>
      </div>
    </div>
  )
}
