import type { SectionPlan } from '../../../domain/home/planHome.ts'
import { deciders } from '../../../domain/home/reasons.ts'
import { Panel } from '../bar/Panel.tsx'
import type { Watched } from '../PreviewStage.ts'
import { useWatched } from '../watchedValue.ts'
import { words } from '../words.ts'
import { Outlines } from './Outlines.tsx'
import { ReasonItem } from './ReasonItem.tsx'
import styles from './Reasons.module.css'
import { reasonText } from './reasonText.ts'

interface ReasonsProps {
  readonly plan: Watched<readonly SectionPlan[] | null>
  onClose(): void
}

const states = ['shown', 'waiting', 'hidden'] as const

/** Why each section is there or not, in the words of the table that drew the page. */
export const Reasons = ({ plan, onClose }: ReasonsProps) => {
  const sections = useWatched(plan) ?? []
  const shown = sections.filter(({ state }) => state === 'shown')
  return (
    <>
      <Outlines marks={shown.map((section) => ({ id: section.id, label: reasonText(deciders(section)) }))} />
      <Panel title={words.reasons.title} onClose={onClose}>
        <p className={styles['about']}>{sections.length > 0 ? words.reasons.about : words.reasons.notHome}</p>
        {states.map((state) => (
          <Group key={state} state={state} sections={sections.filter((section) => section.state === state)} />
        ))}
      </Panel>
    </>
  )
}

const Group = ({ state, sections }: { readonly state: SectionPlan['state']; readonly sections: readonly SectionPlan[] }) =>
  sections.length > 0 && (
    <section aria-label={words.reasons[state]} className={styles['group']}>
      <h3 className={styles['heading']}>
        {words.reasons[state]} <span className={styles['count']}>{sections.length}</span>
      </h3>
      <ul className={styles['list']}>
        {sections.map((section) => (
          <ReasonItem key={section.id} section={section} />
        ))}
      </ul>
    </section>
  )
