import { formatNumber } from '../../domain/format.ts'
import type { Quest } from '../../domain/quest.ts'
import { copy } from '../copy.ts'
import { PointCoin } from '../kit/Price.tsx'
import styles from './RewardLine.module.css'

/** Renders the points that the quest pays; nothing if it pays none. */
export const RewardLine = ({ quest }: { readonly quest: Pick<Quest, 'rewardCount'> }) =>
  quest.rewardCount > 0 ? (
    <span className={styles['reward']} title={copy.quests.reward}>
      <PointCoin size={16} />
      {formatNumber(quest.rewardCount)}
    </span>
  ) : null
