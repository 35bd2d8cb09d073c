import { Check } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import type { WorkFeature } from '../../../application/studio.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { useFocusAfterRender } from '../../kit/useFocusAfterRender.ts'
import { type ErrorOf, useForm } from '../../kit/useForm.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { taskSetWords } from '../../picker/taskSetWords.ts'
import { LearnerPreview } from '../LearnerPreview.tsx'
import { TextArea, TextField } from '../../kit/fields.tsx'
import longForm from '../longForm.module.css'
import type { studioWords } from '../studioWords.ts'
import type { WorkEditor } from '../useWork.ts'
import { type StateNames, WorkBar, type WorkBarProps } from '../WorkBar.tsx'
import styles from './TaskSetForm.module.css'

const stepWords = taskSetWords.steps

/** A question of the form. */
export interface FormStep<Gap extends string> {
  /** The id of its heading, which takes the focus when the step comes into view. */
  readonly headingId: string
  /** Its short name in the list of steps. */
  readonly name: string
  /** The things that may be missing in it. */
  readonly gaps: readonly Gap[]
  render(errorOf: ErrorOf<Gap>): ReactNode
}

interface TaskSetFormProps<Content, Gap extends string> {
  readonly editor: WorkEditor<Content>
  readonly feature: WorkFeature<Content>
  readonly viewer: Viewer
  readonly words: {
    readonly work: Readonly<Record<keyof typeof studioWords.work, string>>
    readonly states: StateNames
    readonly gaps: Readonly<Record<Gap, string>>
  }
  readonly steps: readonly FormStep<Gap>[]
  /** Whether the form asks a question at a time, as for a new set; otherwise all of them are in view. */
  readonly isStepped: boolean
  /** Shows the set as learners will get it. */
  readonly preview: ReactNode
  gapsOf(content: Content, now: Date): readonly Gap[]
  readonly withdrawal?: WorkBarProps<Content>['withdrawal']
  onSaved(workId: string): void
  /** Renders a link for the teacher once learners have the set. */
  renderWay(workId: string): ReactNode
  /** Rendered above the questions. */
  readonly children?: ReactNode
}

/** Lets the browser report a half-typed date, of which only it knows, and returns whether there is one. */
const reportHalfTyped = (place: ParentNode | undefined) => {
  const half = place?.querySelector<HTMLInputElement>('input:invalid')
  return half ? !half.reportValidity() : false
}

