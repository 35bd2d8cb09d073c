import { AnimatePresence, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

interface LeavingRowsProps {
  readonly children: ReactNode
}

/** Around list rows that may be removed. */
export const LeavingRows = ({ children }: LeavingRowsProps) => <AnimatePresence initial={false}>{children}</AnimatePresence>

const gone = { opacity: 0, x: 32, scale: 0.96, transition: { duration: 0.28, ease: 'easeIn' } } as const

/** A row with an exit animation, during which it is inert. */
export const LeavingRow = ({ children }: LeavingRowsProps) => (
  <m.li exit={gone} inert={!useIsPresent()}>
    {children}
  </m.li>
)
