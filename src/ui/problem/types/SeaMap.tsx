import { Check } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { problemsHref, problemQuery } from '../../../domain/problems/problemQuery.ts'
import { problemTypeHref, type SeaTheme, type SeaType, type SeaZone } from '../../../domain/problems/problemTypes.ts'
import { CreatureArt } from '../../art/Creature.tsx'
import seas from '../../art/seas.svg?url&no-inline'
import { useShowMore } from '../../kit/GrowingList.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { useHasMovedOn } from './typeQueries.ts'
import { typeWords as words } from './typeWords.ts'
import styles from './SeaMap.module.css'

interface SeaMapProps {
  readonly zones: readonly SeaZone[]
  /** Reports the theme of the sea in the middle of the window. */
  onTheme(theme: SeaTheme): void
}

/** Renders the seas one below the other, from the shore to the deep. */
export const SeaMap = ({ zones, onTheme }: SeaMapProps) => {
  const { shown, listRef: place, moreButton } = useShowMore<SeaZone, HTMLDivElement>(zones)
  const shownCount = shown.length
  const tell = useEffectEvent(onTheme)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const at = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-at')
        const zone = at === undefined || at === null ? undefined : zones[Number(at)]
        if (zone !== undefined) tell(zone.theme)
      },
      { rootMargin: '-50% 0px' },
    )
    for (const zone of [...(place.current?.children ?? [])].slice(0, shownCount)) observer.observe(zone)
    return () => observer.disconnect()
  }, [zones, shownCount, place])
  const hasMovedOn = useHasMovedOn(zones)
  const firstNumbers = zones.map((_, at) => zones.slice(0, at).reduce((sum, { types }) => sum + types.length, 1))
  return (
    <>
      <div ref={place} className={styles['map']}>
        {shown.map((zone, at) => (
          <Zone key={zone.name} zone={zone} at={at} firstNumber={firstNumbers[at] ?? 1} hasMovedOn={hasMovedOn} />
        ))}
      </div>
      {moreButton}
    </>
  )
}

interface ZoneProps {
  readonly zone: SeaZone
  readonly at: number
  readonly firstNumber: number
  hasMovedOn(type: SeaType): boolean
}

const Zone = ({ zone, at, firstNumber, hasMovedOn }: ZoneProps) => {
  const { name, theme, description, types, problemCount, solvedCount, isFinished } = zone
  const count = formatNumber(problemCount)
  return (
    <section className={styles['zone']} data-sea={theme} data-at={at} aria-labelledby={`sea-${at}`}>
      <svg className={styles['wave']} viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 22C100 2 200 2 300 20s200 18 300 0 200-18 300 0 200 18 300 0v20H0Z" />
      </svg>
      <svg className={styles['scenery']} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
        <use href={`${seas}#${theme}`} />
      </svg>
      <span className={styles['bubbles']} aria-hidden="true" />
      <div className={styles['head']}>
        <p className={styles['depth']}>{words.depths[theme]}</p>
        <h2 id={`sea-${at}`} className={styles['title']}>
          {name}
        </h2>
        {description !== null && <p className={styles['description']}>{description}</p>}
        <p className={styles['score']}>
          {isFinished && <Icon icon={Check} size={18} />}
          {solvedCount === null ? words.count(count) : isFinished ? words.seaFinished : words.seaSolved(formatNumber(solvedCount), count)}
        </p>
      </div>
      <LongList as="ol" className={styles['types']} start={firstNumber}>
        {types.map((type, index) => (
          <li key={type.name} className={styles['place']}>
            <TypeLink type={type} number={firstNumber + index} hasMovedOn={hasMovedOn(type)} />
          </li>
        ))}
      </LongList>
    </section>
  )
}

interface TypeLinkProps {
  readonly type: SeaType
  readonly number: number
  /** Whether something was solved since the last visit. The creature then turns once. */
  readonly hasMovedOn: boolean
}

/** Renders a link to the page of a type, or to its problems if the type has no page. */
const TypeLink = ({ type, number, hasMovedOn }: TypeLinkProps) => {
  const { categoryId, name, character, problemCount, solvedCount, isFinished, isNext } = type
  const count = formatNumber(problemCount)
  const href = categoryId === null ? problemsHref({ ...problemQuery.initial, categories: [name] }) : problemTypeHref(categoryId)
  return (
    <SiteLink
      href={href}
      className={styles['type']}
      data-moved-on={hasMovedOn || undefined}
      data-state={isFinished ? 'finished' : isNext ? 'next' : undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <CreatureArt creature={character} size={48} className={styles['creature']} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>{' '}
        <span className={styles['count']}>
          {solvedCount === null ? words.count(count) : isFinished ? words.finished : words.solved(formatNumber(solvedCount), count)}
        </span>
        {isNext && (
          <>
            {' '}
            <span className={styles['next']}>{(solvedCount ?? 0) > 0 || number > 1 ? words.next : words.begin}</span>
          </>
        )}
      </span>
      {isFinished && (
        <span className={styles['stamp']}>
          <Icon icon={Check} size={16} />
        </span>
      )}
    </SiteLink>
  )
}
