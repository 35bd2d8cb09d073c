import { useEffect, useState } from 'react'
import { observeSize } from '../kit/resize.ts'
import styles from './OfferSectionNav.module.css'

/** How far below the jump position a section still counts as reached, in CSS pixels. */
const tolerancePx = 8

/** Returns the name of the section in view: the last one above the jump position, or the last one at the page's end. */
export const useSectionInView = <Name extends string>(names: readonly Name[]): Name | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const all = names.join(' ')
  useEffect(() => {
    const update = () => setCurrent(sectionInView(all.split(' ')))
    addEventListener('scroll', update, { passive: true })
    // Runs at the start, and when sections are added or resized.
    const stop = observeSize([document.body], update)
    return () => {
      removeEventListener('scroll', update)
      stop()
    }
  }, [all])
  return names.find((name) => name === current) ?? names[0] ?? null
}

const sectionInView = (names: readonly string[]): string | null => {
  const parts = names.flatMap((name) => document.getElementById(name) ?? [])
  const reached = parts.findLastIndex((part) => part.getBoundingClientRect().top <= scrollMarginOf(part) + tolerancePx)
  const ahead = isAtEnd() ? parts.slice(reached + 1) : []
  // At the page's end, several sections may be too short to reach the top; the one in the address wins.
  return (ahead.find(({ id }) => location.hash === `#${id}`) ?? ahead.at(-1) ?? parts[reached])?.id ?? null
}

const scrollMarginOf = (part: Element): number => Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0

const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1

interface OfferSectionNavProps<Name extends string> {
  /** The sections that are rendered, in the page's order. */
  readonly names: readonly Name[]
  readonly words: Readonly<Record<Name | 'title', string>>
}

/** Links to the rendered sections of the page. */
export const OfferSectionNav = <Name extends string>({ names, words }: OfferSectionNavProps<Name>) => {
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
