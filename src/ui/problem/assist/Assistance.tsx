import { Footprints, MessageCircleQuestionMark, SearchX } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import type { SharedStep } from '../../../application/tutor.ts'
import type { TutorQuestion } from '../../../application/tutorQuestion.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import type { CaseResult, VerdictState } from '../../../domain/problems/verdict.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { lazyWithRetry, OnDemand } from '../../kit/lazy.tsx'
import type { ResultActions } from '../workbench/ExplainedError.tsx'
import type { ProgramState } from '../workbench/useProgram.ts'
import type { SubmitState } from '../workbench/useSubmit.ts'
import { assistWords } from './assistWords.ts'
import { tutorQuestion } from './tutorQuestion.ts'
import { useSharedStep } from './useSharedStep.ts'
import styles from './Assistance.module.css'

const TraceViewer = lazyWithRetry(() => import('./TraceViewer.tsx').then((loaded) => loaded.TraceViewer))
const TutorAnswer = lazyWithRetry(() => import('./TutorAnswer.tsx').then((loaded) => loaded.TutorAnswer))
const CounterexampleSearch = lazyWithRetry(() => import('./CounterexampleSearch.tsx').then((loaded) => loaded.CounterexampleSearch))

interface AssistanceProps extends ResultActions {
  readonly problem: ProblemDetail
  readonly language: ProgrammingLanguage
  readonly input: string
  readonly program: ProgramState
  readonly submission: SubmitState
  /** Returns the current code in the editor. */
  code(): string
  onUseInput(input: string): void
}

/** Renders the tools for a stuck learner: watch the program run, find an input on which it fails, or be asked a question by the tutor. */
export const Assistance = ({
  problem,
  language,
  input: givenInput,
  program,
  submission,
  code,
  onUseInput,
  ...actions
}: AssistanceProps) => {
  const { notifications } = useApplication()
  // Lines that were answered during the run belong to its input.
  const input = (program.kind === 'ran' ? program.answeredInput : null) ?? givenInput
  const watched = useWish<SharedStep>()
  const asked = useWish<TutorQuestion>()
  const searched = useWish<string>()
  const foreign = useSharedStep()
  const isPython = language === 'PYTHON'
  const { readingTask } = problem
  const readProgram = isAnsweredInText(readingTask) ? readingTask : null
  const failedCode = submission.kind === 'judged' && hasHiddenFailure(submission.submission) ? submission.code : null
  // A counterexample found for one submission does not apply to the next.
  const forgetSearch = searched.clear
  useEffect(forgetSearch, [forgetSearch, submission])
  const isSolved = submission.kind === 'judged' && submission.submission.state === 'ACCEPTED'
  const [stopWatching, forgetAnswer] = [watched.clear, asked.clear]
  // Both results are about the code that was wrong.
  useEffect(() => {
    if (!isSolved) return
    stopWatching()
    forgetAnswer()
  }, [isSolved, stopWatching, forgetAnswer])
  // A program that is to be read can only be watched after the reading task is solved.
  if (readProgram !== null && !isSolved) return null
  return (
    <section className={styles['assistance']} aria-label={assistWords.title}>
      {foreign.shared !== null && (
        <OnDemand requested={foreign.shared} onLoadError={foreign.close}>
          <TraceViewer key={foreign.key} shared={foreign.shared} limits={problem.limits} author="LINK" onClose={foreign.close} />
        </OnDemand>
      )}
      <h2 className={styles['heading']}>{assistWords.title}</h2>
      <div className={styles['row']}>
        {(isPython || readProgram !== null) && (
          <Button
            tone="quiet"
            onClick={() => watched.set({ code: readProgram?.code ?? code(), input: readProgram?.input ?? input, step: 0 })}
          >
            <Icon icon={Footprints} size={18} />
            {assistWords.trace.button}
          </Button>
        )}
        {failedCode !== null && (
          <Button tone="quiet" onClick={() => searched.set(failedCode)}>
            <Icon icon={SearchX} size={18} />
            {assistWords.search.button}
          </Button>
        )}
        {readProgram === null && (
          <Button tone="quiet" onClick={() => asked.set(tutorQuestion({ problem, language, code: code(), input, program, submission }))}>
            <Icon icon={MessageCircleQuestionMark} size={18} />
            {assistWords.tutor.button}
          </Button>
        )}
      </div>
      <OnDemand requested={searched.value} onLoadError={searched.clear}>
        {searched.value !== null && (
          <CounterexampleSearch
            key={searched.count}
            problemId={problem.problemId}
            language={language}
            code={searched.value}
            onWatch={isPython ? (own) => watched.set({ code: searched.value ?? '', input: own, step: 0 }) : null}
            onUseInput={(own) => {
              onUseInput(own)
              notifications.success(assistWords.search.used)
            }}
            {...actions}
          />
        )}
      </OnDemand>
      <OnDemand requested={watched.value} onLoadError={watched.clear}>
        {watched.value && <TraceViewer key={watched.count} shared={watched.value} limits={problem.limits} onClose={watched.clear} />}
      </OnDemand>
      <OnDemand requested={asked.value} onLoadError={asked.clear}>
        {asked.value && <TutorAnswer key={asked.count} question={asked.value} onGoToLine={actions.onGoToLine} />}
      </OnDemand>
    </section>
  )
}

/** Keeps a requested value. Requesting it again increases `count`, which serves as a React key. */
const useWish = <Wish,>() => {
  const [wish, setWish] = useState<{ readonly value: Wish | null; readonly count: number }>({ value: null, count: 0 })
  const clear = useCallback(() => setWish(({ count }) => ({ value: null, count })), [])
  return { ...wish, clear, set: (value: Wish) => setWish(({ count }) => ({ value, count: count + 1 })) }
}

const wrongOnes: ReadonlySet<VerdictState> = new Set([
  'WRONG_ANSWER',
  'OUTPUT_FORMAT',
  'RUNTIME_ERROR',
  'STEP_LIMIT',
  'TIME_LIMIT',
  'OUTPUT_LIMIT',
  'MEMORY_LIMIT',
])

/** Tells whether a hidden case failed; a counterexample can then show what is wrong. */
const hasHiddenFailure = ({ state, caseList }: { readonly state: VerdictState; readonly caseList: readonly CaseResult[] }) =>
  wrongOnes.has(state) && caseList.some((one) => one.state !== 'ACCEPTED' && one.visibility !== 'OPEN')
