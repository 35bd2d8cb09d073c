import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Id } from '../../../domain/id.ts'
import { type ProblemDetail, type ProblemStanding, starterCodeFor } from '../../../domain/problems/problem.ts'
import { type ProgrammingLanguage, programmingLanguages } from '../../../domain/problems/programmingLanguage.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { useApplication } from '../../kit/application.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useModality } from '../../kit/modality.ts'
import { useOwner } from '../../viewer/useOwner.ts'
import { Assistance } from '../assist/Assistance.tsx'
import { CodePanel } from './CodePanel.tsx'
import type { EditorHandle } from './editor/CodeEditor.tsx'
import { GuestSuccessOffer } from './GuestSuccess.tsx'
import { Hints } from './Hints.tsx'
import { OwnCases, useOwnCases } from './OwnCases.tsx'
import { problemWords } from './problemWords.ts'
import { Results } from './Results.tsx'
import { Statement } from './Statement.tsx'
import { SubmissionHistory } from './SubmissionHistory.tsx'
import { useDraft } from './useDraft.ts'
import { useGuestSuccess } from './useGuestSuccess.ts'
import { useMarkedMistake } from './useMarkedMistake.ts'
import { useProgram } from './useProgram.ts'
import { useRunner } from './useRunner.ts'
import { useSubmit } from './useSubmit.ts'
import styles from './Workbench.module.css'

interface WorkbenchProps {
  readonly problem: ProblemDetail
  readonly standing: Loadable<ProblemStanding>
  /** The lesson that it is solved in; null on the problem's own page. */
  readonly origin: SubmissionOrigin | null
  onAccepted?(): void
}

/** Where a problem is read, solved and judged. */
export const Workbench = (props: WorkbenchProps) => {
  const [first = 'PYTHON'] = props.problem.languageList
  const [language, setLanguage] = useState<ProgrammingLanguage>(props.problem.languageList.includes('PYTHON') ? 'PYTHON' : first)
  const { owner, ownerKey } = useOwner()
  // Each language has its own code, and its own way back.
  return <WorkbenchIn key={`${language}/${ownerKey}`} {...props} {...{ owner, language }} onLanguage={setLanguage} />
}

interface WorkbenchInProps extends WorkbenchProps {
  readonly owner: Id | null | undefined
  readonly language: ProgrammingLanguage
  onLanguage(language: ProgrammingLanguage): void
}

const WorkbenchIn = ({ problem, standing, origin, onAccepted, owner, language, onLanguage }: WorkbenchInProps) => {
  const { notifications } = useApplication()
  const { problemId, limits, examples } = problem
  const starterCode = starterCodeFor(problem, language)
  const editor = useRef<EditorHandle>(null)
  const bench = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLElement>(null)
  const [input, setInput] = useState(examples[0]?.input ?? '')
  const own = useOwnCases(problemId, owner)
  const [isFilled, setFilled] = useState(false)
  const runner = useRunner(problemId, language)
  const program = useProgram({ loadRunner: runner.load, language, limits })
  const isGuest = owner === null
  const success = useGuestSuccess('problem', problemId)
  const submission = useSubmit(isGuest, (code) => {
    if (isGuest) success.keep(code)
    onAccepted?.()
  })
  const { drafts } = useFeature('problem')
  const draft = useDraft({
    drafts,
    problemId,
    language,
    standing,
    starterCode,
    owner,
    serverDraft: (known) => known.draft,
    onShow: (code, isOpening) => (isOpening ? editor.current?.open(code) : editor.current?.setCode(code)),
  })
  const isBusy = program.isRunning || submission.isSubmitting
  const inputId = useId()
  useMarkedMistake(editor, program.state, submission.state)
  useModality(bench, isFilled)

  const showResults = () => results.current?.scrollIntoView({ block: 'nearest' })
  const run = () => {
    if (isBusy) return
    submission.clear()
    draft.keep()
    void program.run(draft.code(), input)
    showResults()
  }
  const check = () => {
    if (isBusy) return
    submission.clear()
    draft.keep()
    void program.check(draft.code(), [...examples, ...own.cases])
    showResults()
  }
  const handIn = (code: string) => {
    if (isBusy) return false
    const knownCount = loadedValue(standing)?.submissionCount ?? 0
    void submission.send({ problemId, language, code, origin, knownCount })
    return true
  }
  const submit = () => {
    if (isBusy) return
    program.clear()
    draft.keep()
    showResults()
    // Whoever the viewer is, it is not known yet.
    if (owner === undefined) return submission.refuse('signInFirst')
    handIn(draft.code())
  }
  const pressKey = (event: KeyboardEvent) => {
    // In the code it is the first half of the way out of the editor.
    if (event.key === 'Escape' && isFilled && !(event.target instanceof Element && event.target.closest('[data-editor]'))) setFilled(false)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    if (event.shiftKey) submit()
    else run()
  }
  const actions = {
    onGoToLine: (line: number) => editor.current?.goToLine(line),
    onFix(code: string) {
      draft.replace(code)
      editor.current?.focus()
    },
  }
  const reset = () => {
    draft.replace(starterCode)
    notifications.success(problemWords.editor.wasReset)
    editor.current?.focus()
  }

  return (
    // The keys work wherever one is in it: in the code, in the input, on a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={bench}
      className={styles['place']}
      {...(isFilled && { 'data-filled': true, role: 'dialog', 'aria-modal': true, 'aria-label': problemWords.editor.filled })}
      onKeyDown={pressKey}
    >
      <div className={styles['bench']}>
        <section aria-label={problemWords.regions.statement} className={styles['statement']} data-part="statement">
          <Statement problem={problem} onUseInput={setInput} />
          <Hints problem={problem} standing={standing} />
        </section>
        <CodePanel
          {...{ editor, language, onLanguage, inputId, input, isBusy, isFilled, draft }}
          languages={programmingLanguages.filter((one) => one === language || problem.languageList.includes(one))}
          starterCode={starterCode}
          isRunning={program.isRunning}
          isSubmitting={submission.isSubmitting}
          onInput={setInput}
          onFill={setFilled}
          onEditorFocus={runner.warmUp}
          onReset={reset}
          onRun={run}
          onCheck={check}
          onSubmit={submit}
          onStop={program.stop}
        />
        <section ref={results} aria-label={problemWords.regions.results} className={styles['results']} data-part="results">
          <GuestSuccessOffer {...{ success, isGuest }} onTake={handIn} />
          <Results {...{ problem, program, submission, isGuest }} leadsOn={origin === null} exampleCount={examples.length} {...actions} />
          <Assistance
            {...{ problem, language, input }}
            program={program.state}
            submission={submission.state}
            code={draft.code}
            onUseInput={setInput}
            {...actions}
          />
          <OwnCases {...own} />
          <SubmissionHistory
            problemId={problemId}
            onTake={(code) => {
              draft.replace(code)
              notifications.success(problemWords.history.taken)
              editor.current?.focus()
            }}
          />
        </section>
      </div>
    </div>
  )
}
