import type { RankingEntry } from '../../../domain/ranking.ts'
import type { Site } from '../../../domain/site/site.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { RankingRow } from '../../ranking/RankingRow.tsx'
import styles from './Ranking.module.css'

interface RankingProps {
  readonly id: 'ranking' | 'main-ranking'
  readonly title: string
  readonly entries: readonly RankingEntry[]
  readonly site: Site
}

export const Ranking = ({ id, title, entries, site }: RankingProps) => (
  <Panel data-section={id} className={styles['panel']}>
    <SectionHeading title={title} />
    <ol className={styles['list']}>
      {entries.map((entry) => (
        <RankingRow key={entry.user.userId} entry={entry} site={site} />
      ))}
    </ol>
  </Panel>
)
