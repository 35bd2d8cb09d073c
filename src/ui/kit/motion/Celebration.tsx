import { BubbleBurst, MotionScope } from './motion.tsx'

/** Something begins, or all of it is done: the one moment of a page that may celebrate. */
export const Celebration = () => (
  <MotionScope>
    <BubbleBurst />
  </MotionScope>
)
