import { BubbleBurst, MotionProvider } from './motion.tsx'

/** Something begins, or all of it is done: the one moment of a page that may celebrate. */
export const Celebration = () => (
  <MotionProvider>
    <BubbleBurst />
  </MotionProvider>
)
