import * as m from 'framer-motion/m'
import styles from './BubbleBurst.module.css'

const count = 14
const golden = 2.4

/** Same every time, and without a pattern that the eye would catch. */
const bubbles = Array.from({ length: count }, (_, at) => {
  const angle = at * golden
  const reach = 72 + (at % 4) * 18
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach - 24, size: 10 + (at % 3) * 8, delay: (at % 5) * 0.04 }
})

/** Bubbles that burst outwards, for the one moment that may celebrate. */
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
