import { useEffect, useRef } from 'react'
import { grouped } from '../../domain/grouped.ts'
import type { Quest } from '../../domain/quest/Quest.ts'
import { laterCopy } from '../laterCopy.ts'
import { Badge } from '../parts/Badge.tsx'
import { PointCoin } from '../parts/PointCoin.tsx'
import { GoalLine } from './GoalLine.tsx'
import styles from './QuestPopupStory.module.css'
import { RewardLine } from './RewardLine.tsx'

interface QuestPopupStoryProps {
  readonly quest: Quest
  /** What was won; null before. */
  readonly reward: number | null
}

/** What the quest is about, and what became of it. */
export const QuestPopupStory = ({ quest, reward }: QuestPopupStoryProps) => {
  const won = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (reward !== null) won.current?.focus({ preventScroll: true })
  }, [reward])
  return (
    <>
      <p ref={won} tabIndex={-1} aria-live="polite" className={styles['won']}>
        {reward !== null && (
          <>
            <span aria-hidden="true">
              <PointCoin size={56} />
            </span>
            {laterCopy.quests.claimed(grouped(reward))}
          </>
        )}
      </p>
      {reward === null && (
        <>
          <div className={styles['facts']}>
            {quest.largeCategory && (
              <Badge tone="primary">{quest.largeCategory === 'MAIN' ? laterCopy.quests.main : laterCopy.quests.sub}</Badge>
            )}
            {quest.level !== null && <Badge tone="neutral">{laterCopy.quests.level(grouped(quest.level))}</Badge>}
            <RewardLine quest={quest} />
          </div>
          {quest.description && <p className={styles['description']}>{quest.description}</p>}
          {quest.goalList.map((goal, place) => (
            <GoalLine key={`${place} ${goal.goalName}`} goal={goal} />
          ))}
        </>
      )}
    </>
  )
}
