import { useEffect, useState } from 'react'

/** Below the header and the menu, and above the middle of the screen. */
const band = '-120px 0px -55% 0px'

/** The first of the parts that lies where people read. Parts come late, and are drawn anew once they have their content. */
export const useSectionInView = <Name extends string>(names: readonly Name[]): Name | null => {
  const [inView, setInView] = useState<readonly string[]>([])
  const all = names.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const seen = new Map(entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]))
          return all.split(' ').filter((name) => seen.get(name) ?? before.includes(name))
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
  return names.find((name) => inView.includes(name)) ?? null
}
