import { BubbleBurst } from './BubbleBurst.tsx'
import { MotionScope } from './MotionScope.tsx'

/** A course begins: the one moment of this page that may celebrate. */
export const Celebration = () => (
  <MotionScope>
    <BubbleBurst />
  </MotionScope>
)
