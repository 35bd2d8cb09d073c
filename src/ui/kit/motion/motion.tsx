import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { useReducedMotion } from './reducedMotion.ts'
import styles from './motion.module.css'

/** Wraps elements that framer-motion animates. Import it only in lazy chunks: it brings the library. Reduced motion keeps only fades. */
export const MotionProvider = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion={useReducedMotion() ? 'always' : 'never'}>{children}</MotionConfig>
  </LazyMotion>
)

interface AnimatedRowsProps {
  readonly children: ReactNode
}

/** Wraps list rows that may be removed. */
export const AnimatedRows = ({ children }: AnimatedRowsProps) => <AnimatePresence initial={false}>{children}</AnimatePresence>

const exitAnimation = { opacity: 0, x: 32, scale: 0.96, transition: { duration: 0.28, ease: 'easeIn' } } as const

/** A row with an exit animation, during which it is inert. */
export const AnimatedRow = ({ children }: AnimatedRowsProps) => (
  <m.li exit={exitAnimation} inert={!useIsPresent()}>
    {children}
  </m.li>
)

interface SlideInProps {
  /** True makes the element jump once. */
  readonly isCelebrating: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

const startPose = { opacity: 0, x: '-160%', y: 24, rotate: -14 }
const restPose = { opacity: 1, x: '0%', y: 0, rotate: 0, transition: { duration: 0.7, ease: [0.2, 0.7, 0.3, 1] } } as const
const celebratePose = { opacity: 1, x: '0%', y: [0, -28, 6, 0], rotate: [0, -10, 8, 0], transition: { duration: 0.7 } }

/** Slides in from the left. With reduced motion it only fades in. */
export const SlideIn = ({ isCelebrating, className, children }: SlideInProps) => (
  <m.span className={className} initial={startPose} animate={isCelebrating ? celebratePose : restPose}>
    {children}
  </m.span>
)

const bubbleCount = 14
const angleStep = 2.4

/** The bubbles, the same ones every time, at angles without a visible pattern. */
const bubbles = Array.from({ length: bubbleCount }, (_, at) => {
  const angle = at * angleStep
  const reach = 72 + (at % 4) * 18
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach - 24, size: 10 + (at % 3) * 8, delay: (at % 5) * 0.04 }
})

/** Shows bubbles that burst outwards, for a moment that celebrates. */
export const BubbleBurst = () => (
  <span className={styles['burst']} aria-hidden="true">
    {bubbles.map(({ x, y, size, delay }, at) => (
      <m.span
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        key={at}
        className={styles['bubble']}
        style={{ width: size, height: size, marginLeft: -size / 2, marginTop: -size / 2 }}
        initial={{ opacity: 0.9, x: 0, y: 0, scale: 0.2 }}
        animate={{ opacity: 0, x, y, scale: 1 }}
        transition={{ duration: 0.8, delay, ease: 'easeOut' }}
      />
    ))}
  </span>
)
