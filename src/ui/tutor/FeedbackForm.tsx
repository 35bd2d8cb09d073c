import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { CodeRun } from '../../application/codeRunner.ts'
import type { SharedStep } from '../../application/tutor.ts'
import type { TutorQuestion } from '../../application/tutorQuestion.ts'
import type { Execution, RunLimits } from '../../domain/problems/execution.ts'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { lazyWithRetry, OnDemand } from '../kit/lazy.tsx'
import { TutorAnswer } from '../problem/assist/TutorAnswer.tsx'
import { CodeEditor, type EditorHandle } from '../problem/workbench/editor/CodeEditor.tsx'
import { ProgramInput } from '../problem/workbench/ProgramInput.tsx'
import { tutorPageWords } from './tutorPageWords.ts'
import styles from './FeedbackForm.module.css'

const words = tutorPageWords.form

const TraceViewer = lazyWithRetry(() => import('../problem/assist/TraceViewer.tsx').then((loaded) => loaded.TraceViewer))

/** The limits of a run. Nothing is judged here, so a tenth of the usual steps is enough to tell whether a program ends. */
const limits: RunLimits = { stepCount: 200_000, memoryMegabytes: 128, outputLength: 20_000 }

interface FeedbackFormProps {
  readonly editor: RefObject<EditorHandle | null>
  readonly initialCode: string
  readonly input: string
  onInput(input: string): void
  onCode?(code: string): void
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'running' }
  | { readonly kind: 'asked'; readonly question: TutorQuestion; readonly output: string; readonly count: number }

/** Renders a form for any Python program, with the answer of the tutor in the page. It needs no sign-in and sends nothing. */
export const FeedbackForm = ({ editor, initialCode, input, onInput, onCode }: FeedbackFormProps) => {
  const { features } = useApplication()
  const code = useRef(initialCode)
  const run = useRef<CodeRun<Execution> | null>(null)
  const askedCount = useRef(0)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [watched, setWatched] = useState<(SharedStep & { readonly count: number }) | null>(null)
  const id = useId()
  useEffect(() => () => run.current?.stop(), [])

  const hasCode = () => {
    if (code.current.trim() !== '') return true
    setState({ kind: 'empty' })
    editor.current?.focus()
    return false
  }
  const ask = async () => {
    if (state.kind === 'running' || !hasCode()) return
    const asked = code.current
    setState({ kind: 'running' })
    askedCount.current += 1
    const execution = await executed(asked)
    setState({ kind: 'asked', question: questionOf(asked, input, execution), output: execution?.output ?? '', count: askedCount.current })
  }
  const executed = async (program: string): Promise<Execution | null> => {
    try {
      const runner = await features.codeRunner()
      run.current = runner.run({ language: 'PYTHON', code: program, input, limits }, { onOutput() {} })
      return await run.current.result
    } catch {
      // The tutor itself tells that Python is missing.
      return null
    }
  }
  const warmUp = () =>
    void features.codeRunner().then(
      (runner) => runner.warmUp(),
      () => {},
    )
  return (
    <div className={styles['form']}>
      <div className={styles['panel']}>
        <CodeEditor
          ref={editor}
          label={words.code}
          description={words.keys}
          descriptionId={`${id}-keys`}
          initialCode={initialCode}
          onChange={(text) => {
            code.current = text
            onCode?.(text)
          }}
          onFocus={warmUp}
        />
        <p id={`${id}-keys`} className={styles['keys']} data-keys>
          {words.keys}
        </p>
        <ProgramInput id={id} label={words.input} note={words.inputNote} rows={2} input={input} onInput={onInput} />
        <div className={styles['bar']}>
          <Button unavailable={state.kind === 'running'} aria-busy={state.kind === 'running' || undefined} onClick={() => void ask()}>
            {words.ask}
          </Button>
          <Button
            tone="quiet"
            onClick={() => hasCode() && setWatched({ code: code.current, input, step: 0, count: (watched?.count ?? 0) + 1 })}
          >
            {words.trace}
          </Button>
        </div>
        <p className={styles['privacy']}>{words.privacy}</p>
      </div>
      <div className={styles['answers']}>
        <p role="status" className={styles['status']}>
          {state.kind === 'idle' && watched === null && words.waiting}
          {state.kind === 'empty' && words.empty}
          {state.kind === 'running' && words.asking}
        </p>
        {state.kind === 'asked' && (
          <TutorAnswer key={state.count} question={state.question} onGoToLine={(line) => editor.current?.goToLine(line)} />
        )}
        {state.kind === 'asked' && state.output !== '' && (
          <div>
            <p className={styles['label']}>{words.output}</p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
            <pre className={styles['output']} tabIndex={0} role="group" aria-label={words.output}>
              {state.output}
            </pre>
          </div>
        )}
        <OnDemand requested={watched} onLoadError={() => setWatched(null)}>
          {watched && <TraceViewer key={watched.count} shared={watched} limits={limits} onClose={() => setWatched(null)} />}
        </OnDemand>
      </div>
    </div>
  )
}

/** Builds the tutor's question. A run without any input to read says nothing about how much the program reads. */
function questionOf(code: string, input: string, execution: Execution | null): TutorQuestion {
  const isStarved = execution?.error?.type === 'EOFError' && input.trim() === ''
  const isWell = execution === null || execution.state === 'DONE' || execution.state === 'STOPPED' || isStarved
  return {
    problemId: null,
    language: 'PYTHON',
    code,
    submissionId: null,
    state: isWell ? null : execution.state,
    error: isWell ? null : execution.error,
    sample: null,
    examples: [],
    failedLabels: [],
  }
}
