import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClaimWish } from '../../application/quest/claimQuestReward.ts'
import { canGo } from '../../domain/quest/canGo.ts'
import { isWelcome } from '../../domain/quest/isWelcome.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import { questDialogActions } from '../../domain/quest/questDialogActions.ts'
import { homePage, questGoalTarget } from '../../domain/quest/questGoalTarget.ts'
import type { Site } from '../../domain/site/Site.ts'
import { laterCopy } from '../laterCopy.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextButton } from '../parts/TextButton.tsx'
import { flyPoints } from '../parts/motion/flyPoints.ts'
import { MotionScope } from '../parts/motion/MotionScope.tsx'
import { ClaimButton } from './ClaimButton.tsx'
import { GoLink } from './GoLink.tsx'
import styles from './QuestPopup.module.css'
import { QuestPopupStory } from './QuestPopupStory.tsx'
import { QuestStage } from './QuestStage.tsx'
import { type Claim, useClaim } from './useClaim.ts'
import { titled } from '../titled.ts'

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
