import type { Timer } from '../../src/application/polling.ts'

/** Makes a timer on Vitest's clock, with a page that can be hidden and shown. */
export function fakePageTimer() {
  const page = { isVisible: true, show: () => {} }
  const timer: Timer = {
    after(milliseconds, run) {
      const id = setTimeout(run, milliseconds)
      return () => clearTimeout(id)
    },
    isVisible: () => page.isVisible,
    onVisible(run) {
      page.show = () => {
        page.isVisible = true
        run()
      }
      return () => {
        page.show = () => {}
      }
    },
  }
  return { page, timer }
}
