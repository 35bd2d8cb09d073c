import type { Timer } from '../../application/polling.ts'

/** The page's timer, with its visibility. */
export const pageTimer: Timer = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  isVisible: () => document.visibilityState === 'visible',
  onVisible(run) {
    const onChange = () => {
      if (document.visibilityState === 'visible') run()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
}
