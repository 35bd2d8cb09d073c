import { X } from 'lucide'
import { Icon } from '../parts/Icon.tsx'
import { catalogueWords as words } from './catalogueWords.ts'
import type { Chip } from './chipsOf.ts'
import styles from './FilterChips.module.css'

interface FilterChipsProps<Query> {
  readonly chips: readonly Chip<Query>[]
  onChange(query: Query): void
  onClear(): void
}

/** What is asked for, each part with a way to take it back. */
export const FilterChips = <Query,>({ chips, onChange, onClear }: FilterChipsProps<Query>) =>
  chips.length === 0 ? null : (
    <ul aria-label={words.chips} className={styles['chips']}>
      {chips.map(({ id, name, without }) => (
        <li key={id}>
          {without ? (
            <button type="button" aria-label={words.remove(name)} className={styles['chip']} onClick={() => onChange(without)}>
              <span className={styles['name']}>{name}</span>
              <Icon of={X} size={16} />
            </button>
          ) : (
            <span className={styles['chip']}>
              <span className={styles['name']}>{name}</span>
            </span>
          )}
        </li>
      ))}
      <li>
        <button type="button" className={styles['clear']} onClick={onClear}>
          {words.clearAll}
        </button>
      </li>
    </ul>
  )
