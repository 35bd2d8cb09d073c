import type { PlanDifference } from '../../../domain/preview/planDifferences.ts'
import { sectionNames } from '../sectionNames.ts'
import { besideWords } from './besideWords.ts'
import styles from './SideBySidePage.module.css'

interface DifferencesProps {
  /** null: not known yet. */
  readonly differences: readonly PlanDifference[] | null
  readonly left: string
  readonly right: string
}

export const Differences = ({ differences, left, right }: DifferencesProps) => {
  const of = (kind: PlanDifference['kind']) => (differences ?? []).filter((difference) => difference.kind === kind)
  return (
    <div className={styles['differences']} role="status">
      <strong>{summaryOf(differences)}</strong>
      <Names label={besideWords.only(left)} names={of('onlyLeft').map(({ id }) => sectionNames[id])} />
      <Names label={besideWords.only(right)} names={of('onlyRight').map(({ id }) => sectionNames[id])} />
      <Names
        label={besideWords.titles}
        names={of('title').map(({ id, left: one, right: other }) => `${sectionNames[id]} (${one ?? ''} ↔ ${other ?? ''})`)}
      />
    </div>
  )
}

const summaryOf = (differences: readonly PlanDifference[] | null) => {
  if (differences === null) return besideWords.waiting
  return differences.length === 0 ? besideWords.same : besideWords.count(differences.length)
}

const Names = ({ label, names }: { readonly label: string; readonly names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      <span className={styles['label']}>{label}</span> {names.join(', ')}
    </p>
  )
