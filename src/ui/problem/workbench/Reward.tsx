import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { animatePoints } from '../../kit/motion/flyPoints.ts'
import { PointCoin } from '../../kit/Price.tsx'
import { CreatureArt } from '../../art/Creature.tsx'
import { problemWords } from './problemWords.ts'
import styles from './Reward.module.css'

const HabitGain = lazyWithRetry(() => import('../../habit/HabitGain.tsx').then((loaded) => loaded.HabitGain))

const Celebration = lazyWithRetry(() => import('../../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

interface RewardProps {
  readonly point: number
  readonly experience: number
}

/** What a problem earned that was solved for the first time. The coins fly to where the points are counted. */
export const Reward = ({ point, experience }: RewardProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current !== null) void animatePoints(place.current.getBoundingClientRect(), point)
  }, [point])
  return (
    <div ref={place} className={styles['reward']}>
      <CreatureArt creature="DOLPHIN" size={72} />
      <p role="status" className={styles['text']}>
        <PointCoin size={20} />
        {problemWords.results.reward(formatNumber(point), formatNumber(experience))}
      </p>
      <LazyBoundary>
        <Celebration />
      </LazyBoundary>
      <LazyBoundary>
        <HabitGain />
      </LazyBoundary>
    </div>
  )
}
