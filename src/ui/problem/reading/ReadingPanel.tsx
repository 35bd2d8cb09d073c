import { RotateCcw } from 'lucide'
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { type ProblemDetail, type ProblemStanding, starterCodeFor } from '../../../domain/problems/problem.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { type ArrangeTask, type PredictTask, tableCells, tableText, type TraceTask } from '../../../domain/problems/readingTask.ts'
import { longestCode } from '../../../domain/problems/submission.ts'
import { SavedState } from '../../draft/DraftNotice.tsx'
import { useApplication } from '../../kit/application.ts'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import type { CodeHandle } from '../workbench/CodeArea.tsx'
import { CodeTool } from '../workbench/CodeTool.tsx'
import { DraftNotices } from '../workbench/DraftNotices.tsx'
import { problemWords } from '../workbench/problemWords.ts'
import { useDraft } from '../workbench/useDraft.ts'
import { LineArranger } from './LineArranger.tsx'
import { readingTaskWords as words } from './readingTaskWords.ts'
import styles from './Reading.module.css'

export interface ReadingPanelProps {
  readonly ref: Ref<CodeHandle>
  readonly problem: ProblemDetail
  readonly task: PredictTask | TraceTask | ArrangeTask
  readonly standing: Loadable<ProblemStanding>
  readonly owner: Id | null | undefined
  readonly language: ProgrammingLanguage
}

/** In place of the editor where a program is read: what is asked of it is filled in here, and kept like code. */
export const ReadingPanel = ({ ref, problem, task, standing, owner, language }: ReadingPanelProps) => {
  const { notifications } = useApplication()
  const { drafts } = useFeature('problem')
  const panel = useRef<HTMLElement>(null)
  const starterCode = starterCodeFor(problem, language)
  const [answer, setAnswer] = useState(starterCode)
  const draft = useDraft({
    drafts,
    language,
    owner,
    standing,
    starterCode,
    problemId: problem.problemId,
    serverDraft: (known) => known.draft,
    onShow: setAnswer,
  })
  const focus = () => panel.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
  useImperativeHandle(ref, () => ({
    code: draft.code,
    keep: draft.keep,
    replace: draft.replace,
    focus,
    goToLine: focus,
    markMistake: () => {},
  }))
  const change = (text: string) => {
    setAnswer(text)
    draft.change(text)
  }
  const reset = () => {
    draft.replace(starterCode)
    notifications.success(problemWords.editor.wasReset)
    focus()
  }
  return (
    <section ref={panel} aria-label={problemWords.regions.code} className={styles['panel']} data-part="code">
      <div className={styles['tools']}>
        <h2 className={styles['kind']}>{words.kinds[task.kind]}</h2>
        <SavedState draft={draft} className={styles['saved']} />
        <CodeTool icon={RotateCcw} name={problemWords.editor.reset} onPress={reset} />
      </div>
      <DraftNotices draft={draft} />
      <div className={styles['body']}>
        <Field task={task} answer={answer} onAnswer={change} />
      </div>
    </section>
  )
}

interface FieldProps<Task> {
  readonly task: Task
  readonly answer: string
  onAnswer(answer: string): void
}

const Field = ({ task, answer, onAnswer }: FieldProps<ReadingPanelProps['task']>) => {
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
            maxLength={longestCode}
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
