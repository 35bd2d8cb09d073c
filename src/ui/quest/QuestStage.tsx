import type { Ref } from 'react'
import type { Quest } from '../../domain/quest/Quest.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import seaFloor from '../art/sea-floor.svg?url&no-inline'
import { BubbleBurst } from '../parts/motion/BubbleBurst.tsx'
import { SwimsIn } from '../parts/motion/SwimsIn.tsx'
import styles from './QuestStage.module.css'

interface QuestStageProps {
  readonly ref: Ref<HTMLDivElement>
  readonly quest: Pick<Quest, 'character'>
  readonly isHappy: boolean
}

/** The sea that the quest's creature swims into. */
export const QuestStage = ({ ref, quest, isHappy }: QuestStageProps) => (
  <div ref={ref} className={styles['stage']} aria-hidden="true">
    <img src={seaFloor} alt="" width={1280} height={120} className={styles['floor']} />
    <SwimsIn isHappy={isHappy} className={styles['creature']}>
      <CreatureArt creature={quest.character ?? 'DOLPHIN'} size={136} />
    </SwimsIn>
    {isHappy && <BubbleBurst />}
  </div>
)
