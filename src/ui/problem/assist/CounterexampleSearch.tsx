import { useEffect, useRef, useState } from 'react'
import type { CounterexampleOutcome } from '../../../application/tutor.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import type { Counterexample } from '../../../domain/problems/counterexample.ts'
import { outputDifference } from '../../../domain/problems/outputDifference.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { CaseText, ComparedOutput } from '../workbench/ComparedOutput.tsx'
import { ErrorExplanation } from '../workbench/ErrorExplanation.tsx'
import { differenceText, problemWords } from '../workbench/problemWords.ts'
import { assistWords } from './assistWords.ts'
import caseStyles from '../workbench/CaseList.module.css'
import styles from './Assistance.module.css'

const words = assistWords.search

interface CounterexampleSearchProps {
  readonly problemId: Id
  readonly language: ProgrammingLanguage
  /** The code as it was judged. */
  readonly code: string
  /** Null if the language cannot be traced. */
  onWatch: ((input: string) => void) | null
  onUseInput(input: string): void
  onGoToLine(line: number): void
  onFix(code: string): void
}

/** Searches for the smallest input on which the program fails, and shows it. */
export const CounterexampleSearch = ({ problemId, language, code, ...actions }: CounterexampleSearchProps) => {
  const { features } = useApplication()
  const [outcome, setOutcome] = useState<CounterexampleOutcome | null>(null)
  const search = useRef<AbortController | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    search.current = controller
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
    const find = async (): Promise<CounterexampleOutcome> => {
      try {
        const { findCounterexample } = await features.tutor()
        return await findCounterexample(problemId, language, code, controller.signal)
      } catch {
        return { kind: 'failed' }
      }
    }
    void find().then((found) => search.current === controller && setOutcome(found))
    return () => {
      search.current = null
      controller.abort()
    }
  }, [features, problemId, language, code])

  return (
    <section className={styles['part']} aria-label={words.title}>
      <h3 ref={heading} tabIndex={-1} className={styles['title']}>
        {words.title}
      </h3>
      <div role="status" className={styles['outcome']}>
        {outcome === null ? <p>{words.searching}</p> : <p>{outcomeText(outcome)}</p>}
      </div>
      {outcome === null && (
        <Button tone="quiet" size="small" onClick={() => search.current?.abort()}>
          {words.stop}
        </Button>
      )}
      {outcome?.kind === 'searched' && outcome.search.counterexample !== null && (
        <Found counterexample={outcome.search.counterexample} code={code} {...actions} />
      )}
    </section>
  )
}

function outcomeText(outcome: CounterexampleOutcome): string {
  if (outcome.kind !== 'searched') return words.trouble[outcome.kind]
  const { counterexample, triedCount } = outcome.search
  if (counterexample !== null) return words.found(formatNumber(triedCount))
  return triedCount === 0 ? words.nothing : words.none(formatNumber(triedCount))
}

interface FoundProps extends Omit<CounterexampleSearchProps, 'problemId' | 'language'> {
  readonly counterexample: Counterexample
}

const Found = ({ counterexample, code, onWatch, onUseInput, onGoToLine, onFix }: FoundProps) => {
  const { input, expectedOutput, output, state, error } = counterexample
  const difference = state === 'DONE' ? outputDifference({ expectedOutput, output, code }) : null
  return (
    <div className={styles['found']}>
      <dl className={caseStyles['values']}>
        <div className={caseStyles['value']}>
          <dt>{words.input}</dt>
          <dd>
            <CaseText name={words.input}>{input === '' ? problemWords.results.noInput : input}</CaseText>
          </dd>
        </div>
        <ComparedOutput expectedOutput={expectedOutput} output={output} isSame={false} />
      </dl>
      {difference !== null && <p>{differenceText(difference)}</p>}
      {state !== 'DONE' && state !== 'STOPPED' && error === null && <p>{problemWords.verdicts[state]}</p>}
      {error !== null && <ErrorExplanation error={error} code={code} onGoToLine={onGoToLine} onFix={onFix} />}
      <p className={styles['note']}>{words.note}</p>
      <div className={styles['row']}>
        {onWatch !== null && (
          <Button tone="soft" size="small" onClick={() => onWatch(input)}>
            {words.watch}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => onUseInput(input)}>
          {words.use}
        </Button>
      </div>
    </div>
  )
}
