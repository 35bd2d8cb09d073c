import { useEffect, useState } from 'react'

/** Below the header and the menu, and above the middle of the screen. */
const band = '-120px 0px -55% 0px'

interface Seen {
  readonly inView: readonly string[]
  readonly current: string | null
}

/** The first of the parts that lies where people read, or the last that did: there is always one. Parts come late, and are drawn anew once they have their content. */
export const useSectionInView = <Name extends string>(names: readonly Name[]): Name | null => {
  const [{ current }, setSeen] = useState<Seen>({ inView: [], current: null })
  const all = names.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const seen = new Map(entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]))
          const inView = all.split(' ').filter((name) => seen.get(name) ?? before.inView.includes(name))
          return { inView, current: inView[0] ?? before.current }
        }),
      { rootMargin: band },
    )
    const watched = new Map<string, HTMLElement | null>()
    const watch = () => {
      for (const name of all.split(' ')) {
        const [before, now] = [watched.get(name), document.getElementById(name)]
        if (before === now) continue
        if (before) observer.unobserve(before)
        if (now) observer.observe(now)
        watched.set(name, now)
      }
    }
    watch()
    const changes = new MutationObserver(watch)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      observer.disconnect()
    }
  }, [all])
  return names.find((name) => name === current) ?? names[0] ?? null
}
