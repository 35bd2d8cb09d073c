import { Gift } from 'lucide'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { ClaimCommand, QuestReward } from '../../application/quest.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { paths } from '../../domain/paths.ts'
import {
  canGoToGoal,
  questGoalProgress,
  isPerforming,
  offersClaimAll,
  type QuestGift,
  type QuestGoal,
  questGoalTarget,
  type UserQuest,
} from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import { CreatureArt, CreatureDisc } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import button from '../kit/Button.module.css'
import { ButtonLink, type ButtonLook } from '../kit/Button.tsx'
import { ShowMoreList } from '../kit/GrowingList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { animatePoints } from '../kit/motion/flyPoints.ts'
import { AnimatedRow, AnimatedRows, MotionProvider } from '../kit/motion/motion.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { RewardLine } from './RewardLine.tsx'
import { type ClaimState, useClaimReward } from './useClaimReward.ts'
import styles from './QuestList.module.css'

interface ClaimButtonProps extends ButtonLook {
  readonly command: ClaimCommand
  readonly running: ClaimCommand | null
  readonly describedBy?: string | undefined
  onClaim(wish: ClaimCommand, isEcho: boolean): void
}

/** Returns the text of a claimed reward; the answer may not tell the amount (F-085). */
export const claimedText = ({ rewardCount }: QuestReward, gifts: readonly QuestGift[] = []) => {
  const text = rewardCount === null ? lazyCopy.quests.claimedUnknown : lazyCopy.quests.claimed(formatNumber(rewardCount))
  return gifts.length === 0 ? text : `${text} ${lazyCopy.quests.gifts(gifts.map(({ title }) => title).join(', '))}`
}

/** Returns the wearable gifts of these quests' rewards. */
export const giftsOf = (quests: readonly UserQuest[], ids: readonly Id[]): readonly QuestGift[] =>
  quests.flatMap(({ userQuestId, quest }) => (ids.includes(userQuestId) ? (quest.rewardItem ?? []) : []))

/** Renders a gift, shown beside the points. */
export const GiftLine = ({ gift }: { readonly gift: QuestGift | null }) =>
  gift && (
    <span className={styles['gift']}>
      <Icon icon={Gift} size={16} />
      {gift.title}
    </span>
  )

/** Never disabled: a notification answers a click while a claim is running (S-194). */
export const ClaimButton = ({ command, running, describedBy, onClaim, ...look }: ClaimButtonProps) => (
  <ActionButton
    {...look}
    aria-describedby={describedBy}
    className={styles['claim']}
    data-claiming={(running !== null && isSameClaim(running, command)) || undefined}
    onClick={({ detail }) => onClaim(command, detail > 1)}
  >
    {command.kind === 'all' ? lazyCopy.quests.claimAll : lazyCopy.quests.claim}
  </ActionButton>
)

const isSameClaim = (one: ClaimCommand, other: ClaimCommand) =>
  one.kind === 'one' ? other.kind === 'one' && one.userQuestId === other.userQuestId : other.kind === 'all'

const goalNames: Readonly<Record<string, string>> = lazyCopy.quests.goals

/** Renders a goal with its progress: n/m (S-152). */
export const GoalProgressLine = ({ goal }: { readonly goal: QuestGoal }) => {
  const { completed, total, ratio } = questGoalProgress(goal)
  const name = goalNames[goal.goalName.trim().toUpperCase()] ?? goal.goalName
  const count = `${formatNumber(completed)}/${formatNumber(total)}`
  return (
    <div className={styles['goal']}>
      <p className={styles['line']}>
        <span>{name}</span>
        <span className={styles['count']}>{count}</span>
      </p>
      <ProgressBar ratio={ratio} label={name} valueText={count} />
    </div>
  )
}

interface GoalLinkProps {
  /** Null if the goal has no page here (S-182, S-183). */
  readonly href: string | null
  /** The id of an element that tells where the link leads, so that its name stays short. */
  readonly describedBy?: string | undefined
  readonly size?: 'small' | 'medium'
  onNavigate(): void
}

/** Links to the quest's goal. A disabled link keeps its place and name, and is announced as disabled. */
export const GoalLink = ({ href, describedBy, size = 'small', onNavigate }: GoalLinkProps) =>
  href === null ? (
    <span
      role="link"
      aria-disabled="true"
      aria-describedby={describedBy}
      tabIndex={0}
      className={button['button']}
      data-tone="soft"
      data-size={size}
    >
      {lazyCopy.quests.go}
    </span>
  ) : (
    <ButtonLink href={href} tone="soft" size={size} aria-describedby={describedBy} onClick={onNavigate}>
      {lazyCopy.quests.go}
    </ButtonLink>
  )

interface QuestItemProps {
  readonly userQuest: UserQuest
  readonly site: Site
  readonly level: 3 | 4
  readonly running: ClaimCommand | null
  onClaim(wish: ClaimCommand, isEcho: boolean): void
  onNavigate(): void
}

