/** Scroll positions this near are the same place, in px: screens round them. */
const tolerance = 1.5

/** The native scroller: turns items into scroll positions and back, and knows our own scrolling from the person's. */
export const createRail = (track: HTMLElement) => {
  let stride = 0
  /** Where a smooth scroll of ours is heading. Until it arrives, scroll events are not the person's. */
  let aim: number | null = null

  const isAt = (left: number) => Math.abs(track.scrollLeft - left) <= tolerance
  const letGo = () => {
    aim = null
  }
  const jump = (left: number) => {
    letGo()
    if (!isAt(left)) track.scrollLeft = left
  }
  const glide = (left: number) => {
    if (isAt(left)) return
    aim = left
    track.scrollTo({ left, behavior: 'smooth' })
  }

  return {
    show(index: number, { smooth }: { readonly smooth: boolean }) {
      if (stride <= 0) return
      if (smooth) glide(index * stride)
      else jump(index * stride)
    },

    resize(next: number, at: number) {
      // A new or hidden carousel is at its start anyway: reading its position would only force a layout.
      const isAtStart = stride === 0 && at === 0
      stride = next
      if (stride > 0 && !isAtStart) jump(at * stride)
    },

    /** Tells which item the person has scrolled to. */
    follow(report: (index: number) => void) {
      const hearing = new AbortController()
      const { signal } = hearing
      const wheel = ({ deltaX, shiftKey }: WheelEvent) => (deltaX !== 0 || shiftKey) && letGo()
      track.addEventListener('touchstart', letGo, { signal, passive: true })
      track.addEventListener('keydown', letGo, { signal })
      track.addEventListener('wheel', wheel, { signal, passive: true })
      track.addEventListener('scrollend', letGo, { signal })
      track.addEventListener(
        'scroll',
        () => {
          if (stride <= 0) return
          if (aim === null) report(Math.round(track.scrollLeft / stride))
          else if (isAt(aim)) letGo()
        },
        { signal, passive: true },
      )
      return () => hearing.abort()
    },
  }
}
