import { Check, X } from 'lucide'
import { useId } from 'react'
import { outputDifference } from '../../../domain/problems/outputDifference.ts'
import type { CaseResult } from '../../../domain/problems/verdict.ts'
import { Icon } from '../../kit/Icon.tsx'
import { CaseText, ComparedOutput } from './ComparedOutput.tsx'
import { differenceText, problemWords } from './problemWords.ts'
import styles from './CaseList.module.css'

const words = problemWords.results

interface CaseListProps {
  readonly title: string
  readonly cases: readonly CaseResult[]
  /** The code as it was run, used to find prompts that were printed. */
  readonly code: string
  nameOf(one: CaseResult): string
}

/** Lists each case with its result and its data. */
export const CaseList = ({ title, cases, code, nameOf }: CaseListProps) => (
  <section className={styles['cases']}>
    <h3 className={styles['title']}>{title}</h3>
    <ul className={styles['list']}>
      {cases.map((one) => (
        <Case key={one.caseNumber} one={one} name={nameOf(one)} code={code} />
      ))}
    </ul>
  </section>
)

const Case = ({ one, name, code }: { readonly one: CaseResult; readonly name: string; readonly code: string }) => {
  const id = useId()
  const { state, input, expectedOutput, output } = one
  const isPassed = state === 'ACCEPTED'
  // Errors other than a wrong output are explained by the verdict.
  const isOutputWrong = state === 'WRONG_ANSWER' || state === 'OUTPUT_FORMAT'
  const difference = isOutputWrong && expectedOutput !== null && output !== null ? outputDifference({ expectedOutput, output, code }) : null
  return (
    <li className={styles['case']} data-passed={isPassed || undefined} aria-labelledby={id}>
      <p id={id} className={styles['name']}>
        <span className={styles['label']}>{name}</span>{' '}
        <span className={styles['state']}>
          <Icon icon={isPassed ? Check : X} size={16} />
          {isPassed ? words.passed : words.failed}
        </span>
      </p>
      {!isPassed && !isOutputWrong && <p className={styles['note']}>{problemWords.verdicts[state]}</p>}
      {difference !== null && <p className={styles['note']}>{differenceText(difference)}</p>}
      {input !== null && expectedOutput !== null && (
        <dl className={styles['values']}>
          <div className={styles['value']}>
            <dt>{words.input}</dt>
            <dd>
              <CaseText name={words.input}>{input === '' ? words.noInput : input}</CaseText>
            </dd>
          </div>
          <ComparedOutput expectedOutput={expectedOutput} output={output ?? ''} isSame={isPassed} />
        </dl>
      )}
    </li>
  )
}
