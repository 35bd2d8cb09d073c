import { Blocks, CodeXml } from 'lucide'
import { starCountFor } from '../../domain/course/course.ts'
import type { SecondColumnItem } from '../../domain/home/sections.ts'
import { blockHref, problemHref } from '../../domain/problem.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { copy } from '../copy.ts'
import { Card, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stars } from '../kit/Stars.tsx'
import styles from './ProblemRow.module.css'

const categoriesShown = 2

/** A text or block problem; each kind links to its own page (S-109, S-110). */
export const ProblemRow = ({ item }: { readonly item: SecondColumnItem }) => {
  const { character, title, difficulty, categoryList } = item.problem
  const categories = categoryList
    .slice(0, categoriesShown)
    .map(({ name }) => name)
    .join(' · ')
  return (
    <Card>
      <div className={styles['row']}>
        <span className={styles['tile']} data-kind={item.kind}>
          {character ? <CreatureArt creature={character} size={40} /> : <Icon icon={item.kind === 'text' ? CodeXml : Blocks} size={24} />}
        </span>
        <div className={styles['text']}>
          <CardTitle level={4} text={title} href={item.kind === 'text' ? problemHref(item.problem) : blockHref(item.problem)} />
          <p className={styles['meta']}>
            <Stars score={difficulty} count={starCountFor('PROBLEM')} label={copy.cards.difficulty} />
            <span className={styles['categories']} title={categories}>
              {categories}
            </span>
          </p>
        </div>
      </div>
    </Card>
  )
}

export const ProblemRowSkeleton = () => (
  <Card aria-hidden="true">
    <div className={styles['row']}>
      <Skeleton width={56} height={56} radius="card" />
      <div className={styles['text']}>
        <Skeleton width="80%" height={18} />
        <div className={styles['meta']}>
          <Skeleton width="40%" height={14} />
        </div>
      </div>
    </div>
  </Card>
)
