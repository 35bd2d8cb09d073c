import type { RankingRowView } from '../../../application/cards.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading, SeeAllLink } from '../../kit/Section.tsx'
import { RankingRow } from '../../ranking/RankingRow.tsx'
import styles from './Ranking.module.css'

interface RankingProps {
  readonly id: 'ranking' | 'main-ranking'
  readonly title: string
  readonly rows: readonly RankingRowView[]
  /** The viewer's own row, if it is not among the rows; else null. */
  readonly own: RankingRowView | null
  readonly seeAllHref: string
}

export const Ranking = ({ id, title, rows, own, seeAllHref }: RankingProps) => (
  <Panel data-section={id} className={styles['panel']}>
    <SectionHeading title={title} action={<SeeAllLink title={title} href={seeAllHref} />} />
    <ol className={styles['list']}>
      {rows.map((row) => (
        <RankingRow key={row.user.userId} row={row} />
      ))}
    </ol>
    {own && <RankingRow row={own} isOwn />}
  </Panel>
)
