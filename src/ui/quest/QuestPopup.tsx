import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClaimWish } from '../../application/quest.ts'
import { grouped } from '../../domain/format.ts'
import { canGo, homePage, isWelcome, type Quest, questDialogActions, questGoalTarget, type UserQuest } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import { CreatureArt } from '../art/Creature.tsx'
import seaFloor from '../art/sea-floor.svg?url&no-inline'
import { titled } from '../copy.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { flyPoints } from '../kit/motion/flyPoints.ts'
import { BubbleBurst, MotionScope, SwimsIn } from '../kit/motion/motion.tsx'
import { PointCoin } from '../kit/Price.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { laterCopy } from '../laterCopy.ts'
import { ClaimButton, GoalLine, GoLink } from './QuestList.tsx'
import { RewardLine } from './RewardLine.tsx'
import { type Claim, useClaim } from './useClaim.ts'
import styles from './QuestPopup.module.css'

interface QuestPopupStoryProps {
  readonly quest: Quest
  /** What was won; null before. */
  readonly reward: number | null
}

/** What the quest is about, and what became of it. */
const QuestPopupStory = ({ quest, reward }: QuestPopupStoryProps) => {
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

interface QuestStageProps {
  readonly ref: Ref<HTMLDivElement>
  readonly quest: Pick<Quest, 'character'>
  readonly isHappy: boolean
}

/** The sea that the quest's creature swims into. */
const QuestStage = ({ ref, quest, isHappy }: QuestStageProps) => (
  <div ref={ref} className={styles['stage']} aria-hidden="true">
    <img src={seaFloor} alt="" width={1280} height={120} className={styles['floor']} />
    <SwimsIn isHappy={isHappy} className={styles['creature']}>
      <CreatureArt creature={quest.character ?? 'DOLPHIN'} size={136} />
    </SwimsIn>
    {isHappy && <BubbleBurst />}
  </div>
)

interface QuestPopupProps {
  readonly userQuest: UserQuest
  readonly quests: readonly UserQuest[]
  readonly site: Site
  onClose(): void
  onNotToday(): void
}

/** How long the reward is admired before the page comes back. */
const admiredFor = 1_500

/** The one quest that matters now. */
export const QuestPopup = ({ userQuest, quests, site, onClose, onNotToday }: QuestPopupProps) => {
  const { running, claim } = useClaim()
  const [reward, setReward] = useState<number | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const isFree = !isWelcome(userQuest)
  useEndOfJoy(reward !== null, () => {
    if (stage.current) void flyPoints(stage.current.getBoundingClientRect())
    onClose()
  })

  const onClaim = async (wish: ClaimWish, isEcho: boolean) => {
    const outcome = await claim(wish, isEcho)
    if (outcome?.kind === 'claimed') setReward(outcome.rewardCount)
    // The only way out of a dialog that can only be claimed.
    else if (!isFree && outcome !== null && outcome.kind !== 'alreadyClaiming') onClose()
  }
  const isOver = reward !== null
  return (
    <MotionScope>
      <Dialog
        title={titled(userQuest.quest.title)}
        onClose={onClose}
        closesOnEscape={isFree}
        closesOnBackdrop={isFree}
        hasCloseButton={false}
        size="small"
        art={<QuestStage ref={stage} quest={userQuest.quest} isHappy={isOver} />}
      >
        <QuestPopupStory quest={userQuest.quest} reward={reward} />
        {isOver || (
          <Actions {...{ userQuest, quests, site, running, onClose, onNotToday }} onClaim={(wish, isEcho) => void onClaim(wish, isEcho)} />
        )}
      </Dialog>
    </MotionScope>
  )
}

const useEndOfJoy = (isOver: boolean, end: () => void) => {
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => endNow(), admiredFor)
    return () => clearTimeout(timer)
  }, [isOver])
}

interface ActionsProps extends QuestPopupProps, Pick<Claim, 'running'> {
  onClaim(wish: ClaimWish, isEcho: boolean): void
}

const Actions = ({ userQuest, quests, site, running, onClaim, onClose, onNotToday }: ActionsProps) => {
  const actions = questDialogActions(userQuest, quests)
  const target = questGoalTarget(userQuest.quest.goalList[0]?.goalName ?? homePage)
  const drawn = {
    claim: <ClaimButton key="claim" wide wish={{ kind: 'one', userQuestId: userQuest.userQuestId }} running={running} onClaim={onClaim} />,
    'claim-all': <ClaimButton key="claim-all" tone="soft" wide wish={{ kind: 'all' }} running={running} onClaim={onClaim} />,
    go: <GoLink key="go" size="medium" href={canGo(userQuest, site) ? target : null} onGo={onClose} />,
    close: (
      <Button key="close" tone="quiet" wide onClick={onClose}>
        {laterCopy.quests.close}
      </Button>
    ),
  }
  return (
    <div className={styles['actions']}>
      {actions.map((action) => drawn[action])}
      {actions.includes('close') && <TextButton onClick={onNotToday}>{laterCopy.quests.notToday}</TextButton>}
    </div>
  )
}
