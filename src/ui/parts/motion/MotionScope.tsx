import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { useReducedMotion } from './reducedMotion.ts'

/** Around what moves by framer-motion. Import it only in chunks that come later: it brings the library. Reduced motion leaves fades. */
export const MotionScope = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion={useReducedMotion() ? 'always' : 'never'}>{children}</MotionConfig>
  </LazyMotion>
)
