import { ChevronDown } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportSheet.module.css'

interface PartProps {
  readonly name: keyof typeof words.sections
  readonly level: 'h2' | 'h3'
  readonly children: ReactNode
}

export const Part = ({ name, level: Title, children }: PartProps) => (
  <section aria-labelledby={`report-${name}`} className={styles['part']}>
    <Title id={`report-${name}`} className={styles['partTitle']}>
      {words.sections[name]}
    </Title>
    {children}
  </section>
)

interface FoldedProps extends PartProps {
  /** A sentence that is shown while the part is folded, too. */
  readonly summary?: string
}

/** Renders a part that is opened by its title; paper shows it open. */
export const Folded = ({ name, level: Title, summary, children }: FoldedProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby={`report-${name}`} className={styles['folded']}>
      <Title className={styles['foldTitle']}>
        <button
          type="button"
          id={`report-${name}`}
          className={styles['fold']}
          aria-expanded={isOpen}
          aria-controls={`report-${name}-content`}
          onClick={() => setOpen(!isOpen)}
        >
          {words.sections[name]}
          <Icon icon={ChevronDown} size={20} />
        </button>
      </Title>
      {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
      <div id={`report-${name}-content`} className={styles['foldContent']} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
