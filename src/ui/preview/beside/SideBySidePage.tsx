import { useState } from 'react'
import { type PlanDifference, planDifferences, type SeenSection } from '../../../domain/preview/planDifferences.ts'
import theme from '../Preview.module.css'
import { ControlField } from '../bar/ControlField.tsx'
import { words } from '../words.ts'
import type { BesideAddresses } from './BesideAddresses.ts'
import { besideWords } from './besideWords.ts'
import { Differences } from './Differences.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import styles from './SideBySidePage.module.css'

type SideBySidePageProps = BesideAddresses & { change(name: string, value: string | null): void }

/** Two views of the site next to each other, at one instant, with what only one of them has or calls otherwise marked. */
export const SideBySidePage = ({ left, right, others, change }: SideBySidePageProps) => {
  const [seenLeft, setSeenLeft] = useSeen(left.href)
  const [seenRight, setSeenRight] = useSeen(right.href)
  const differences = seenLeft && seenRight ? planDifferences(seenLeft, seenRight) : null
  return (
    <main className={`${theme['theme']} ${styles['page']}`}>
      <title>{words.pages['side-by-side']}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{words.pages['side-by-side']}</h1>
        <div className={styles['controls']}>
          {others.map((other) => (
            <ControlField
              key={other.name}
              control={{ kind: 'choice', isUnknown: false, onBar: true, ...other }}
              onChange={(value) => change(other.name, value)}
            />
          ))}
        </div>
      </header>
      <Differences differences={differences} left={left.name} right={right.name} />
      <div className={styles['frames']}>
        <SiteFrame key={left.href} side="left" view={left} onSeen={setSeenLeft} marks={marksOf(differences, 'onlyRight')} />
        <SiteFrame key={`${right.href} right`} side="right" view={right} onSeen={setSeenRight} marks={marksOf(differences, 'onlyLeft')} />
      </div>
    </main>
  )
}

/** What a frame told last; forgotten when the frame shows something else. */
const useSeen = (href: string) => {
  const [seen, setSeen] = useState<{ readonly href: string; readonly sections: readonly SeenSection[] } | null>(null)
  const remember = (sections: readonly SeenSection[]) => setSeen({ href, sections })
  return [seen?.href === href ? seen.sections : null, remember] as const
}

/** What to mark on one side: everything but what only the other side has. */
const marksOf = (differences: readonly PlanDifference[] | null, notHere: PlanDifference['kind']) =>
  (differences ?? []).filter(({ kind }) => kind !== notHere).map(({ id, kind }) => ({ id, label: besideWords.mark[kind] }))
