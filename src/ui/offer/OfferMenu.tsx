import { useEffect, useState } from 'react'
import styles from './OfferMenu.module.css'

/** How far below the place a jump leads to a part counts as reached, in CSS pixels. */
const nearly = 8

/** The part people read: the last one that has come up to where a jump to it leads, at the page's end the last of all. There is always one. */
export const useSectionInView = <Name extends string>(names: readonly Name[]): Name | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const all = names.join(' ')
  useEffect(() => {
    const look = () => setCurrent(sectionInView(all.split(' ')))
    addEventListener('scroll', look, { passive: true })
    // At the start, and when parts come, which is late, or are drawn anew with their content.
    const growth = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null
    growth?.observe(document.body)
    return () => {
      removeEventListener('scroll', look)
      growth?.disconnect()
    }
  }, [all])
  return names.find((name) => name === current) ?? names[0] ?? null
}

const sectionInView = (names: readonly string[]): string | null => {
  const parts = names.flatMap((name) => document.getElementById(name) ?? [])
  const reached = parts.findLastIndex((part) => part.getBoundingClientRect().top <= jumpsTo(part) + nearly)
  const ahead = isAtEnd() ? parts.slice(reached + 1) : []
  // Of those too short to come up, the one that was asked for.
  return (ahead.find(({ id }) => location.hash === `#${id}`) ?? ahead.at(-1) ?? parts[reached])?.id ?? null
}

const jumpsTo = (part: Element): number => Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0

const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1

interface OfferMenuProps<Name extends string> {
  /** The parts that are there, in the page's order. */
  readonly names: readonly Name[]
  readonly words: Readonly<Record<Name | 'title', string>>
}

/** Leads to the page's parts, as far as they are there. */
export const OfferMenu = <Name extends string>({ names, words }: OfferMenuProps<Name>) => {
  const inView = useSectionInView(names)
  return (
    <nav aria-label={words.title} className={styles['menu']}>
      {names.map((name) => (
        <a key={name} href={`#${name}`} className={styles['item']} aria-current={name === inView ? 'true' : undefined}>
          {words[name]}
        </a>
      ))}
    </nav>
  )
}
