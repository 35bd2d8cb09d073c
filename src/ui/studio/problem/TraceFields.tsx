import { useState } from 'react'
import { traceRead } from '../../../application/studioProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Moment } from '../../../domain/problems/trace.ts'
import { lineCounts, traceableVariables, traceTable } from '../../../domain/problems/traceTable.ts'
import type { StudioProblem } from '../../../domain/studio/studioProblem.ts'
import { maxVariables, type StudioTable } from '../../../domain/studio/studioReading.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { classNames } from '../../kit/classNames.ts'
import fields from '../../kit/fields.module.css'
import { GapNote, gapText, type ReadingFieldsProps } from './gapText.tsx'
import { readingFieldWords as words } from './readingFieldWords.ts'
import { isSameRead, useRecorded } from './useRecorded.ts'
import styles from './ReadingFields.module.css'

/** The recorded steps of the program's last run, with the problem they belong to. */
interface Recording {
  readonly of: StudioProblem
  readonly moments: readonly Moment[]
}

/** Chooses which values learners write down: after a run, from the variables and lines that occurred in it. */
export const TraceFields = ({ problem, gaps, onChange }: ReadingFieldsProps) => {
  const { features } = useApplication()
  const [recording, setRecording] = useState<Recording | null>(null)
  const { table } = problem
  const moments = recording !== null && isSameRead(recording.of, problem) ? recording.moments : null
  const recorded = useRecorded(problem, onChange, async (asked) => {
    const found = await traceRead(await features.inspector(), asked)
    if (found === null) return null
    setRecording({ of: asked, moments: found })
    return (now) => ({ ...now, table: tableOf(found, now.table) })
  })
  return (
    <div className={styles['part']}>
      <Button
        tone="soft"
        className={styles['button']}
        unavailable={recorded.isRunning || problem.reference.trim() === ''}
        aria-busy={recorded.isRunning || undefined}
        onClick={recorded.run}
      >
        {recorded.isRunning ? words.running : words.trace}
      </Button>
      {moments !== null && (
        <Choices problem={problem} moments={moments} onTable={(next) => onChange({ ...problem, table: tableOf(moments, next) })} />
      )}
      {table.rows.length === 0 ? <p className={styles['note']}>{words.noAnswer}</p> : <TablePreview problem={problem} />}
      <GapNote>{gapText(gaps, 'variables')}</GapNote>
      <GapNote>{gapText(gaps, 'rows', 'blankTable')}</GapNote>
    </div>
  )
}

/** Returns the table of the chosen variables and lines that the program still has, with their values. */
function tableOf(moments: readonly Moment[], { variables, lines }: Pick<StudioTable, 'variables' | 'lines'>): StudioTable {
  const counts = lineCounts(moments)
  const found = traceableVariables(moments)
  const chosen = { variables: found.filter((name) => variables.includes(name)), lines: lines.filter((line) => counts.has(line)) }
  return { ...chosen, rows: chosen.variables.length === 0 ? [] : traceTable(moments, chosen) }
}

interface ChoicesProps {
  readonly problem: StudioProblem
  readonly moments: readonly Moment[]
  onTable(table: Pick<StudioTable, 'variables' | 'lines'>): void
}

const Choices = ({ problem: { reference, table }, moments, onTable }: ChoicesProps) => {
  const { variables, lines } = table
  const names = traceableVariables(moments)
  const code = reference.split('\n')
  return (
    <>
      <fieldset className={fields['choices']}>
        <legend className={fields['label']}>{words.variables}</legend>
        <p className={styles['note']}>{names.length === 0 ? words.noVariables : words.variablesNote}</p>
        {names.map((name) => (
          <label key={name} className={classNames(fields['choice'], styles['choice'])}>
            <input
              type="checkbox"
              checked={variables.includes(name)}
              disabled={!variables.includes(name) && variables.length >= maxVariables}
              onChange={() => onTable({ lines, variables: toggled(variables, name) })}
            />
            <code>{name}</code>
          </label>
        ))}
      </fieldset>
      <fieldset className={fields['choices']}>
        <legend className={fields['label']}>{words.lines}</legend>
        {[...lineCounts(moments)].map(([line, count]) => (
          <label key={line} className={classNames(fields['choice'], styles['choice'])}>
            <input
              type="checkbox"
              checked={lines.includes(line)}
              onChange={() => onTable({ variables, lines: toggled(lines, line).toSorted((one, other) => one - other) })}
            />
            <code>{words.line(formatNumber(line), (code[line - 1] ?? '').trim())}</code>
            <span className={styles['note']}>{words.times(formatNumber(count))}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item]
}

const TablePreview = ({ problem: { reference, table } }: { readonly problem: StudioProblem }) => {
  const code = reference.split('\n')
  return (
    <div className={styles['tableBox']}>
      <table className={styles['table']}>
        <caption>
          {words.table}. {words.tableNote(formatNumber(table.rows.length))}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {table.variables.map((name) => (
              <th key={name} scope="col">
                <code>{name}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ line, cells }, row) => (
            <tr key={row}>
              <th scope="row">
                <code>{words.line(formatNumber(line), (code[line - 1] ?? '').trim())}</code>
              </th>
              {table.variables.map((name, column) => (
                <td key={name}>
                  <code>{cells[column]}</code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
