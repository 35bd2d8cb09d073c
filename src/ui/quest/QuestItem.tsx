import { useId } from 'react'
import type { ClaimWish } from '../../application/quest/claimQuestReward.ts'
import { canGo } from '../../domain/quest/canGo.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import { homePage, questGoalTarget } from '../../domain/quest/questGoalTarget.ts'
import type { Site } from '../../domain/site/Site.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { ClaimButton } from './ClaimButton.tsx'
import { GoalLine } from './GoalLine.tsx'
import { GoLink } from './GoLink.tsx'
import styles from './QuestItem.module.css'
import { RewardLine } from './RewardLine.tsx'
import { titled } from '../titled.ts'

interface QuestItemProps {
  readonly userQuest: UserQuest
  readonly site: Site
  readonly level: 3 | 4
  readonly running: ClaimWish | null
  onClaim(wish: ClaimWish, isEcho: boolean): void
  onGo(): void
}

export const QuestItem = ({ userQuest, site, level, running, onClaim, onGo }: QuestItemProps) => {
  const { quest } = userQuest
  const Title = `h${level}` as const
  const titleId = useId()
  const target = questGoalTarget(quest.goalList[0]?.goalName ?? homePage)
  return (
    <div className={styles['quest']} data-clear={quest.clear || undefined}>
      <span className={styles['tile']}>
        <CreatureArt creature={quest.character ?? 'DOLPHIN'} size={48} />
      </span>
      <div className={styles['text']}>
        <Title id={titleId} className={styles['title']}>
          {titled(quest.title)}
        </Title>
        {quest.description && <p className={styles['description']}>{quest.description}</p>}
        {quest.goalList.map((goal, place) => (
          <GoalLine key={`${place} ${goal.goalName}`} goal={goal} />
        ))}
      </div>
      <div className={styles['foot']}>
        <RewardLine quest={quest} />
        {quest.clear ? (
          <ClaimButton
            size="small"
            wish={{ kind: 'one', userQuestId: userQuest.userQuestId }}
            running={running}
            describedBy={titleId}
            onClaim={onClaim}
          />
        ) : (
          <GoLink href={canGo(userQuest, site) ? target : null} describedBy={titleId} onGo={onGo} />
        )}
      </div>
    </div>
  )
}
