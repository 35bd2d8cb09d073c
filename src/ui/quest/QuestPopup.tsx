import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClaimCommand, ClaimOutcome, QuestReward } from '../../application/quest.ts'
import { formatNumber } from '../../domain/format.ts'
import { paths } from '../../domain/paths.ts'
import {
  canGoToGoal,
  hasMoreToClaim,
  isWelcomeNotReady,
  isWelcomeQuest,
  type Quest,
  questDialogActions,
  questGoalTarget,
  type UserQuest,
} from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import { CreatureArt } from '../art/Creature.tsx'
import seaFloor from '../art/sea-floor.svg?url&no-inline'
import { displayTitle } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { animatePoints } from '../kit/motion/flyPoints.ts'
import { BubbleBurst, MotionProvider, SlideIn } from '../kit/motion/motion.tsx'
import { hideBrokenImage } from '../kit/Picture.tsx'
import { PointCoin } from '../kit/Price.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { ClaimButton, claimedText, GiftLine, giftsOf, GoalLink, GoalProgressLine } from './QuestList.tsx'
import { RewardLine } from './RewardLine.tsx'
import { type ClaimState, useClaimReward } from './useClaimReward.ts'
import styles from './QuestPopup.module.css'

interface QuestPopupBodyProps {
  readonly userQuest: UserQuest
  /** The claimed reward; null before the claim. */
  readonly reward: QuestReward | null
}

/** Renders the quest with its goals; after the claim, its reward. */
const QuestPopupBody = ({ userQuest, reward }: QuestPopupBodyProps) => {
  const { quest } = userQuest
  const won = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The focused button is gone.
    if (reward !== null) won.current?.focus({ preventScroll: true })
  }, [reward])
  return (
    <>
      <p ref={won} tabIndex={-1} className={styles['won']}>
        {reward !== null && (
          <>
            <span aria-hidden="true">
              <PointCoin size={56} />
            </span>
            {claimedText(reward)}
          </>
        )}
      </p>
      {reward === null && (
        <>
          <div className={styles['facts']}>
            {quest.largeCategory && (
              <Badge tone="primary">{quest.largeCategory === 'MAIN' ? lazyCopy.quests.main : lazyCopy.quests.sub}</Badge>
            )}
            {quest.level !== null && <Badge tone="neutral">{lazyCopy.quests.level(formatNumber(quest.level))}</Badge>}
            {isWelcomeNotReady(userQuest) || <RewardLine quest={quest} />}
            <GiftLine gift={quest.rewardItem} />
          </div>
          {quest.description && <p className={styles['description']}>{quest.description}</p>}
          {isWelcomeNotReady(userQuest) ? (
            <p className={styles['description']}>{lazyCopy.quests.notReady}</p>
          ) : (
            quest.goalList.map((goal, place) => <GoalProgressLine key={`${place} ${goal.goalName}`} goal={goal} />)
          )}
        </>
      )}
    </>
  )
}

interface QuestSceneProps {
  readonly ref: Ref<HTMLDivElement>
  readonly quest: Pick<Quest, 'character'>
  readonly isCelebrating: boolean
}

/** The sea that the quest's creature swims into. */
const QuestScene = ({ ref, quest, isCelebrating }: QuestSceneProps) => (
  <div ref={ref} className={styles['stage']} aria-hidden="true">
    <img src={seaFloor} alt="" width={1280} height={120} className={styles['floor']} onError={hideBrokenImage} />
    <SlideIn isCelebrating={isCelebrating} className={styles['creature']}>
      <CreatureArt creature={quest.character ?? 'DOLPHIN'} size={136} />
    </SlideIn>
    {isCelebrating && <BubbleBurst />}
  </div>
)

interface QuestPopupProps {
  readonly userQuest: UserQuest
  readonly quests: readonly UserQuest[]
  readonly site: Site
  onClose(): void
  onHideToday(): void
}

type ClaimedReward = Extract<ClaimOutcome, { readonly kind: 'claimed' }>

/** The time in ms for which the reward is shown, before the dialog closes and the points fly. */
const celebrationMs = 600

