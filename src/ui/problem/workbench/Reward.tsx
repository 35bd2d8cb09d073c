import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import type { Category } from '../../../domain/catalogue/category.ts'
import type { Creature } from '../../../domain/quest.ts'
import { CreatureArt } from '../../art/Creature.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { animatePoints } from '../../kit/motion/flyPoints.ts'
import { PointCoin } from '../../kit/Price.tsx'
import { useTypeCreature } from '../types/typeQueries.ts'
import { problemWords } from './problemWords.ts'
import styles from './Reward.module.css'

const HabitGain = lazyWithRetry(() => import('../../habit/HabitGain.tsx').then((loaded) => loaded.HabitGain))

const Celebration = lazyWithRetry(() => import('../../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

interface RewardProps {
  readonly point: number
  readonly experience: number
  /** Who is glad; null: not known. */
  readonly creature: Creature | null
}

/** What a problem earned that was solved for the first time, and what it makes of the day. The coins fly to where the points are counted. */
export const Reward = ({ point, experience, creature }: RewardProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current !== null) void animatePoints(place.current.getBoundingClientRect(), point)
  }, [point])
  return (
    <div ref={place} className={styles['reward']}>
      <CreatureArt creature={creature ?? 'DOLPHIN'} size={72} className={styles['creature']} />
      <p role="status" className={styles['text']}>
        <PointCoin size={20} />
        {problemWords.results.reward(formatNumber(point), formatNumber(experience))}
      </p>
      <LazyBoundary>
        <Celebration />
      </LazyBoundary>
      <LazyBoundary loading={<div className={styles['habit']} />}>
        <HabitGain />
      </LazyBoundary>
    </div>
  )
}

interface ProblemRewardProps extends Omit<RewardProps, 'creature'> {
  readonly categoryList: readonly Category[]
}

/** The creature of the problem's type is glad. */
export const ProblemReward = ({ categoryList, ...reward }: ProblemRewardProps) => (
  <Reward {...reward} creature={useTypeCreature(categoryList)} />
)
