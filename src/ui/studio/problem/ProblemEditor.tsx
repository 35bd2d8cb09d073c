import { useId, useRef, useState } from 'react'
import { moveStoredText, writtenKey } from '../../../application/storedText.ts'
import type { StudioProblemFeature } from '../../../application/studioProblem.ts'
import { type TaskKind, taskKinds, isTextKind } from '../../../domain/problems/readingTask.ts'
import { loadedValue } from '../../kit/loaded.ts'
import {
  difficulties,
  emptyProblem,
  previewOf,
  type ProblemGap,
  problemGaps,
  type StudioProblem,
} from '../../../domain/studio/studioProblem.ts'
import { readOutput, withoutAnswer, withRead } from '../../../domain/studio/studioReading.ts'
import { newHomeworkHref } from '../../../domain/studio/setHomework.ts'
import { displayTitle } from '../../copy.ts'
import { useApplication } from '../../kit/application.ts'
import { FailedLine } from '../../kit/FailedLine.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { Select } from '../../kit/Select.tsx'
import { type ErrorOf, useForm } from '../../kit/useForm.ts'
import { Statement } from '../../problem/workbench/Statement.tsx'
import { useSeaZones } from '../../problem/types/typeQueries.ts'
import { TextArea, TextField } from '../../kit/fields.tsx'
import fields from '../../kit/fields.module.css'
import longForm from '../longForm.module.css'
import { LearnerPreview } from '../LearnerPreview.tsx'
import { useWorkEditor } from '../useWork.ts'
import { WorkBar } from '../WorkBar.tsx'
import type { OpenedWork } from '../WorkPage.tsx'
import { CaseEditor } from './CaseEditor.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { CodeField } from './CodeField.tsx'
import { problemEditorWords as words } from './problemEditorWords.ts'
import { ReadingFields } from './ReadingFields.tsx'
import { Rejudging } from './Rejudging.tsx'
import { TaskKindField } from './TaskKindField.tsx'
import { TryOut } from './TryOut.tsx'
import { useProblemCheck } from './useProblemCheck.ts'
import styles from './ProblemEditor.module.css'

interface ProblemEditorProps extends OpenedWork<StudioProblem> {
  readonly feature: StudioProblemFeature
}

/** The key of the trial code for a problem that was not saved yet. */
const unsaved = 'new'

/** Returns the key of the trial code. Each kind of task has its own, since an answer of one kind is none of another. */
const triedPlace = (kind: TaskKind, workId: string) => (kind === 'WRITE' ? workId : `${workId}/${kind}`)

/** Renders the editor of a problem, with everything by which it is judged. */
export const ProblemEditor = ({ feature, viewer, saved, onSaved }: ProblemEditorProps) => {
  const editor = useWorkEditor({ feature, viewer, saved, empty: emptyProblem, shownIn: ['problems', 'problem', 'outdatedSubmissions'] })
  const { store } = useApplication()
  const problem = editor.content
  const check = useProblemCheck(problem)
  const [isTrying, setTrying] = useState(false)
  const checkPanel = useRef<HTMLElement>(null)
  const change = (part: Partial<StudioProblem>) => editor.change({ ...problem, ...part })
  const isText = isTextKind(problem.taskKind)
  // The example's output before the task became a reading task, whose output comes from running the program.
  const [written, setWritten] = useState('')
  const changeKind = (taskKind: TaskKind) => {
    if (!isText) setWritten(readOutput(problem))
    const isBack = isText && !isTextKind(taskKind) && readOutput(problem) === '' && written !== ''
    change({ ...(isBack && withRead(problem, { output: written })), taskKind })
  }
  const { gaps, errorOf, ...form } = useForm({
    findGaps: () => problemGaps(problem),
    nameOf: ({ kind }) => kind,
    textOf: ({ kind }) => words.check.gap[kind],
  })
  /** Moves the trial code and input of an unsaved problem to its new id. */
  const moveTried = (place: 'tryOut' | 'tryOutInput', workId: string) => {
    const keyOf = (kind: TaskKind, of: string) => writtenKey(place, viewer.userId, triedPlace(kind, of))
    for (const kind of taskKinds) moveStoredText(store, keyOf(kind, unsaved), keyOf(kind, workId))
  }
  const tellSaved = (workId: string) => {
    if (saved === null) {
      moveTried('tryOut', workId)
      moveTried('tryOutInput', workId)
    }
    onSaved(workId)
  }
  /** Checks the form and runs everything again, so that only a problem whose parts agree is published. */
  const prepare = async () => {
    const isReady = form.check() && (await check.run())
    if (!isReady) checkPanel.current?.querySelector('h2')?.scrollIntoView({ block: 'center' })
    return isReady
  }
  return (
    <div className={longForm['columns']}>
      <div className={longForm['parts']}>
        <AboutFields
          problem={problem}
          isKindFixed={editor.saved !== null && editor.saved.state !== 'DRAFT'}
          errorOf={errorOf}
          onKind={changeKind}
          onChange={change}
        />
        {!isText && <CaseEditor problem={problem} gaps={gaps} onChange={(caseList) => change({ caseList })} />}
        <CodeFields problem={problem} errorOf={errorOf} onChange={editor.change} />
        <ReadingFields problem={problem} gaps={gaps} onChange={editor.change} />
        <CheckPanel
          kind={problem.taskKind}
          ref={checkPanel}
          check={check}
          gaps={gaps}
          onCheck={() => {
            form.check()
            void check.run()
          }}
        />
      </div>
      <div className={longForm['side']}>
        <WorkBar {...{ editor, feature, viewer, prepare }} onSaved={tellSaved} />
        {editor.saved !== null && editor.saved.state !== 'DRAFT' && <Rejudging problemId={editor.saved.workId} {...{ feature, viewer }} />}
        {editor.saved?.state === 'PUBLISHED' && (
          <ButtonLink wide tone="soft" href={newHomeworkHref({ type: 'PROBLEM', contentId: editor.saved.workId, title: problem.title })}>
            {words.setHomework}
          </ButtonLink>
        )}
        <Button wide tone="soft" onClick={() => setTrying(true)}>
          {words.tryOut.open}
        </Button>
        <LearnerPreview>
          <Panel>
            <h3 className={styles['previewTitle']}>{displayTitle(problem.title)}</h3>
            <Statement problem={previewOf(problem)} />
          </Panel>
        </LearnerPreview>
      </div>
      {isTrying && (
        <TryOut
          problem={problem}
          owner={viewer.userId}
          place={triedPlace(problem.taskKind, String(editor.saved?.workId ?? unsaved))}
          onClose={() => setTrying(false)}
        />
      )}
    </div>
  )
}

