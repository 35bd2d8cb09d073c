import { type ReactNode, useId, useRef, useState } from 'react'
import type { ClaimWish } from '../../application/quest.ts'
import { grouped } from '../../domain/format.ts'
import {
  canGo,
  goalProgress,
  homePage,
  isPerforming,
  offersClaimAll,
  type QuestGoal,
  questGoalTarget,
  type UserQuest,
} from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import { CreatureArt, CreatureDisc } from '../art/Creature.tsx'
import { titled } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import button from '../kit/Button.module.css'
import { ButtonLink, type ButtonLook } from '../kit/Button.tsx'
import { GrowingList } from '../kit/GrowingList.tsx'
import { flyPoints } from '../kit/motion/flyPoints.ts'
import { LeavingRow, LeavingRows, MotionScope } from '../kit/motion/motion.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { laterCopy } from '../laterCopy.ts'
import { RewardLine } from './RewardLine.tsx'
import { type Claim, useClaim } from './useClaim.ts'
import styles from './QuestList.module.css'

interface ClaimButtonProps extends ButtonLook {
  readonly wish: ClaimWish
  readonly running: ClaimWish | null
  readonly describedBy?: string | undefined
  onClaim(wish: ClaimWish, isEcho: boolean): void
}

/** Never disabled: a click while a claim is running is answered by a notification (S-194). */
export const ClaimButton = ({ wish, running, describedBy, onClaim, ...look }: ClaimButtonProps) => (
  <ActionButton
    {...look}
    aria-describedby={describedBy}
    className={styles['claim']}
    data-claiming={(running !== null && isSame(running, wish)) || undefined}
    onClick={({ detail }) => onClaim(wish, detail > 1)}
  >
    {wish.kind === 'all' ? laterCopy.quests.claimAll : laterCopy.quests.claim}
  </ActionButton>
)

const isSame = (one: ClaimWish, other: ClaimWish) =>
  one.kind === 'one' ? other.kind === 'one' && one.userQuestId === other.userQuestId : other.kind === 'all'

const names: Readonly<Record<string, string>> = laterCopy.quests.goals

/** A goal and how much of it is done: n/m (S-152). */
export const GoalLine = ({ goal }: { readonly goal: QuestGoal }) => {
  const { completed, total, ratio } = goalProgress(goal)
  const name = names[goal.goalName.trim().toUpperCase()] ?? goal.goalName
  const count = `${grouped(completed)}/${grouped(total)}`
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

interface GoLinkProps {
  /** Null: there is nowhere to go from here (S-182, S-183). */
  readonly href: string | null
  /** Id of what it leads to in words: the link's own name stays short. */
  readonly describedBy?: string | undefined
  readonly size?: 'small' | 'medium'
  onGo(): void
}

/** Disabled it keeps its place and its name, and says that it is. */
export const GoLink = ({ href, describedBy, size = 'small', onGo }: GoLinkProps) =>
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
      {laterCopy.quests.go}
    </span>
  ) : (
    <ButtonLink href={href} tone="soft" size={size} aria-describedby={describedBy} onClick={onGo}>
      {laterCopy.quests.go}
    </ButtonLink>
  )

interface QuestItemProps {
  readonly userQuest: UserQuest
  readonly site: Site
  readonly level: 3 | 4
  readonly running: ClaimWish | null
  onClaim(wish: ClaimWish, isEcho: boolean): void
  onGo(): void
}

const QuestItem = ({ userQuest, site, level, running, onClaim, onGo }: QuestItemProps) => {
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

interface QuestListProps {
  readonly quests: readonly UserQuest[]
  readonly site: Site
  /** Of the groups' headings: one below what the list stands under. */
  readonly level: 2 | 3
  /** In the stead of what is said where there are none. */
  readonly none?: ReactNode
  onGo?(): void
}

const step = 20

const groups = [
  { category: 'MAIN', title: laterCopy.quests.main },
  { category: 'SUB', title: laterCopy.quests.sub },
  { category: null, title: laterCopy.quests.other },
] as const

/** Every quest that is being performed, with what can be done about it. */
export const QuestList = ({ quests, site, level, none, onGo = nothing }: QuestListProps) => {
  const { running, claim } = useClaim()
  const [claimed, setClaimed] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const performing = quests.filter(isPerforming)

  const onClaim = async (wish: ClaimWish, isEcho: boolean) => {
    // Not every browser gives a clicked button the focus.
    const from = (document.activeElement === document.body ? root.current : document.activeElement)?.getBoundingClientRect()
    const outcome = await claim(wish, isEcho)
    if (outcome?.kind !== 'claimed' || !root.current) return
    setClaimed(laterCopy.quests.claimed(grouped(outcome.rewardCount)))
    // The focused button disappears; the next one must not get the focus, or a held key would claim that too.
    root.current.focus({ preventScroll: true })
    if (from) void flyPoints(from)
  }

  return (
    <MotionScope>
      <div ref={root} tabIndex={-1} role="group" aria-label={laterCopy.quests.title} className={styles['root']}>
        <p aria-live="polite" className={styles['claimed']}>
          {claimed}
        </p>
        {performing.length === 0 && (none ?? <None />)}
        {groups.map(({ category, title }) => (
          <Group
            key={title}
            title={title}
            quests={performing.filter(({ quest }) => quest.largeCategory === category)}
            all={quests}
            site={site}
            level={level}
            running={running}
            onClaim={(wish, isEcho) => void onClaim(wish, isEcho)}
            onGo={onGo}
          />
        ))}
      </div>
    </MotionScope>
  )
}

const nothing = () => {}

const None = () => (
  <div className={styles['none']}>
    <CreatureDisc creature="TURTLE" size={128} />
    <p>{laterCopy.quests.none}</p>
  </div>
)

interface GroupProps extends Pick<Claim, 'running'>, Pick<QuestListProps, 'level'> {
  readonly title: string
  readonly quests: readonly UserQuest[]
  /** Also those that are not being performed: they count for ‘claim all’. */
  readonly all: readonly UserQuest[]
  readonly site: Site
  onClaim(wish: ClaimWish, isEcho: boolean): void
  onGo(): void
}

const Group = ({ title, quests, all, site, level, running, onClaim, onGo }: GroupProps) => {
  if (quests.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section className={styles['group']}>
      <header className={styles['header']}>
        <Heading className={styles['heading']}>{title}</Heading>
        {quests.some((quest) => offersClaimAll(quest, all)) && (
          <ClaimButton tone="quiet" size="small" wish={{ kind: 'all' }} running={running} onClaim={onClaim} />
        )}
      </header>
      <GrowingList
        items={quests}
        step={step}
        className={styles['list']}
        Rows={LeavingRows}
        Row={LeavingRow}
        keyOf={({ userQuestId }) => userQuestId}
        renderItem={(userQuest) => (
          <QuestItem userQuest={userQuest} site={site} level={level === 2 ? 3 : 4} running={running} onClaim={onClaim} onGo={onGo} />
        )}
      />
    </section>
  )
}
