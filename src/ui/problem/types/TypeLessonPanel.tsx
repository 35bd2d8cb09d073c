import { useEffect, useId, useRef, useState } from 'react'
import type { CodeRun } from '../../../application/codeRunner.ts'
import { defaultLimits, type Execution } from '../../../domain/problems/execution.ts'
import type { LessonStep, TypeLesson, WorkedExample } from '../../../domain/problems/problemTypes.ts'
import { Button } from '../../kit/Button.tsx'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useApplication } from '../../kit/application.ts'
import { typeWords } from './typeWords.ts'
import styles from './TypeLessonPanel.module.css'

const words = typeWords.type

/** Renders the lesson of a type: its topic, when to use it, a worked example, and further steps that its problems need. */
export const TypeLessonPanel = ({ lesson: { what, when, example, stepList } }: { readonly lesson: TypeLesson }) => (
  <Panel className={styles['lesson']} aria-labelledby="type-lesson">
    <h2 id="type-lesson" className={styles['heading']}>
      {words.lesson}
    </h2>
    <p className={styles['text']}>
      <InlineText text={what} />
    </p>
    {when !== null && (
      <>
        <h3 className={styles['part']}>{words.when}</h3>
        <p className={styles['text']}>
          <InlineText text={when} />
        </p>
      </>
    )}
    {example !== null && <Example example={example} />}
    {stepList.length > 0 && (
      <>
        <h3 className={styles['part']}>{words.steps}</h3>
        <p className={styles['note']}>{words.stepsNote}</p>
        {stepList.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </>
    )}
  </Panel>
)

const Example = ({ example }: { readonly example: WorkedExample }) => {
  const { title, explanation } = example
  const titleId = useId()
  return (
    <section className={styles['example']} aria-labelledby={titleId}>
      <h3 className={styles['part']}>{words.example}</h3>
      <p id={titleId} className={styles['title']}>
        {title}
      </p>
      <Program program={example} run={words.run} />
      {explanation !== null && (
        <p className={styles['text']}>
          <InlineText text={explanation} />
        </p>
      )}
    </section>
  )
}

/** Renders a folded step. Its content is rendered on the first opening, and then stays mounted, so that results of a run remain. */
const Step = ({ step }: { readonly step: LessonStep }) => {
  const { title, text, question, answer } = step
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles['step']} onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && (
        <div className={styles['example']}>
          <p className={styles['text']}>
            <InlineText text={text} />
          </p>
          <Program program={step} run={words.runStep} />
          {question !== null && answer !== null && (
            <div className={styles['question']}>
              <p className={styles['label']}>{words.question}</p>
              <p className={styles['text']}>
                <InlineText text={question} />
              </p>
              <details>
                <summary>{words.answer}</summary>
                <p className={styles['text']}>
                  <InlineText text={answer} />
                </p>
              </details>
            </div>
          )}
        </div>
      )}
    </details>
  )
}

type RunState = 'idle' | 'running' | 'broken' | Execution

/** Renders a program that runs in place, with an input that the learner can change. Python is loaded with the first run. */
const Program = ({ program, run: runWord }: { readonly program: Omit<WorkedExample, 'explanation'>; readonly run: string }) => {
  const { title, code, input: given, output } = program
  const { features } = useApplication()
  const [input, setInput] = useState(given)
  const [state, setState] = useState<RunState>('idle')
  const current = useRef<CodeRun<Execution> | null>(null)
  const inputId = useId()
  useEffect(() => () => current.current?.stop(), [])
  const run = async () => {
    if (state === 'running') return
    setState('running')
    try {
      const runner = await features.codeRunner()
      current.current = runner.run({ language: 'PYTHON', code, input, limits: defaultLimits }, { onOutput() {} })
      setState(await current.current.result)
    } catch {
      setState('broken')
    }
  }
  return (
    <>
      <CodeBlock name={title} code={code.trimEnd()} language="python" />
      <div className={styles['try']}>
        {code.includes('input(') && (
          <>
            <label htmlFor={inputId} className={styles['label']}>
              {words.input}
            </label>
            <textarea
              id={inputId}
              className={styles['input']}
              value={input}
              rows={Math.max(1, given.split('\n').length)}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              onChange={({ currentTarget }) => setInput(currentTarget.value)}
            />
          </>
        )}
        <Button tone="soft" aria-busy={state === 'running' || undefined} onClick={() => void run()}>
          {state === 'running' ? words.running : runWord}
        </Button>
      </div>
      {(state === 'idle' || state === 'running') && <CodeBlock name={words.output} code={output} />}
      <div role="status">{state !== 'idle' && state !== 'running' && <Outcome outcome={state} />}</div>
    </>
  )
}

const Outcome = ({ outcome }: { readonly outcome: 'broken' | Execution }) => {
  if (outcome === 'broken') return <p className={styles['trouble']}>{words.broken}</p>
  const { state, output } = outcome
  return (
    <>
      {output.trim() !== '' && <CodeBlock name={words.ran} code={output.trimEnd()} />}
      {state === 'DONE' && output.trim() === '' && <p>{words.nothing}</p>}
      {state !== 'DONE' && <p className={styles['trouble']}>{words.stopped}</p>}
    </>
  )
}
