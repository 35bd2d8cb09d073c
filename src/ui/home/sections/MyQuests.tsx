import { grouped } from '../../../domain/grouped.ts'
import { isPerforming } from '../../../domain/quest/isPerforming.ts'
import type { UserQuest } from '../../../domain/quest/Quest.ts'
import { CreatureArt } from '../../art/CreatureArt.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { ProgressBar } from '../../parts/ProgressBar.tsx'
import { nearestQuest, questProgress } from '../../../domain/quest/nearestQuest.ts'
import { RewardLine } from '../../quest/RewardLine.tsx'
import styles from './MyQuests.module.css'
import { titled } from '../../titled.ts'

interface MyQuestsProps {
  readonly quests: readonly UserQuest[]
  onOpenQuests(): void
}

/** The block for signed-in viewers that the spec leaves unnamed. */
export const MyQuests = ({ quests, onOpenQuests }: MyQuestsProps) => {
  const nearest = nearestQuest(quests)
  if (nearest === null) return null
  const { quest } = nearest
  const name = titled(quest.title)
  const progress = quest.clear ? copy.quests.done : copy.quests.percent(questProgress(quest))
  return (
    <Panel data-section="my-quests" className={styles['panel']}>
      <span className={styles['tile']}>
        <CreatureArt creature={quest.character ?? 'DOLPHIN'} size={56} />
      </span>
      <div className={styles['text']}>
        <h2 className={styles['title']}>{copy.home.questCount(grouped(quests.filter(isPerforming).length))}</h2>
        <p className={styles['quest']}>
          <span className={styles['name']} title={name}>
            {name}
          </span>
          <RewardLine quest={quest} />
        </p>
        <div className={styles['progress']}>
          <ProgressBar ratio={questProgress(quest)} label={name} valueText={progress} />
          <span className={styles['percent']} data-done={quest.clear || undefined}>
            {progress}
          </span>
        </div>
      </div>
      <Button tone="soft" onClick={onOpenQuests} className={styles['open']}>
        {copy.home.openQuests}
      </Button>
    </Panel>
  )
}
