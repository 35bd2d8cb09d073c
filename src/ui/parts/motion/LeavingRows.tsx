import { AnimatePresence, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

interface LeavingRowsProps {
  readonly children: ReactNode
}

/** Around the rows of a list of which some may go. */
export const LeavingRows = ({ children }: LeavingRowsProps) => <AnimatePresence initial={false}>{children}</AnimatePresence>

const gone = { opacity: 0, x: 32, scale: 0.96, transition: { duration: 0.28, ease: 'easeIn' } } as const

/** A row that leaves with grace. While it does, it is there for the eyes only. */
export const LeavingRow = ({ children }: LeavingRowsProps) => (
  <m.li exit={gone} inert={!useIsPresent()}>
    {children}
  </m.li>
)
