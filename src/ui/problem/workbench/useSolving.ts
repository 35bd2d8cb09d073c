import type { RefObject } from 'react'
import type { Submit } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import { guestSuccessText, parseGuestSuccess } from '../../../domain/problems/guestSuccess.ts'
import type { ProblemDetail, ProblemStanding } from '../../../domain/problems/problem.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useStoredText } from '../../kit/useStoredText.ts'
import { useWriter } from '../../viewer/useOwner.ts'
import type { CodeHandle } from './CodeArea.tsx'
import { useOwnCases } from './OwnCases.tsx'
import type { useGuestSuccess } from './useGuestSuccess.ts'
import { useProgram } from './useProgram.ts'
import { useRunner } from './useRunner.ts'
import { useSubmit } from './useSubmit.ts'

interface SolvingProps {
  readonly problem: ProblemDetail
  readonly standing: Loadable<ProblemStanding>
  readonly origin: SubmissionOrigin | null
  /** The way to hand in; undefined for that of the problem's own page. */
  readonly handIn: Submit | undefined
  readonly onAccepted: (() => void) | undefined
  readonly owner: Id | null | undefined
  readonly language: ProgrammingLanguage
  readonly code: RefObject<CodeHandle | null>
  readonly success: ReturnType<typeof useGuestSuccess>
  showResults(): void
}

/** Runs, checks and hands in the program in the editor: one at a time, and always the text that is stored. */
export const useSolving = (props: SolvingProps) => {
  const { problem, standing, origin, onAccepted, owner, language, code, success, showResults } = props
  const { problemId, limits, examples, readingTask } = problem
  const { text: input, change: setInput } = useStoredText({
    place: 'runInput',
    owner: useWriter(),
    of: String(problemId),
    initial: examples[0]?.input ?? '',
  })
  const own = useOwnCases(problemId, owner)
  const runner = useRunner(problemId, language)
  const program = useProgram({ loadRunner: runner.load, language, limits })
  const isGuest = owner === null
  const submission = useSubmit(
    isGuest,
    (accepted) => {
      if (isGuest) success.keep(guestSuccessText({ language, code: accepted }))
      onAccepted?.()
    },
    props.handIn,
  )
  const isBusy = program.isRunning || submission.isSubmitting
  const codeNow = () => code.current?.code() ?? ''
  /** Saves the code and returns it. Call it before running or submitting. */
  const saveCode = () => {
    code.current?.keep()
    return codeNow()
  }
  const run = () => {
    if (isBusy || isAnsweredInText(readingTask)) return
    submission.clear()
    void program.run(saveCode(), input)
    showResults()
  }
  const check = () => {
    if (isBusy) return
    submission.clear()
    void program.check(saveCode(), [...examples, ...own.cases])
    showResults()
  }
  const handIn = async (answer: string, writtenIn = language) => {
    if (isBusy) return false
    const knownCount = loadedValue(standing)?.submissionCount ?? 0
    return submission.send({ problemId, language: writtenIn, code: answer, origin, knownCount })
  }
  const takeSuccess = (text: string) => {
    const solved = parseGuestSuccess(text)
    return handIn(solved.code, solved.language ?? language)
  }
  const submit = () => {
    if (isBusy) return
    program.clear()
    const answer = saveCode()
    showResults()
    // The viewer is not known yet.
    if (owner === undefined) return submission.refuse('signInFirst')
    void handIn(answer)
  }
  return { program, submission, runner, own, input, setInput, isGuest, isBusy, codeNow, run, check, submit, takeSuccess }
}

export type Solving = ReturnType<typeof useSolving>
