import { type ReactNode, useRef } from 'react'
import type { WorkFeature } from '../../../application/studio.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useApplication } from '../../kit/application.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { type ErrorOf, useForm } from '../../kit/useForm.ts'
import { TextArea, TextField } from '../../kit/fields.tsx'
import longForm from '../longForm.module.css'
import type { studioWords } from '../studioWords.ts'
import type { WorkEditor } from '../useWork.ts'
import { type StateNames, WorkBar, type WorkBarProps } from '../WorkBar.tsx'
import { taskSetWords } from './taskSetWords.ts'
import styles from './TaskSetForm.module.css'

interface TaskSetFormProps<Content, Gap extends string> {
  readonly editor: WorkEditor<Content>
  readonly feature: WorkFeature<Content>
  readonly viewer: Viewer
  readonly words: {
    readonly work: Readonly<Record<keyof typeof studioWords.work, string>>
    readonly states: StateNames
    readonly gaps: Readonly<Record<Gap, string>>
  }
  gapsOf(content: Content, now: Date): readonly Gap[]
  readonly withdrawal?: WorkBarProps<Content>['withdrawal']
  onSaved(workId: string): void
  /** Renders a link for the teacher once learners have the set. */
  renderWay(workId: string): ReactNode
  children(errorOf: ErrorOf<Gap>): ReactNode
}

/** Renders the form to set homework or a room: its gaps, its parts, and the bar of actions. */
export const TaskSetForm = <Content, Gap extends string>(props: TaskSetFormProps<Content, Gap>) => {
  const { editor, feature, viewer, words, gapsOf, withdrawal, onSaved, renderWay, children } = props
  const { clock } = useApplication()
  const parts = useRef<HTMLDivElement>(null)
  const { gaps, errorOf, placeRef, check } = useForm({
    findGaps: () => gapsOf(editor.content, clock.now()),
    nameOf: (gap) => gap,
    textOf: (gap) => words.gaps[gap],
  })
  const prepare = async () => {
    // Only the browser knows of half-typed dates; it reports them itself.
    const half = parts.current?.querySelector<HTMLInputElement>('input:invalid')
    return half && !half.reportValidity() ? false : check()
  }
  const workId = editor.saved?.workId ?? null
  return (
    <div ref={placeRef} className={longForm['columns']}>
      <div ref={parts} className={longForm['parts']}>
        {gaps.length > 0 && (
          <div tabIndex={-1} role="alert" data-gaps className={styles['missing']}>
            <h2>{taskSetWords.missing}</h2>
            <ul>
              {gaps.map((gap) => (
                <li key={gap}>{words.gaps[gap]}</li>
              ))}
            </ul>
          </div>
        )}
        {children(errorOf)}
      </div>
      <div className={longForm['side']}>
        <WorkBar {...{ editor, feature, viewer, prepare, withdrawal, onSaved }} words={words.work} states={words.states} />
        {workId !== null && editor.saved?.state !== 'DRAFT' && renderWay(String(workId))}
      </div>
    </div>
  )
}

interface Named {
  readonly title: string
  readonly description: string
}

interface AboutFieldsProps {
  readonly heading: string
  readonly descriptionHint: string
  readonly about: Named
  readonly errorOf: ErrorOf<'title' | 'titleLength' | 'descriptionLength'>
  onChange(part: Partial<Named>): void
}

/** Renders the fields for the title and for the text that learners read before they begin. */
export const AboutFields = ({ heading, descriptionHint, about, errorOf, onChange }: AboutFieldsProps) => (
  <Panel aria-labelledby="set-about" className={longForm['part']}>
    <SectionHeading id="set-about" title={heading} />
    <TextField
      label={taskSetWords.name}
      value={about.title}
      error={errorOf('title', 'titleLength')}
      onChange={(title) => onChange({ title })}
    />
    <TextArea
      label={taskSetWords.description}
      hint={descriptionHint}
      value={about.description}
      error={errorOf('descriptionLength')}
      onChange={(description) => onChange({ description })}
    />
  </Panel>
)
