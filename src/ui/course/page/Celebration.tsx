import { BubbleBurst } from '../../parts/motion/BubbleBurst.tsx'
import { MotionScope } from '../../parts/motion/MotionScope.tsx'

/** A course begins: the one moment of this page that may celebrate. */
export const Celebration = () => (
  <MotionScope>
    <BubbleBurst />
  </MotionScope>
)
