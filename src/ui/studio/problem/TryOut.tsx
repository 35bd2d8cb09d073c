import { useId, useRef, useState } from 'react'
import { tryProblem } from '../../../application/studioProblem.ts'
import type { Id } from '../../../domain/id.ts'
import type { Verdict } from '../../../domain/problems/verdict.ts'
import { isAnsweredInEditor, isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import { previewOf, type StudioProblem } from '../../../domain/studio/studioProblem.ts'
import { starterOf } from '../../../domain/studio/studioReading.ts'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Divider } from '../../kit/panes/Divider.tsx'
import { Pane, PaneTabs } from '../../kit/panes/PaneTabs.tsx'
import { usePanes } from '../../kit/panes/usePanes.ts'
import { useStoredText } from '../../kit/useStoredText.ts'
import { ReadingField } from '../../problem/reading/ReadingField.tsx'
import { Bench } from '../../problem/workbench/Bench.tsx'
import { CaseList } from '../../problem/workbench/CaseList.tsx'
import { useCodeSize } from '../../problem/workbench/CodeTool.tsx'
import { CodeEditor, type EditorHandle } from '../../problem/workbench/editor/CodeEditor.tsx'
import { VerdictError } from '../../problem/workbench/ErrorExplanation.tsx'
import { problemWords } from '../../problem/workbench/problemWords.ts'
import { ProgramInput } from '../../problem/workbench/ProgramInput.tsx'
import { programHead, ProgramResult } from '../../problem/workbench/ProgramResult.tsx'
import { RunBar } from '../../problem/workbench/RunBar.tsx'
import { pressRunKeys } from '../../problem/workbench/runKeys.ts'
import { Statement } from '../../problem/workbench/Statement.tsx'
import { nameIn } from '../../problem/workbench/SubmissionResult.tsx'
import { useMarkedMistake } from '../../problem/workbench/useMarkedMistake.ts'
import { useProgram } from '../../problem/workbench/useProgram.ts'
import { toneOf, VerdictHead, type VerdictHeadProps } from '../../problem/workbench/VerdictHead.tsx'
import workbenchStyles from '../../problem/workbench/Workbench.module.css'
import { studioWords } from '../studioWords.ts'
import { problemEditorWords } from './problemEditorWords.ts'
import styles from './TryOut.module.css'

const words = problemEditorWords.tryOut

type Judging =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'judged'; readonly submission: Verdict; readonly code: string }

interface TryOutProps {
  readonly problem: StudioProblem
  /** The user who tries the problem. */
  readonly owner: Id | null
  /** The storage key for the trial code. */
  readonly place: string
  onClose(): void
}

const ignore = () => {}

function headOf(judging: Exclude<Judging, { kind: 'none' }>): VerdictHeadProps {
  switch (judging.kind) {
    case 'running':
      return { tone: 'neutral', isBusy: true, title: problemWords.run.submitting }
    case 'broken':
      return { tone: 'neutral', title: words.broken }
    case 'judged':
      return { tone: toneOf(judging.submission.state), title: problemWords.verdicts[judging.submission.state] }
  }
}

const tabs = (['statement', 'code', 'results'] as const).map((name) => ({ name, label: problemWords.regions[name] }))

/** Runs, checks and judges a program in the page. */
const useTrial = (problem: StudioProblem, code: string, showResults: () => void) => {
  const { features } = useApplication()
  const { examples, limits } = previewOf(problem)
  const [judging, setJudging] = useState<Judging>({ kind: 'none' })
  const program = useProgram({ loadRunner: features.codeRunner, language: 'PYTHON', limits })
  const isBusy = program.isRunning || judging.kind === 'running'
  const begin = (next: Judging) => {
    setJudging(next)
    showResults()
  }
  const judge = async () => {
    program.clear()
    begin({ kind: 'running' })
    try {
      setJudging({ kind: 'judged', submission: await tryProblem(await features.codeRunner(), problem, code), code })
    } catch {
      setJudging({ kind: 'broken' })
    }
  }
  return {
    judging,
    program,
    isBusy,
    run(input: string) {
      if (isBusy) return
      begin({ kind: 'none' })
      void program.run(code, input)
    },
    check() {
      if (isBusy) return
      begin({ kind: 'none' })
      void program.check(code, examples)
    },
    submit() {
      if (!isBusy) void judge()
    },
  }
}

