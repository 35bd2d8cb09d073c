import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SetHomeworkFeature } from '../../../application/setHomework.ts'
import {
  emptyHomework,
  endOf,
  homeworkGaps,
  type HomeworkGap,
  seoulFieldValue,
  seoulMoment,
  type SetHomework,
  taskOfAddress,
  withTask,
} from '../../../domain/studio/setHomework.ts'
import { useUrlState } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { hrefTo } from '../../../domain/paths.ts'
import { TextArea, TextField } from '../fields.tsx'
import longForm from '../longForm.module.css'
import { useWorkEditor } from '../useWork.ts'
import { WorkBar } from '../WorkBar.tsx'
import { newWork, type OpenedWork } from '../WorkPage.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { setHomeworkHref } from './SetHomeworks.tsx'
import { setHomeworkWords as words } from './setHomeworkWords.ts'
import { TaskFields } from './TaskFields.tsx'
import styles from './HomeworkEditor.module.css'

interface HomeworkEditorProps extends OpenedWork<SetHomework> {
  readonly feature: SetHomeworkFeature
}

const form = words.form

/** Homework: what, until when, for whom. */
export const HomeworkEditor = ({ feature, viewer, saved, onSaved }: HomeworkEditorProps) => {
  const { clock } = useApplication()
  const editor = useWorkEditor({ feature, viewer, saved, empty: emptyHomework, shownIn: ['assignments', 'assignment', 'assignmentTasks'] })
  const homework = editor.content
  const [areGapsShown, setGapsShown] = useState(false)
  // What is half typed goes with its field.
  const [emptied, setEmptied] = useState(0)
  const missing = useRef<HTMLDivElement>(null)
  const parts = useRef<HTMLDivElement>(null)
  const gaps = areGapsShown ? homeworkGaps(homework, clock.now()) : []
  const change = (part: Partial<SetHomework>) => editor.change({ ...homework, ...part })
  const errorOf = (...names: readonly HomeworkGap[]) => {
    const found = gaps.find((gap) => names.includes(gap))
    return found && words.gaps[found]
  }
  const prepare = async () => {
    setGapsShown(true)
    // The browser alone knows what is half typed, and says so.
    const half = parts.current?.querySelector<HTMLInputElement>('input:invalid')
    if (half && !half.reportValidity()) return false
    const isWhole = homeworkGaps(homework, clock.now()).length === 0
    if (!isWhole) setTimeout(() => missing.current?.focus())
    return isWhole
  }
  const { parameters, navigate } = useUrlState()
  const named = taskOfAddress(parameters)
  const addNamed = useEffectEvent(() => {
    if (named === null) return
    change({ taskList: withTask(homework.taskList, named) })
    // Once it is there, who takes it out and loads the page again does not find it back.
    navigate(setHomeworkHref(newWork), { replace: true })
  })
  useEffect(() => addNamed(), [])
  const workId = editor.saved?.workId ?? null
  return (
    <div className={longForm['columns']}>
      <div ref={parts} className={longForm['parts']}>
        {gaps.length > 0 && (
          <div ref={missing} tabIndex={-1} role="alert" className={styles['missing']}>
            <h2>{words.missing}</h2>
            <ul>
              {gaps.map((gap) => (
                <li key={gap}>{words.gaps[gap]}</li>
              ))}
            </ul>
          </div>
        )}
        <Panel aria-labelledby="homework-about" className={longForm['part']}>
          <SectionHeading id="homework-about" title={form.about} />
          <TextField
            label={form.name}
            value={homework.title}
            error={errorOf('title', 'titleLength')}
            onChange={(title) => change({ title })}
          />
          <TextArea
            label={form.description}
            hint={form.descriptionHint}
            value={homework.description}
            error={errorOf('descriptionLength')}
            onChange={(description) => change({ description })}
          />
        </Panel>
        <TaskFields tasks={homework.taskList} error={errorOf('noTask', 'tooManyTasks')} onChange={(taskList) => change({ taskList })} />
        <Panel aria-labelledby="homework-when" className={longForm['part']}>
          <SectionHeading id="homework-when" title={form.when} />
          <div className={styles['choices']}>
            {(['tomorrow', 'friday', 'week'] as const).map((choice) => (
              <Button key={choice} tone="soft" size="small" onClick={() => change({ endDate: endOf(choice, clock.now()) })}>
                {form.ends[choice]}
              </Button>
            ))}
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                change({ endDate: null, lateEndDate: null })
                setEmptied(emptied + 1)
              }}
            >
              {form.noEnd}
            </Button>
          </div>
          <MomentField
            key={`end ${emptied}`}
            label={form.end}
            hint={form.endHint}
            moment={homework.endDate}
            error={errorOf('endPast')}
            onChange={(endDate) => change({ endDate })}
          />
          <MomentField
            key={`late ${emptied}`}
            label={form.late}
            hint={form.lateHint}
            moment={homework.lateEndDate}
            error={errorOf('lateWithoutEnd', 'lateBeforeEnd')}
            onChange={(lateEndDate) => change({ lateEndDate })}
          />
        </Panel>
        <AudienceFields
          feature={feature}
          viewer={viewer}
          audience={homework.audience}
          error={errorOf('nobody', 'noClass')}
          onChange={(audience) => change({ audience })}
        />
      </div>
      <div className={longForm['side']}>
        <WorkBar {...{ editor, feature, viewer, prepare, onSaved }} words={words.work} states={words.states} />
        {workId !== null && editor.saved?.state !== 'DRAFT' && (
          <ButtonLink wide tone="soft" href={hrefTo('homeworkMembers', { homeworkId: workId, assignmentId: workId })}>
            {words.members}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

interface MomentFieldProps {
  readonly label: string
  readonly hint: string
  readonly moment: string | null
  readonly error: string | undefined
  onChange(moment: string | null): void
}

/** What is half typed stays in the field: a year is four keys, and after the first it is the year 2. */
const MomentField = ({ moment, onChange, ...field }: MomentFieldProps) => {
  const [typed, setTyped] = useState({ moment, text: seoulFieldValue(moment) })
  return (
    <TextField
      {...field}
      type="datetime-local"
      min="2000-01-01T00:00"
      max="9999-12-31T23:59"
      value={typed.moment === moment ? typed.text : seoulFieldValue(moment)}
      onChange={(text) => {
        const next = seoulMoment(text)
        setTyped({ moment: next, text })
        onChange(next)
      }}
    />
  )
}
