import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { runReference } from '../../../application/studioProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import { type CaseVisibility, caseVisibilities } from '../../../domain/problems/verdict.ts'
import type { StudioCase } from '../../../domain/studio/studioCase.ts'
import { maxCases, type ProblemGap, type StudioProblem, withOutputsOf } from '../../../domain/studio/studioProblem.ts'
import { moveItem } from '../../../domain/studio/work.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { TextArea, TextField } from '../../kit/fields.tsx'
import { problemEditorWords } from './problemEditorWords.ts'
import styles from './CaseEditor.module.css'

const words = problemEditorWords.cases

interface CaseEditorProps {
  readonly problem: StudioProblem
  readonly gaps: readonly ProblemGap[]
  onChange(caseList: readonly StudioCase[]): void
}

/** Edits the cases by which a program is judged, in order. */
export const CaseEditor = ({ problem, gaps, onChange }: CaseEditorProps) => {
  const { caseList } = problem
  const list = useRef<HTMLOListElement>(null)
  const [removed, setRemoved] = useState<{ readonly at: number; readonly one: StudioCase } | null>(null)
  const [news, setNews] = useState('')
  const focusCase = (at: number, part: string) =>
    setTimeout(() => list.current?.children[at]?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus())
  const add = (one: StudioCase, at = caseList.length) => {
    onChange(caseList.toSpliced(at, 0, one))
    focusCase(at, 'case')
  }
  const move = (from: number, to: number) => {
    const moved = moveItem(caseList, from, to)
    if (moved === caseList) return
    onChange(moved)
    setNews(words.moved(formatNumber(from + 1), formatNumber(to + 1)))
    focusCase(to, to < from ? 'up' : 'down')
  }
  const remove = (at: number) => {
    const one = caseList[at]
    if (one === undefined) return
    onChange(caseList.toSpliced(at, 1))
    setRemoved({ at, one })
    setNews(words.removed(formatNumber(at + 1)))
    if (at === caseList.length - 1) focusCase(at - 1, 'case')
  }
  return (
    <Panel aria-labelledby="problem-cases" className={styles['cases']}>
      <SectionHeading id="problem-cases" title={words.title} />
      <p className={styles['note']}>{words.note}</p>
      <ol ref={list} className={styles['list']}>
        {caseList.map((one, at) => (
          <CaseCard
            // Cases have no identity of their own, and a card shows only data of its case.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            one={one}
            number={formatNumber(at + 1)}
            gaps={gaps.filter((gap) => 'caseNumber' in gap && gap.caseNumber === at + 1)}
            isFirst={at === 0}
            isLast={at === caseList.length - 1}
            isFull={caseList.length >= maxCases}
            onChange={(part) => onChange(caseList.with(at, { ...one, ...part }))}
            onMove={(step) => move(at, at + step)}
            onCopy={() => add(one, at + 1)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {removed !== null && (
        <p className={styles['removed']}>
          {words.removed(formatNumber(removed.at + 1))}{' '}
          <TextButton
            onClick={() => {
              add(removed.one, removed.at)
              setRemoved(null)
            }}
          >
            {words.undo}
          </TextButton>
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          tone="soft"
          unavailable={caseList.length >= maxCases}
          onClick={() => add({ label: '', visibility: 'HIDDEN', input: '', output: '' })}
        >
          {words.add}
        </Button>
        <FillButton problem={problem} onChange={onChange} />
      </div>
    </Panel>
  )
}

interface CaseCardProps {
  readonly one: StudioCase
  readonly number: string
  readonly gaps: readonly ProblemGap[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isFull: boolean
  onChange(part: Partial<StudioCase>): void
  onMove(step: -1 | 1): void
  onCopy(): void
  onRemove(): void
}

const CaseCard = ({ one, number, gaps, isFirst, isLast, isFull, onChange, onMove, onCopy, onRemove }: CaseCardProps) => {
  const name = words.name(number)
  const errorOf = (kind: ProblemGap['kind']) => (gaps.some((gap) => gap.kind === kind) ? problemEditorWords.check.gap[kind] : undefined)
  const tool = (part: string, icon: typeof Copy, label: string, onPress: () => void, unavailable = false) => (
    <Button tone="quiet" size="small" data-part={part} unavailable={unavailable} aria-label={`${name} ${label}`} onClick={onPress}>
      <Icon icon={icon} size={18} />
    </Button>
  )
  return (
    <li className={styles['case']}>
      <div className={styles['head']}>
        <h3 className={styles['name']} tabIndex={-1} data-part="case">
          {name}
        </h3>
        <div className={styles['tools']}>
          {tool('up', ArrowUp, words.up, () => onMove(-1), isFirst)}
          {tool('down', ArrowDown, words.down, () => onMove(1), isLast)}
          {tool('copy', Copy, words.copy, onCopy, isFull)}
          {tool('remove', Trash2, words.remove, onRemove)}
        </div>
      </div>
      <div className={styles['facts']}>
        <SelectField
          isLabelShown
          label={words.visibility}
          value={one.visibility}
          options={caseVisibilities.map((value) => ({ value, label: words.visibilities[value] }))}
          onSelect={(value) => onChange({ visibility: visibilityOf(value) })}
        />
        <TextField
          of={name}
          label={words.label}
          value={one.label}
          maxLength={40}
          error={errorOf('label')}
          onChange={(label) => onChange({ label })}
        />
      </div>
      <div className={styles['texts']}>
        <TextArea
          isCode
          of={name}
          label={words.input}
          rows={2}
          value={one.input}
          error={errorOf('sameInput')}
          onChange={(input) => onChange({ input })}
        />
        <TextArea
          isCode
          of={name}
          label={words.output}
          rows={2}
          value={one.output}
          error={errorOf('output')}
          onChange={(output) => onChange({ output })}
        />
      </div>
    </li>
  )
}

const visibilityOf = (value: string): CaseVisibility => caseVisibilities.find((one) => one === value) ?? 'HIDDEN'

/** Fills in the expected outputs by running the reference, so that nobody has to type them. */
const FillButton = ({ problem, onChange }: Pick<CaseEditorProps, 'problem' | 'onChange'>) => {
  const { features, notifications } = useApplication()
  const [isRunning, setRunning] = useState(false)
  // Always the latest values, so that text typed while the reference ran is not lost.
  const now = useRef({ problem, onChange })
  useEffect(() => {
    now.current = { problem, onChange }
  })
  const fill = async () => {
    setRunning(true)
    try {
      const inputs = problem.caseList.map(({ input }) => input)
      const executions = await runReference(await features.codeRunner(), problem, inputs)
      now.current.onChange(withOutputsOf(now.current.problem.caseList, inputs, executions))
      const broken = executions.flatMap(({ state }, at) => (state === 'DONE' ? [] : [formatNumber(at + 1)]))
      if (broken.length === 0) notifications.success(words.filled)
      else notifications.warn(words.notFilled(broken.join(', ')))
    } catch {
      notifications.warn(problemEditorWords.check.broken)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      tone="quiet"
      unavailable={isRunning || problem.reference.trim() === ''}
      aria-busy={isRunning || undefined}
      onClick={() => void fill()}
    >
      {isRunning ? words.filling : words.fill}
    </Button>
  )
}