const QuestItem = ({ userQuest, site, level, running, onClaim, onNavigate }: QuestItemProps) => {
  const { quest } = userQuest
  const Title = `h${level}` as const
  const titleId = useId()
  const target = questGoalTarget(quest.goalList[0]?.goalName ?? paths.home)
  return (
    <div className={styles['quest']} data-clear={quest.clear || undefined}>
      <span className={styles['tile']}>
        <CreatureArt creature={quest.character ?? 'DOLPHIN'} size={48} />
      </span>
      <div className={styles['text']}>
        <Title id={titleId} className={styles['title']}>
          {displayTitle(quest.title)}
        </Title>
        {quest.description && <p className={styles['description']}>{quest.description}</p>}
        {quest.goalList.map((goal, place) => (
          <GoalProgressLine key={`${place} ${goal.goalName}`} goal={goal} />
        ))}
      </div>
      <div className={styles['foot']}>
        <RewardLine quest={quest} />
        <GiftLine gift={quest.rewardItem} />
        {quest.clear ? (
          <ClaimButton
            size="small"
            command={{ kind: 'one', userQuestId: userQuest.userQuestId }}
            running={running}
            describedBy={titleId}
            onClaim={onClaim}
          />
        ) : (
          <GoalLink href={canGoToGoal(userQuest, site) ? target : null} describedBy={titleId} onNavigate={onNavigate} />
        )}
      </div>
    </div>
  )
}

interface QuestListProps {
  readonly quests: readonly UserQuest[]
  readonly site: Site
  /** The level of the groups' headings: one below the heading above the list. */
  readonly level: 2 | 3
  /** Replaces the usual message of an empty list. */
  readonly none?: ReactNode
  onNavigate?(): void
}

const step = 20

const groups = [
  { category: 'MAIN', title: lazyCopy.quests.main },
  { category: 'SUB', title: lazyCopy.quests.sub },
  { category: null, title: lazyCopy.quests.other },
] as const

/** Lists all quests in progress, each with its action. */
export const QuestList = ({ quests, site, level, none, onNavigate = doNothing }: QuestListProps) => {
  const { running, claim, readStanding } = useClaimReward({ keepsStanding: true })
  const [claimed, setClaimed] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const performing = quests.filter(isPerforming)

  const onClaim = async (wish: ClaimCommand, isEcho: boolean) => {
    // Some browsers do not focus a clicked button.
    const from = (document.activeElement === document.body ? root.current : document.activeElement)?.getBoundingClientRect()
    const outcome = await claim(wish, isEcho)
    if (outcome?.kind !== 'claimed') return
    if (!from || !root.current) return readStanding()
    void animatePoints(from, outcome.rewardCount).then(readStanding)
    setClaimed(claimedText(outcome, giftsOf(quests, outcome.userQuestIds)))
    // The focused button disappears. The next one must not get the focus, or a held key would claim that, too.
    root.current.focus({ preventScroll: true })
  }

  return (
    <MotionProvider>
      <div ref={root} tabIndex={-1} role="group" aria-label={lazyCopy.quests.title} className={styles['root']}>
        <p role="status" className={styles['claimed']}>
          {claimed}
        </p>
        {performing.length === 0 && (none ?? <NoQuests />)}
        {groups.map(({ category, title }) => (
          <QuestGroup
            key={title}
            title={title}
            quests={performing.filter(({ quest }) => quest.largeCategory === category)}
            all={quests}
            site={site}
            level={level}
            running={running}
            onClaim={(wish, isEcho) => void onClaim(wish, isEcho)}
            onNavigate={onNavigate}
          />
        ))}
      </div>
    </MotionProvider>
  )
}

const doNothing = () => {}

const NoQuests = () => (
  <div className={styles['none']}>
    <CreatureDisc creature="TURTLE" size={128} />
    <p>{lazyCopy.quests.none}</p>
  </div>
)

interface QuestGroupProps extends Pick<ClaimState, 'running'>, Pick<QuestListProps, 'level'> {
  readonly title: string
  readonly quests: readonly UserQuest[]
  /** Includes quests that are not in progress: they count for ‘claim all’. */
  readonly all: readonly UserQuest[]
  readonly site: Site
  onClaim(wish: ClaimCommand, isEcho: boolean): void
  onNavigate(): void
}

const QuestGroup = ({ title, quests, all, site, level, running, onClaim, onNavigate }: QuestGroupProps) => {
  if (quests.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section className={styles['group']}>
      <header className={styles['header']}>
        <Heading className={styles['heading']}>{title}</Heading>
        {quests.some((quest) => offersClaimAll(quest, all)) && (
          <ClaimButton tone="quiet" size="small" command={{ kind: 'all' }} running={running} onClaim={onClaim} />
        )}
      </header>
      <ShowMoreList
        items={quests}
        step={step}
        className={styles['list']}
        Rows={AnimatedRows}
        Row={AnimatedRow}
        keyOf={({ userQuestId }) => userQuestId}
        renderItem={(userQuest) => (
          <QuestItem
            userQuest={userQuest}
            site={site}
            level={level === 2 ? 3 : 4}
            running={running}
            onClaim={onClaim}
            onNavigate={onNavigate}
          />
        )}
      />
    </section>
  )
}
