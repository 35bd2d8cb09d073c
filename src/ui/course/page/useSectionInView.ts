import { useEffect, useState } from 'react'

/** Below the header and the menu, and above the middle of the screen. */
const band = '-120px 0px -55% 0px'

/** The first of the parts that lies where people read. */
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
    for (const name of all.split(' ')) {
      const section = document.getElementById(name)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [all])
  return names.find((name) => inView.includes(name)) ?? null
}
