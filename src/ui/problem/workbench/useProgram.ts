import { useEffect, useRef, useState } from 'react'
import type { CodeRun, CodeRunner } from '../../../application/codeRunner.ts'
import { exampleCases, type ProblemExample } from '../../../domain/problems/exampleCases.ts'
import { type Execution, type RunLimits, withLine } from '../../../domain/problems/execution.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { judge, type Verdict } from '../../../domain/problems/verdict.ts'
import { pastedLines } from './pastedLines.ts'
import { useLatest } from './useLatest.ts'

/** The state of the learner's running program, or the result of the last one. */
export type ProgramState =
  | { readonly kind: 'idle' }
  /** `hasAsked`: it waits for a line, or has got one and goes on. */
  | { readonly kind: 'running'; readonly output: string; readonly question: Question | null; readonly hasAsked: boolean }
  /** `doneCount` of `count` examples have been run. */
  | { readonly kind: 'checking'; readonly doneCount: number; readonly count: number }
  | {
      readonly kind: 'ran'
      readonly output: string
      readonly execution: Execution
      readonly code: string
      /** The whole input including the lines answered during the run; null if none was answered. */
      readonly answeredInput: string | null
    }
  | { readonly kind: 'checked'; readonly verdict: Verdict; readonly isStopped: boolean; readonly code: string }
  /** The runner could not be loaded, or it crashed. */
  | { readonly kind: 'broken' }

/** A question of the running program that waits for a line. */
export interface Question {
  readonly prompt: string
  /** Takes one line, or several for the next questions, too. Null ends the input. */
  answer(lines: string | null): void
}

interface ProgramOptions {
  loadRunner(): Promise<CodeRunner>
  readonly language: ProgrammingLanguage
  readonly limits: RunLimits
}

/** The time in ms after which a start counts as slow and is announced. */
const noticeableMs = 300

/** Runs the learner's program, and shows its output and questions as they arrive. */
export const useProgram = ({ loadRunner, language, limits }: ProgramOptions) => {
  const [state, setState] = useState<ProgramState>({ kind: 'idle' })
  const [isStarting, setStarting] = useState(false)
  const current = useRef<Pick<CodeRun<unknown>, 'stop'> | null>(null)
  const latest = useLatest({ loadRunner, language, limits })
  useEffect(() => () => current.current?.stop(), [])

  const begin = async <Result>(start: (runner: CodeRunner) => CodeRun<Result>): Promise<Result | null> => {
    let isStopped = false
    current.current = {
      stop() {
        isStopped = true
      },
    }
    // A runner that is ready starts at once; nothing is announced then.
    const slowStart = setTimeout(() => setStarting(true), noticeableMs)
    const noteStarted = () => {
      clearTimeout(slowStart)
      setStarting(false)
    }
    try {
      const runner = await latest.current.loadRunner()
      const run = start(runner)
      current.current = run
      if (isStopped) run.stop()
      runner.warmUp().then(noteStarted, noteStarted)
      return await run.result
    } catch {
      setState({ kind: 'broken' })
      return null
    } finally {
      noteStarted()
      current.current = null
    }
  }

  const run = async (code: string, input: string) => {
    const { language: own, limits: ownLimits } = latest.current
    let output = ''
    let isScheduled = false
    let answeredInput: string | null = null
    let hasAsked = false
    const show = (question: Question | null) => {
      hasAsked ||= question !== null
      setState({ kind: 'running', output, question, hasAsked })
    }
    const lines = pastedLines()
    const accept = (line: string | null) => {
      if (line !== null) {
        output += `${line}\n`
        answeredInput = withLine(answeredInput ?? input, line)
      }
      show(null)
      return line
    }
    show(null)
    const execution = await begin((runner) => {
      return runner.run(
        { language: own, code, input, limits: ownLimits },
        {
          onOutput(text) {
            output += text
            if (isScheduled) return
            isScheduled = true
            // A program may print a thousand pieces between two frames, so they are rendered together.
            setTimeout(() => {
              isScheduled = false
              setState((before) => (before.kind === 'running' ? { ...before, output } : before))
            }, 50)
          },
          async askForLine(prompt) {
            const pasted = lines.next()
            if (pasted !== undefined) return accept(pasted)
            return new Promise((resolve) => show({ prompt, answer: (answer) => resolve(accept(lines.take(answer))) }))
          },
        },
      )
    })
    if (execution === null) return
    setState({ kind: 'ran', output: output === '' ? execution.output : output, execution, code, answeredInput })
  }

  const check = async (code: string, examples: readonly ProblemExample[]) => {
    const { language: own, limits: ownLimits } = latest.current
    const cases = exampleCases(examples)
    setState({ kind: 'checking', doneCount: 0, count: cases.length })
    const inputs = cases.map(({ input }) => input)
    const executions = await begin((runner) =>
      runner.runCases({ language: own, code, inputs, limits: ownLimits }, (index) =>
        setState((before) => (before.kind === 'checking' ? { ...before, doneCount: index + 1 } : before)),
      ),
    )
    if (executions === null) return
    const isStopped = executions.some(({ state: ended }) => ended === 'STOPPED')
    setState({ kind: 'checked', verdict: judge({ cases, subtasks: [], totalScore: 0 }, executions), isStopped, code })
  }

  return {
    state,
    /** True while the runner is still getting ready, which takes a while the first time. */
    isStarting,
    isRunning: state.kind === 'running' || state.kind === 'checking',
    run,
    check,
    stop: () => current.current?.stop(),
    clear: () => setState({ kind: 'idle' }),
  }
}
