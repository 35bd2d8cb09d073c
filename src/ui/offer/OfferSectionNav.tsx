import { useEffect, useState } from 'react'
import { observeSize } from '../kit/resize.ts'
import styles from './OfferSectionNav.module.css'

/** How far below the place a jump leads to a part counts as reached, in CSS pixels. */
const tolerancePx = 8

/** The section in view: the last one above the position where a jump leads, at the page's end the last one. */
export const useSectionInView = <Name extends string>(names: readonly Name[]): Name | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const all = names.join(' ')
  useEffect(() => {
    const update = () => setCurrent(sectionInView(all.split(' ')))
    addEventListener('scroll', update, { passive: true })
    // At the start, and when sections are added or redrawn.
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
  // Of those too short to come up, the one that was asked for.
  return (ahead.find(({ id }) => location.hash === `#${id}`) ?? ahead.at(-1) ?? parts[reached])?.id ?? null
}

const scrollMarginOf = (part: Element): number => Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0

const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1

interface OfferSectionNavProps<Name extends string> {
  /** The parts that are there, in the page's order. */
  readonly names: readonly Name[]
  readonly words: Readonly<Record<Name | 'title', string>>
}

/** Links to the page's sections, as far as they are drawn. */
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
