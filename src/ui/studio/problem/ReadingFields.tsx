import type { ComponentType } from 'react'
import { runReference } from '../../../application/studioProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { ReadingKind } from '../../../domain/problems/readingTask.ts'
import { mistakenLineCount, readInput, readOutput, shownLines, withoutAnswer, withRead } from '../../../domain/studio/studioReading.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { TextArea } from '../../kit/fields.tsx'
import longForm from '../longForm.module.css'
import { CodeField } from './CodeField.tsx'
import { GapNote, gapText, type ReadingFieldsProps } from './gapText.tsx'
import { readingFieldWords as words } from './readingFieldWords.ts'
import { TraceFields } from './TraceFields.tsx'
import { useRecorded } from './useRecorded.ts'
import styles from './ReadingFields.module.css'

/** Renders the further fields of a reading task, beside its program. Renders nothing for a task to write a program. */
export const ReadingFields = (props: ReadingFieldsProps) => {
  const { taskKind } = props.problem
  if (taskKind === 'WRITE') return null
  const Fields = fieldsOf[taskKind]
  return (
    <Panel aria-labelledby="problem-reading" className={longForm['part']}>
      <SectionHeading id="problem-reading" title={words.titles[taskKind]} />
      <Fields {...props} />
    </Panel>
  )
}

const InputField = ({ problem, onChange }: ReadingFieldsProps) => (
  <TextArea
    isCode
    label={words.input}
    hint={words.inputHint}
    rows={2}
    value={readInput(problem)}
    onChange={(input) => onChange(withoutAnswer(withRead(problem, { input })))}
  />
)

const PredictFields = (props: ReadingFieldsProps) => {
  const { problem, gaps, onChange } = props
  const { features } = useApplication()
  const output = readOutput(problem)
  const recorded = useRecorded(problem, onChange, async (asked) => {
    const [execution] = await runReference(await features.codeRunner(), asked, [readInput(asked)])
    return execution?.state === 'DONE' ? (now) => withRead(now, { output: execution.output }) : null
  })
  return (
    <div className={styles['part']}>
      <InputField {...props} />
      <Button
        tone="soft"
        className={styles['button']}
        unavailable={recorded.isRunning || problem.reference.trim() === ''}
        aria-busy={recorded.isRunning || undefined}
        onClick={recorded.run}
      >
        {recorded.isRunning ? words.running : words.run}
      </Button>
      {output === '' ? <p className={styles['note']}>{words.noAnswer}</p> : <CodeBlock name={words.answer} code={output} />}
      <GapNote>{gapText(gaps, 'noAnswer', 'longAnswer')}</GapNote>
    </div>
  )
}

const ArrangeFields = ({ problem, gaps, onChange }: ReadingFieldsProps) => (
  <div className={styles['part']}>
    <TextArea
      isCode
      label={words.extraLines}
      hint={words.extraLinesHint}
      rows={2}
      value={problem.extraLines}
      error={gapText(gaps, 'extraLines', 'ownExtraLine')}
      onChange={(extraLines) => onChange({ ...problem, extraLines })}
    />
    <p className={styles['note']}>
      {words.shown}. {words.shownNote}
    </p>
    <ol aria-label={words.shown} className={styles['lines']}>
      {shownLines(problem).map((line, at) => (
        <li key={at}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
    <GapNote>{gapText(gaps, 'lineCount', 'levels')}</GapNote>
  </div>
)

const RepairFields = ({ problem, gaps, onChange }: ReadingFieldsProps) => {
  const { brokenCode, reference } = problem
  const write = (code: string) => onChange({ ...problem, brokenCode: code })
  return (
    <div className={styles['part']}>
      <CodeField
        label={words.brokenCode}
        hint={words.brokenCodeHint}
        value={brokenCode}
        error={gapText(gaps, 'brokenCode', 'unbroken')}
        onChange={write}
      />
      <p role="status" className={styles['note']}>
        {brokenCode.trim() === '' ? (
          <TextButton onClick={() => write(reference)}>{words.copy}</TextButton>
        ) : (
          words.changed(formatNumber(mistakenLineCount(problem)))
        )}
      </p>
    </div>
  )
}

const fieldsOf: Readonly<Record<ReadingKind, ComponentType<ReadingFieldsProps>>> = {
  PREDICT: PredictFields,
  TRACE: (props) => (
    <>
      <InputField {...props} />
      <TraceFields {...props} />
    </>
  ),
  ARRANGE: ArrangeFields,
  REPAIR: RepairFields,
}
