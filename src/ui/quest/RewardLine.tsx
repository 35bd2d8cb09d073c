import { grouped } from '../../domain/grouped.ts'
import type { Quest } from '../../domain/quest/Quest.ts'
import { copy } from '../copy.ts'
import { PointCoin } from '../parts/PointCoin.tsx'
import styles from './RewardLine.module.css'

/** What the quest pays, if it pays. */
export const RewardLine = ({ quest }: { readonly quest: Pick<Quest, 'rewardCount'> }) =>
  quest.rewardCount > 0 ? (
    <span className={styles['reward']} title={copy.quests.reward}>
      <PointCoin size={16} />
      {grouped(quest.rewardCount)}
    </span>
  ) : null
