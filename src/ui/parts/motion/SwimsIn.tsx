import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

interface SwimsInProps {
  /** Leaps for joy, once. */
  readonly isHappy: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

const far = { opacity: 0, x: '-160%', y: 24, rotate: -14 }
const here = { opacity: 1, x: '0%', y: 0, rotate: 0, transition: { duration: 0.7, ease: [0.2, 0.7, 0.3, 1] } } as const
const leaping = { opacity: 1, x: '0%', y: [0, -28, 6, 0], rotate: [0, -10, 8, 0], transition: { duration: 0.7 } }

/** Comes from the left in one stroke. Where less motion is wanted it only fades in. */
export const SwimsIn = ({ isHappy, className, children }: SwimsInProps) => (
  <m.span className={className} initial={far} animate={isHappy ? leaping : here}>
    {children}
  </m.span>
)
