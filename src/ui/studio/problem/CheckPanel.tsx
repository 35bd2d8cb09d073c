import { Check, X } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { isTextKind, type TaskKind } from '../../../domain/problems/readingTask.ts'
import { isUnvaried, type ProblemCheck, type ProblemGap } from '../../../domain/studio/studioProblem.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { problemWords } from '../../problem/workbench/problemWords.ts'
import { problemEditorWords } from './problemEditorWords.ts'
import type { ProblemChecking } from './useProblemCheck.ts'
import styles from './CheckPanel.module.css'

const words = problemEditorWords.check

interface CheckPanelProps {
  readonly ref: Ref<HTMLElement>
  readonly check: ProblemChecking
  readonly kind: TaskKind
  readonly gaps: readonly ProblemGap[]
  onCheck(): void
}

/** Lists what is missing in the problem, and the results of running reference and generator. */
export const CheckPanel = ({ ref, check: { state, isOld }, kind, gaps, onCheck }: CheckPanelProps) => {
  const isRunning = state.kind === 'running'
  return (
    <Panel ref={ref} aria-labelledby="problem-check" className={styles['panel']}>
      <SectionHeading id="problem-check" title={words.title} />
      <p className={styles['note']}>{isTextKind(kind) ? words.textNote : words.note}</p>
      <ActionButton tone="soft" className={styles['button']} unavailable={isRunning} isRunning={isRunning} onClick={onCheck}>
        {isRunning ? words.running : words.button}
      </ActionButton>
      <div role="status" className={styles['result']}>
        {gaps.length > 0 && (
          <>
            <h3 className={styles['title']}>{words.gaps}</h3>
            <ul className={styles['gaps']}>
              {gaps.map((gap) => (
                <li key={'caseNumber' in gap ? `${gap.kind} ${gap.caseNumber}` : gap.kind}>
                  {'caseNumber' in gap && words.inCase(formatNumber(gap.caseNumber))}
                  {words.gap[gap.kind]}
                </li>
              ))}
            </ul>
          </>
        )}
        {state.kind === 'broken' && <p>{words.broken}</p>}
        {state.kind === 'checked' && (
          <>
            <h3 className={styles['title']}>{state.agrees ? words.agrees : words.differs}</h3>
            {isOld && <p className={styles['note']}>{words.old}</p>}
            <CheckResult check={state.check} kind={state.of.taskKind} />
          </>
        )}
      </div>
    </Panel>
  )
}

interface CheckResultProps {
  readonly check: ProblemCheck
  readonly kind: TaskKind
}

const CheckResult = ({ check, kind }: CheckResultProps) => {
  const { cases, seeds, reading } = check
  return (
    <>
      <ul className={styles['rows']}>
        {cases.map(({ caseNumber, state, output, message }) => (
          <Row
            key={caseNumber}
            isGood={state === 'ACCEPTED'}
            name={words.case(formatNumber(caseNumber))}
            text={problemWords.verdicts[state]}
          >
            {state !== 'ACCEPTED' && (
              <>
                {message !== null && <p>{message}</p>}
                <p className={styles['note']}>{words.printed}</p>
                <pre className={styles['output']}>{output === '' ? words.nothing : output}</pre>
              </>
            )}
          </Row>
        ))}
        {seeds.map(({ seed, state, input, message }) => (
          <Row
            key={`seed ${seed}`}
            isGood={state === 'agrees' || state === 'same'}
            name={words.seed(formatNumber(seed))}
            text={words.seeds[state]}
          >
            {message !== null && <p>{message}</p>}
            {state !== 'agrees' && input !== '' && <pre className={styles['output']}>{input}</pre>}
          </Row>
        ))}
        {kind !== 'WRITE' && reading !== null && (
          <Row isGood={reading === 'agrees'} name={words.reading[kind]} text={words.readings[reading]}>
            {null}
          </Row>
        )}
      </ul>
      {isUnvaried(check) && <p>{words.unvaried}</p>}
    </>
  )
}

interface RowProps {
  readonly isGood: boolean
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}

const Row = ({ isGood, name, text, children }: RowProps) => (
  <li className={styles['row']} data-good={isGood || undefined}>
    <p className={styles['name']}>
      <Icon icon={isGood ? Check : X} size={18} />
      <strong>{name}</strong> {text}
    </p>
    {children}
  </li>
)
