import type { RankingRowView } from '../../../application/cards.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { RankingRow } from '../../ranking/RankingRow.tsx'
import styles from './Ranking.module.css'

interface RankingProps {
  readonly id: 'ranking' | 'main-ranking'
  readonly title: string
  readonly rows: readonly RankingRowView[]
}

export const Ranking = ({ id, title, rows }: RankingProps) => (
  <Panel data-section={id} className={styles['panel']}>
    <SectionHeading title={title} />
    <ol className={styles['list']}>
      {rows.map((row) => (
        <RankingRow key={row.user.userId} row={row} />
      ))}
    </ol>
  </Panel>
)
