import { ChevronRight, X } from 'lucide'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { paths } from '../../../domain/paths.ts'
import type { Category } from '../../../domain/catalogue/category.ts'
import { justFinished, problemTypeHref, type SeaType, typeAfter, typesOf } from '../../../domain/problems/problemTypes.ts'
import { CreatureArt } from '../../art/Creature.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { useSeaZones } from './typeQueries.ts'
import { typeWords } from './typeWords.ts'
import styles from './TypeStanding.module.css'

const Celebration = lazyWithRetry(() => import('../../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

const words = typeWords.type

/** Renders the types of a problem with the solved count of each, and a celebration when this problem completes one. */
export const TypeStanding = ({ categoryList }: { readonly categoryList: readonly Category[] }) => {
  const zones = loadedValue(useSeaZones()) ?? []
  const types = typesOf(zones, categoryList)
  const [finished, dismiss] = useJustFinished(types)
  return (
    <>
      {types.length === 0 ? (
        <p className={styles['names']}>{[...new Set(categoryList.map(({ name }) => name))].join(' · ')}</p>
      ) : (
        <ul className={styles['types']}>
          {types.map(({ categoryId, name, problemCount, solvedCount }) => (
            <li key={name}>
              {categoryId !== null && (
                <SiteLink href={problemTypeHref(categoryId)} className={styles['type']}>
                  <span>{name}</span>
                  {solvedCount !== null && (
                    <span className={styles['count']}>{typeWords.seaSolved(formatNumber(solvedCount), formatNumber(problemCount))}</span>
                  )}
                  <Icon icon={ChevronRight} size={16} />
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {finished !== null && <FinishedType type={finished} following={typeAfter(zones, finished)} onClose={dismiss} />}
      </div>
    </>
  )
}

/** Returns the type that was finished while the page is open, and a function to dismiss it. */
const useJustFinished = (types: readonly SeaType[]) => {
  const [known, setKnown] = useState<readonly SeaType[]>([])
  const [finished, setFinished] = useState<SeaType | null>(null)
  const latest = JSON.stringify(types)
  useEffect(() => {
    if (JSON.stringify(known) === latest) return
    const found = types.find((type) => justFinished(known.find(({ name }) => name === type.name) ?? null, type))
    if (found !== undefined) setFinished(found)
    setKnown(types)
  }, [known, types, latest])
  return [finished, () => setFinished(null)] as const
}

interface FinishedTypeProps {
  readonly type: SeaType
  readonly following: SeaType | null
  onClose(): void
}

/** Congratulates on a finished type. This is no dialog, so the verdict beside it stays reachable. */
const FinishedType = ({ type: { name, character }, following, onClose }: FinishedTypeProps) => (
  <div className={styles['finished']}>
    <span className={styles['creature']}>
      <CreatureArt creature={character} size={80} />
      <LazyBoundary>
        <Celebration />
      </LazyBoundary>
    </span>
    <div className={styles['words']}>
      <p className={styles['title']}>{words.finished(name)}</p>
      <p>{words.finishedNote}</p>
      <ButtonLink
        size="small"
        href={following?.categoryId == null ? `${paths.problemTypes}?page=1` : problemTypeHref(following.categoryId)}
      >
        {following === null ? words.map : words.following(following.name)}
      </ButtonLink>
    </div>
    <button type="button" className={styles['close']} aria-label={words.close} onClick={onClose}>
      <Icon icon={X} size={20} />
    </button>
  </div>
)
