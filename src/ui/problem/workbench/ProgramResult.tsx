import { formatNumber } from '../../../domain/format.ts'
import type { RunLimits } from '../../../domain/problems/execution.ts'
import { isUnreadable } from '../../../domain/problems/verdict.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { CaseList } from './CaseList.tsx'
import { ErrorExplanation, VerdictError } from './ErrorExplanation.tsx'
import type { ResultActions } from './ExplainedError.tsx'
import { LimitNote } from './LimitNote.tsx'
import { problemWords } from './problemWords.ts'
import { AskedLine } from './AskedLine.tsx'
import { ProgramOutput } from './ProgramOutput.tsx'
import type { ProgramState } from './useProgram.ts'
import type { VerdictHeadProps } from './VerdictHead.tsx'
import styles from './ProgramResult.module.css'

const words = problemWords.results
const runWords = problemWords.run

interface ProgramResultProps extends ResultActions {
  readonly state: ProgramState
  readonly exampleCount: number
  /** Copies the lines that were answered during the run into the input. */
  onUseInput(input: string): void
}

/** Renders the result of the learner's own run: the output as it arrives, or the examples beside their expected output. */
export const ProgramResult = ({ state, exampleCount, onUseInput, ...actions }: ProgramResultProps) => (
  <>
    {(state.kind === 'running' || state.kind === 'ran') && (
      <ProgramOutput text={state.output} label={words.output} isGrowing={state.kind === 'running'} className={styles['output']} />
    )}
    {state.kind === 'ran' && state.output === '' && state.execution.state === 'DONE' && (
      <p className={styles['nothing']}>{words.nothing}</p>
    )}
    {state.kind === 'running' && state.question !== null && <AskedLine question={state.question} words={runWords} />}
    {state.kind === 'ran' && state.execution.error !== null && (
      <ErrorExplanation error={state.execution.error} code={state.code} {...actions} />
    )}
    {state.kind === 'ran' && state.answeredInput !== null && <KeepInput input={state.answeredInput} onUseInput={onUseInput} />}
    {state.kind === 'checked' && !state.isStopped && state.verdict.caseList.length > 0 && !isUnreadable(state.verdict) && (
      <CaseList
        title={words.ownCases}
        cases={state.verdict.caseList}
        code={state.code}
        nameOf={({ caseNumber }) =>
          caseNumber > exampleCount
            ? words.caseNames.own(formatNumber(caseNumber - exampleCount))
            : words.caseNames.example(formatNumber(caseNumber))
        }
      />
    )}
    {state.kind === 'checked' && <VerdictError verdict={state.verdict} code={state.code} {...actions} />}
  </>
)

const KeepInput = ({ input, onUseInput }: { readonly input: string; onUseInput(input: string): void }) => {
  const { notifications } = useApplication()
  return (
    <p>
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          onUseInput(input)
          notifications.success(runWords.inputKept)
        }}
      >
        {runWords.keepInput}
      </Button>
    </p>
  )
}

interface ProgramHeadOptions {
  readonly isStarting: boolean
  readonly limits: RunLimits
}

/** Returns the head that tells how a run is going or how it ended. */
export function programHead(state: ProgramState, { isStarting, limits }: ProgramHeadOptions): VerdictHeadProps {
  const runningTitle = isStarting ? runWords.starting : runWords.running
  switch (state.kind) {
    case 'idle':
      return { tone: 'neutral', title: null }
    case 'running':
      return {
        tone: 'neutral',
        isBusy: true,
        isSilent: state.hasAsked,
        title: state.question === null ? runningTitle : runWords.answerNote,
      }
    case 'checking': {
      const done = runWords.checking(formatNumber(state.doneCount), formatNumber(state.count))
      return { tone: 'neutral', isBusy: true, title: runningTitle, children: <p>{done}</p> }
    }
    case 'broken':
      return { tone: 'bad', title: runWords.broken.title, children: <p>{runWords.broken.note}</p> }
    case 'ran': {
      const { state: ended } = state.execution
      if (ended === 'DONE') return { tone: 'good', title: words.done }
      if (ended === 'STOPPED') return { tone: 'neutral', title: words.stopped, children: <p>{words.stoppedNote}</p> }
      return { tone: 'bad', title: problemWords.verdicts[ended], children: <LimitNote state={ended} limits={limits} /> }
    }
    case 'checked':
      return checkedHead(state)
  }
}

function checkedHead({ verdict, isStopped }: Extract<ProgramState, { kind: 'checked' }>): VerdictHeadProps {
  if (isStopped) return { tone: 'neutral', title: words.stopped }
  if (isUnreadable(verdict)) return { tone: 'bad', title: problemWords.verdicts[verdict.state] }
  const { length } = verdict.caseList
  if (length === 0) return { tone: 'neutral', title: words.noExamples, children: <p>{words.addExample}</p> }
  const passed = verdict.caseList.filter(({ state }) => state === 'ACCEPTED').length
  if (passed === length) return { tone: 'good', title: words.allPassed(formatNumber(length)), children: <p>{words.handIn}</p> }
  return { tone: 'bad', title: words.somePassed(formatNumber(length), formatNumber(passed)) }
}
