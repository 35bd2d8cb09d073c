import { type ReactNode, useRef, useState } from 'react'
import type { ClaimWish } from '../../application/quest/claimQuestReward.ts'
import { grouped } from '../../domain/grouped.ts'
import { isPerforming } from '../../domain/quest/isPerforming.ts'
import { offersClaimAll } from '../../domain/quest/offersClaimAll.ts'
import type { UserQuest } from '../../domain/quest/Quest.ts'
import type { Site } from '../../domain/site/Site.ts'
import { CreatureDisc } from '../art/CreatureDisc.tsx'
import { laterCopy } from '../laterCopy.ts'
import { GrowingList } from '../parts/GrowingList.tsx'
import { flyPoints } from '../parts/motion/flyPoints.ts'
import { LeavingRow, LeavingRows } from '../parts/motion/LeavingRows.tsx'
import { MotionScope } from '../parts/motion/MotionScope.tsx'
import { ClaimButton } from './ClaimButton.tsx'
import { QuestItem } from './QuestItem.tsx'
import styles from './QuestList.module.css'
import { type Claim, useClaim } from './useClaim.ts'

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