interface FieldsProps {
  readonly problem: StudioProblem
  readonly errorOf: ErrorOf<ProblemGap['kind']>
}

interface AboutFieldsProps extends FieldsProps {
  /** True once the problem was published: its answers are of this kind. */
  readonly isKindFixed: boolean
  onKind(kind: TaskKind): void
  onChange(part: Partial<StudioProblem>): void
}

/** The fields of a problem's statement and place in the catalogue. */
const AboutFields = ({ problem, isKindFixed, errorOf, onKind, onChange }: AboutFieldsProps) => {
  const isText = isTextKind(problem.taskKind)
  return (
    <Panel aria-labelledby="problem-about" className={longForm['part']}>
      <SectionHeading id="problem-about" title={words.form.about} />
      <TaskKindField value={problem.taskKind} isFixed={isKindFixed} onChange={onKind} />
      <TextField
        label={words.form.name}
        value={problem.title}
        error={errorOf('title', 'titleLength')}
        onChange={(title) => onChange({ title })}
      />
      <div className={styles['pair']}>
        <CategoryField value={problem.category} error={errorOf('category')} onChange={(category) => onChange({ category })} />
        <TextField
          label={words.form.difficulty}
          hint={words.form.difficultyHint}
          type="number"
          min={difficulties.min}
          max={difficulties.max}
          value={String(problem.difficulty)}
          onChange={(text) =>
            onChange({ difficulty: Math.min(difficulties.max, Math.max(difficulties.min, Math.round(Number(text)) || 1)) })
          }
        />
      </div>
      <TextArea
        label={words.form.statement}
        hint={words.form.statementHint}
        rows={5}
        value={problem.statement}
        error={errorOf('statement', 'length')}
        onChange={(statement) => onChange({ statement })}
      />
      {!isText && (
        <>
          <TextArea
            label={words.form.inputRule}
            hint={words.form.inputHint}
            rows={2}
            value={problem.inputRule}
            onChange={(inputRule) => onChange({ inputRule })}
          />
          <TextArea
            label={words.form.outputRule}
            rows={2}
            value={problem.outputRule}
            error={errorOf('outputRule')}
            onChange={(outputRule) => onChange({ outputRule })}
          />
        </>
      )}
      <TextArea
        label={words.form.hints}
        hint={words.form.hintsHint}
        rows={2}
        value={problem.hints}
        onChange={(hints) => onChange({ hints })}
      />
    </Panel>
  )
}

interface CodeFieldsProps extends FieldsProps {
  onChange(problem: StudioProblem): void
}

/** The programs by which a problem is judged. */
const CodeFields = ({ problem, errorOf, onChange }: CodeFieldsProps) => {
  const isText = isTextKind(problem.taskKind)
  return (
    <Panel aria-labelledby="problem-code" className={longForm['part']}>
      <SectionHeading id="problem-code" title={isText ? words.code.read : words.code.title} />
      <CodeField
        label={isText ? words.code.program : words.code.reference}
        hint={isText ? words.code.programHint : words.code.referenceHint}
        value={problem.reference}
        error={errorOf('reference', 'codeLength')}
        onChange={(reference) => onChange(withoutAnswer({ ...problem, reference }))}
      />
      {!isText && (
        <CodeField
          label={words.code.generator}
          hint={words.code.generatorHint}
          value={problem.generator}
          onChange={(generator) => onChange({ ...problem, generator })}
        />
      )}
    </Panel>
  )
}

interface CategoryFieldProps {
  readonly value: string
  readonly error: string | undefined
  onChange(category: string): void
}

/** Chooses one of the problem types, grouped by their seas. */
const CategoryField = ({ value, error, onChange }: CategoryFieldProps) => {
  const id = useId()
  const loaded = useSeaZones()
  const seas = loadedValue(loaded) ?? []
  return (
    <div className={fields['field']}>
      <label htmlFor={id} className={fields['label']}>
        {words.form.category}
      </label>
      <Select
        id={id}
        className={styles['select']}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{words.form.noCategory}</option>
        {value !== '' && !seas.some(({ types }) => types.some(({ name }) => name === value)) && <option value={value}>{value}</option>}
        {seas.map(({ name: sea, types }) => (
          <optgroup key={sea} label={sea}>
            {types.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {loaded.status === 'failed' && <FailedLine className={fields['error']} text={words.form.categoriesFailed} retry={loaded.retry} />}
      {error !== undefined && (
        <p id={`${id}-error`} className={fields['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
