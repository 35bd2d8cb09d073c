import { LocateFixed } from 'lucide'
import type { SectionPlan } from '../../../domain/home/planHome.ts'
import { deciders, explain } from '../../../domain/home/reasons.ts'
import { Icon } from '../../parts/Icon.tsx'
import { sectionNames } from '../sectionNames.ts'
import { words } from '../words.ts'
import { elementOf } from './elementOf.ts'
import { factText } from './factText.ts'
import { reasonText } from './reasonText.ts'
import styles from './Reasons.module.css'

/** One row of the plan: what decided in words, then every fact as the rules found it, and where the rule is written. */
export const ReasonItem = ({ section }: { readonly section: SectionPlan }) => {
  const name = sectionNames[section.id]
  const decidedBy = deciders(section)
  const deciding = new Set(decidedBy.map(factText))
  return (
    <li className={styles['item']} data-reason={section.id} data-state={section.state}>
      <div className={styles['line']}>
        <strong>{name}</strong>
        <code className={styles['id']}>{section.id}</code>
        {section.state === 'shown' && (
          <button type="button" className={styles['go']} aria-label={words.reasons.goTo(name)} onClick={() => goTo(section)}>
            <Icon of={LocateFixed} size={16} />
          </button>
        )}
      </div>
      <p className={styles['reason']}>
        <span className={styles['state']}>{words.reasons.states[section.state]}</span> {reasonText(decidedBy)}
      </p>
      <p className={styles['facts']}>
        {explain(section)
          .map(factText)
          .map((fact) => (
            <code key={fact} data-decided={deciding.has(fact) || undefined}>
              {fact}
            </code>
          ))}
      </p>
      <p className={styles['spec']}>{section.spec.join(' · ')}</p>
    </li>
  )
}

const goTo = ({ id }: SectionPlan) => elementOf(id)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