/** The dialog of the most important quest. */
export const QuestPopup = ({ userQuest, quests, site, onClose, onHideToday }: QuestPopupProps) => {
  const { notifications } = useApplication()
  const { running, claim, readStanding } = useClaimReward({ keepsStanding: true })
  const [reward, setReward] = useState<ClaimedReward | null>(null)
  const sceneRef = useRef<HTMLDivElement>(null)
  const isClosable = !isWelcomeQuest(userQuest)
  useAfterCelebration(reward !== null, (isCut) => {
    if (isCut || !sceneRef.current || reward === null) return readStanding()
    void animatePoints(sceneRef.current.getBoundingClientRect(), reward.rewardCount).then(readStanding)
    // The dialog closes before its text can be read, so a notification repeats it.
    notifications.success(claimedText(reward, giftsOf(quests, reward.userQuestIds)))
    onClose()
  })

  const onClaim = async (wish: ClaimCommand, isEcho: boolean) => {
    const outcome = await claim(wish, isEcho)
    if (outcome?.kind === 'claimed') {
      if (sceneRef.current) return setReward(outcome)
      // The dialog was closed meanwhile: skip the celebration and only notify.
      notifications.success(claimedText(outcome, giftsOf(quests, outcome.userQuestIds)))
      readStanding()
    }
    // A dialog with only the claim action has no other way to close.
    else if (!isClosable && outcome !== null && outcome.kind !== 'alreadyClaiming') onClose()
  }
  const isOver = reward !== null
  return (
    <MotionProvider>
      <Dialog
        title={displayTitle(userQuest.quest.title)}
        onClose={onClose}
        closesOnEscape={isClosable}
        closesOnBackdrop={isClosable}
        hasCloseButton={false}
        size="small"
        art={<QuestScene ref={sceneRef} quest={userQuest.quest} isCelebrating={isOver} />}
      >
        <QuestPopupBody userQuest={userQuest} reward={reward} />
        {isOver || (
          <Actions {...{ userQuest, quests, site, running, onClose, onHideToday }} onClaim={(wish, isEcho) => void onClaim(wish, isEcho)} />
        )}
      </Dialog>
    </MotionProvider>
  )
}

/** Calls back after the celebration, or when the dialog closes during it. */
const useAfterCelebration = (isOver: boolean, end: (isCut: boolean) => void) => {
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (!isOver) return
    let isPending = true
    const timer = setTimeout(() => {
      isPending = false
      endNow(false)
    }, celebrationMs)
    return () => {
      clearTimeout(timer)
      if (isPending) endNow(true)
    }
  }, [isOver])
}

interface ActionsProps extends QuestPopupProps, Pick<ClaimState, 'running'> {
  onClaim(wish: ClaimCommand, isEcho: boolean): void
}

const Actions = ({ userQuest, quests, site, running, onClaim, onClose, onHideToday }: ActionsProps) => {
  const actions = questDialogActions(userQuest, quests)
  const target = questGoalTarget(userQuest.quest.goalList[0]?.goalName ?? paths.home)
  const callsForAll = hasMoreToClaim(userQuest, quests)
  const claimAll = (
    <ClaimButton
      key="claim-all"
      tone={callsForAll ? 'soft' : 'quiet'}
      wide={callsForAll}
      command={{ kind: 'all' }}
      {...{ running, onClaim }}
    />
  )
  const drawn = {
    claim: (
      <ClaimButton
        key="claim"
        tone={isWelcomeNotReady(userQuest) ? 'soft' : 'primary'}
        wide
        command={{ kind: 'one', userQuestId: userQuest.userQuestId }}
        running={running}
        onClaim={onClaim}
      />
    ),
    'claim-all': callsForAll && claimAll,
    go: <GoalLink key="go" size="medium" href={canGoToGoal(userQuest, site) ? target : null} onNavigate={onClose} />,
    // A row of text buttons, so that only a reward has a prominent button.
    close: (
      <div key="close" className={styles['ways']}>
        {actions.includes('claim-all') && !callsForAll && claimAll}
        <TextButton onClick={onClose}>{lazyCopy.quests.close}</TextButton>
        <TextButton onClick={onHideToday}>{lazyCopy.quests.notToday}</TextButton>
      </div>
    ),
  }
  return <div className={styles['actions']}>{actions.map((action) => drawn[action])}</div>
}