/** Renders the form to set homework or a room: its gaps, its questions, the bar of actions, and a preview. */
export const TaskSetForm = <Content, Gap extends string>(props: TaskSetFormProps<Content, Gap>) => {
  const { editor, feature, viewer, words, steps, preview, gapsOf, withdrawal, onSaved, renderWay, children } = props
  const { clock } = useApplication()
  const parts = useRef<HTMLDivElement>(null)
  const [isStepped, setStepped] = useState(props.isStepped)
  const [current, setCurrent] = useState(0)
  // The steps that somebody tried to leave forwards; their gaps are shown.
  const [tried, setTried] = useState<readonly number[]>([])
  const findGaps = () => gapsOf(editor.content, clock.now())
  const { gaps, placeRef, check, ...form } = useForm({ findGaps, nameOf: (gap) => gap, textOf: (gap) => words.gaps[gap] })
  const gapsIn = (at: number) => findGaps().filter((gap) => steps[at]?.gaps.includes(gap))
  const errorOf: ErrorOf<Gap> = (...names) => {
    const found = tried.flatMap(gapsIn).find((gap) => names.includes(gap))
    return form.errorOf(...names) ?? (found && words.gaps[found])
  }
  const focusStep = useFocusAfterRender(() => {
    const heading = document.getElementById(steps[current]?.headingId ?? '')
    // Headings take the focus only here.
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  })
  const focusField = useFocusAfterRender(() => {
    const step = parts.current?.children[current]
    step?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  const go = (at: number) => {
    setCurrent(at)
    focusStep()
  }
  const leaveForwards = () => {
    if (reportHalfTyped(parts.current?.children[current])) return
    if (gapsIn(current).length === 0) return go(current + 1)
    setTried([...tried, current])
    focusField()
  }
  const prepare = async () => {
    const at = steps.findIndex((_, place) => parts.current?.children[place]?.querySelector('input:invalid'))
    if (isStepped && at >= 0 && at !== current) go(at)
    return reportHalfTyped(parts.current ?? undefined) ? false : check()
  }
  const workId = editor.saved?.workId ?? null
  const isLast = current === steps.length - 1
  const missing = tried.includes(current) ? gapsIn(current) : []
  const stateOf = (at: number): StepState => {
    if (gapsIn(at).length > 0) return tried.includes(at) || gaps.length > 0 ? 'incomplete' : 'open'
    return at < current || tried.includes(at) ? 'done' : 'open'
  }
  return (
    <div ref={placeRef} className={isStepped ? styles['stepped'] : longForm['columns']}>
      <div className={longForm['parts']}>
        {isStepped && <StepBar steps={steps} current={current} stateOf={stateOf} onGo={go} />}
        {gaps.length > 0 && (
          <div tabIndex={-1} role="alert" data-gaps className={styles['missing']}>
            <h2>{taskSetWords.missing}</h2>
            <ul>
              {gaps.map((gap) => {
                const at = steps.findIndex((step) => step.gaps.includes(gap))
                const text = words.gaps[gap]
                return <li key={gap}>{isStepped && at !== current ? <TextButton onClick={() => go(at)}>{text}</TextButton> : text}</li>
              })}
            </ul>
          </div>
        )}
        {children}
        <div ref={parts} className={longForm['parts']}>
          {steps.map((step, at) => (
            // A hidden step stays mounted, so that half-typed dates and choices not taken are there on return.
            <div key={step.headingId} hidden={isStepped && at !== current}>
              {step.render(errorOf)}
            </div>
          ))}
        </div>
        {isStepped && (
          <>
            <p role="alert" className={styles['stepGaps']}>
              {missing.length > 0 && [stepWords.incomplete, ...missing.map((gap) => words.gaps[gap])].join(' ')}
            </p>
            <div className={styles['ways']}>
              {current > 0 && (
                <Button tone="quiet" onClick={() => go(current - 1)}>
                  {stepWords.back}
                </Button>
              )}
              {!isLast && <Button onClick={leaveForwards}>{stepWords.next}</Button>}
            </div>
          </>
        )}
      </div>
      <div className={isStepped ? longForm['parts'] : longForm['side']}>
        <WorkBar
          {...{ editor, feature, viewer, prepare, withdrawal, onSaved }}
          words={words.work}
          states={words.states}
          isBelow={isStepped}
          mayPublish={!isStepped || isLast}
        />
        {workId !== null && editor.saved?.state !== 'DRAFT' && renderWay(String(workId))}
        {isStepped ? (
          <TextButton onClick={() => setStepped(false)}>{stepWords.all}</TextButton>
        ) : (
          <LearnerPreview>{preview}</LearnerPreview>
        )}
      </div>
      {isStepped && <LearnerPreview className={styles['aside']}>{preview}</LearnerPreview>}
    </div>
  )
}

type StepState = 'open' | 'done' | 'incomplete'

interface StepBarProps {
  readonly steps: readonly Pick<FormStep<string>, 'headingId' | 'name'>[]
  readonly current: number
  stateOf(at: number): StepState
  onGo(at: number): void
}

/** Lists the steps; each can be opened at any time. */
const StepBar = ({ steps, current, stateOf, onGo }: StepBarProps) => (
  <nav aria-label={stepWords.name(formatNumber(current + 1), formatNumber(steps.length))}>
    <ol className={styles['steps']}>
      {steps.map(({ headingId, name }, at) => {
        const state = stateOf(at)
        return (
          <li key={headingId}>
            <button
              type="button"
              className={styles['step']}
              data-state={state}
              aria-current={at === current ? 'step' : undefined}
              onClick={() => onGo(at)}
            >
              <span aria-hidden="true" className={styles['number']}>
                {state === 'done' ? <Icon icon={Check} size={16} /> : state === 'incomplete' ? '!' : formatNumber(at + 1)}
              </span>
              {name} {state !== 'open' && <VisuallyHidden>{stepWords[state]}</VisuallyHidden>}
            </button>
          </li>
        )
      })}
    </ol>
  </nav>
)

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