/** Shows the problem in a learner's bench, to try it. It is judged in the page; only the code is kept, on the device. */
export const TryOut = ({ problem, owner, place, onClose }: TryOutProps) => {
  const shown = previewOf(problem)
  const { examples, readingTask } = shown
  const isText = isAnsweredInText(readingTask)
  const editor = useRef<EditorHandle>(null)
  const code = useStoredText({ place: 'tryOut', owner, of: place, initial: starterOf(problem) ?? '' })
  const [opened] = useState(code.text)
  const id = useId()
  const size = useCodeSize()
  const panes = usePanes<(typeof tabs)[number]['name']>('statement')
  const { text: input, change: setInput } = useStoredText({ place: 'tryOutInput', owner, of: place, initial: examples[0]?.input ?? '' })
  const trial = useTrial(problem, code.text, () => panes.show('results'))
  const { judging, program, isBusy } = trial
  useMarkedMistake(editor, () => code.text, program.state, judging.kind === 'judged' ? judging : null)

  const runCode = () => {
    if (!isText) trial.run(input)
  }
  const actions = {
    onGoToLine(line: number) {
      panes.show('code')
      editor.current?.goToLine(line)
    },
    onFix(fixed: string) {
      panes.show('code')
      editor.current?.setCode(fixed)
    },
  }
  const takeInput = (text: string) => {
    setInput(text)
    panes.show('code')
  }
  return (
    <Dialog title={words.title(problem.title.trim() || studioWords.list.nameless)} size="full" closesOnBackdrop={false} onClose={onClose}>
      <div className={styles['try']}>
        <Bench
          isOnPage={false}
          current={panes.current}
          layout={workbenchStyles['bench']}
          onKeyDown={(event) => pressRunKeys(event, { run: runCode, submit: trial.submit })}
        >
          <PaneTabs
            panes={panes}
            label={problemWords.panes.tabs}
            tabs={tabs}
            onPress={(name) => {
              if (name === 'code') editor.current?.focus()
            }}
          />
          <Pane panes={panes} name="statement">
            <section aria-label={problemWords.regions.statement} className={workbenchStyles['statement']}>
              <Statement problem={shown} onUseInput={takeInput} />
            </section>
          </Pane>
          <Divider label={problemWords.panes.besideStatement} name="statement" orientation="vertical" initial={40} />
          <Pane panes={panes} name="code">
            <section aria-label={problemWords.regions.code} className={styles['code']} style={size.style}>
              {isAnsweredInEditor(readingTask) ? (
                <CodeEditor
                  ref={editor}
                  label={problemWords.regions.code}
                  description={problemWords.editor.keys}
                  descriptionId={id}
                  initialCode={opened}
                  onChange={code.change}
                  onFocus={ignore}
                />
              ) : (
                <div className={styles['reading']}>
                  <ReadingField task={readingTask} answer={code.text} onAnswer={code.change} />
                </div>
              )}
              <p id={id} className={styles['note']}>
                {!isText && <span data-keys>{problemWords.editor.keys}</span>} {words.note}
              </p>
              {!isText && (
                <ProgramInput
                  id={`${id}-input`}
                  label={problemWords.run.input}
                  note={problemWords.run.inputNote}
                  rows={2}
                  input={input}
                  onInput={setInput}
                />
              )}
            </section>
          </Pane>
          <RunBar
            words={problemWords.run}
            isRunning={program.isRunning}
            isSubmitting={judging.kind === 'running'}
            isBusy={isBusy}
            onRun={isText ? undefined : runCode}
            onStop={program.stop}
            onSubmit={trial.submit}
          >
            {!isText && (
              <Button tone="quiet" unavailable={isBusy} onKeyDown={ignoreKeyRepeat} onClick={trial.check}>
                {problemWords.run.examples}
              </Button>
            )}
          </RunBar>
          <Divider label={problemWords.panes.belowCode} name="code" orientation="horizontal" initial={56} />
          <Pane panes={panes} name="results">
            <section aria-label={problemWords.regions.results} className={workbenchStyles['results']}>
              <TrialResults trial={trial} problem={shown} onUseInput={takeInput} {...actions} />
            </section>
          </Pane>
        </Bench>
      </div>
    </Dialog>
  )
}

interface TrialResultsProps extends Pick<Parameters<typeof ProgramResult>[0], 'onGoToLine' | 'onFix' | 'onUseInput'> {
  readonly trial: ReturnType<typeof useTrial>
  readonly problem: ReturnType<typeof previewOf>
}

const TrialResults = ({ trial: { judging, program }, problem, onUseInput, ...actions }: TrialResultsProps) => (
  <>
    <VerdictHead
      {...(judging.kind === 'none'
        ? programHead(program.state, { isStarting: program.isStarting, limits: problem.limits })
        : headOf(judging))}
    />
    {judging.kind === 'none' && (
      <ProgramResult state={program.state} exampleCount={problem.examples.length} onUseInput={onUseInput} {...actions} />
    )}
    {judging.kind === 'judged' && (
      <>
        <VerdictError verdict={judging.submission} code={judging.code} {...actions} />
        <CaseList title={problemWords.results.cases} cases={judging.submission.caseList} code={judging.code} nameOf={nameIn(problem)} />
      </>
    )}
  </>
)
