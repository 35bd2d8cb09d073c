import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import type { StageCreature } from '../../domain/blocks/stage.ts'
import type { SolvingReward } from '../../domain/problems/reward.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { animatePoints } from '../kit/motion/flyPoints.ts'
import { useReducedMotion } from '../kit/motion/reducedMotion.ts'
import { PointCoin } from '../kit/Price.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { successWords as words } from './successWords.ts'
import styles from './Success.module.css'

const Gains = lazyWithRetry(() => import('./Gains.tsx').then((loaded) => loaded.Gains))

const SuccessSound = lazyWithRetry(() => import('./SuccessSound.tsx').then((loaded) => loaded.SuccessSound))

const Celebration = lazyWithRetry(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

/** In ms: a screen reader knows of the region by then. */
const announcedAfter = 100

interface SuccessProps {
  /** Null while the task's creature is unknown; the dolphin then stands in. */
  readonly creature: StageCreature | null
  /** The earned reward; null if there is none. */
  readonly reward: SolvingReward | null
  /** Points that a guest gets after signing in; null for somebody who is signed in. */
  readonly guestPoint: number | null
  readonly next: { readonly href: string; readonly label: string } | null
}

/**
 * Celebrates a right answer: the creature of the task jumps, the coins fly to the balance, and experience, flame and goal of the day move
 * one after the other. A press ends the animation, and nothing of it covers the program.
 */
export const Success = ({ creature, reward, guestPoint, next }: SuccessProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isSkipped, setSkipped] = useState(false)
  const [isThere, setThere] = useState(false)
  const isStill = useReducedMotion() || isSkipped
  const point = reward?.point ?? null
  // A live region is read out when it changes, not when it comes.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), announcedAfter)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (place.current !== null) void animatePoints(place.current.getBoundingClientRect(), point)
  }, [point])
  return (
    <div className={styles['place']} data-part="success">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only ends a movement, which ends by itself */}
      <div ref={place} className={styles['success']} data-still={isStill || undefined} onPointerDown={() => setSkipped(true)}>
        <CreatureArt creature={creature ?? 'DOLPHIN'} size={64} className={styles['creature']} />
        {reward !== null && (
          <div className={styles['earned']}>
            <p role="status" className={styles['reward']}>
              {isThere && (
                <>
                  <PointCoin size={20} />
                  {words.reward(formatNumber(reward.point), formatNumber(reward.experience))}
                </>
              )}
            </p>
            <LazyBoundary>
              <SuccessSound />
            </LazyBoundary>
          </div>
        )}
        {!isStill && (
          <LazyBoundary>
            <Celebration />
          </LazyBoundary>
        )}
        {guestPoint === null ? (
          <LazyBoundary loading={<div className={styles['gains']} />}>
            <div className={styles['gains']}>
              <Gains gained={reward?.experience ?? 0} />
            </div>
          </LazyBoundary>
        ) : (
          <GuestNote point={guestPoint} />
        )}
        {next && <NextLink {...next} />}
      </div>
    </div>
  )
}

const GuestNote = ({ point }: { readonly point: number }) => (
  <div className={styles['guest']}>
    <ForGuests>
      <p>
        {point > 0 && (
          <strong>
            <PointCoin size={16} /> {words.guestPoints(formatNumber(point))}
          </strong>
        )}{' '}
        {words.guestNote}
      </p>
      <LoginLink words={words.login} tone="quiet" size="small" />
    </ForGuests>
  </div>
)

const NextLink = ({ href, label }: NonNullable<SuccessProps['next']>) => {
  const place = useRef<HTMLSpanElement>(null)
  // Enter continues, unless the user is still typing: an editor or a field keeps the focus.
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[data-part="bar"]'))
      place.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={place} className={styles['next']}>
      <ButtonLink href={href} wide>
        {label}
      </ButtonLink>
    </span>
  )
}
