import { BubbleBurst, MotionProvider } from './motion.tsx'

/** Celebrates, as the one animation of a page: a beginning, or a complete success. */
export const Celebration = () => (
  <MotionProvider>
    <BubbleBurst />
  </MotionProvider>
)
