import { Blocks, CodeXml } from 'lucide'
import type { SecondColumnItem } from '../../domain/home/recommendedProblems.ts'
import { starCountFor } from '../../domain/course/starRating.ts'
import { blockHref, problemHref } from '../../domain/problem/problemHref.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { copy } from '../copy.ts'
import { Card } from '../parts/Card.tsx'
import { CardTitle } from '../parts/CardTitle.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Stars } from '../parts/Stars.tsx'
import styles from './ProblemRow.module.css'

const categoriesShown = 2

/** A text or block problem; each kind leads to its own page (S-109, S-110). */
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
          {character ? <CreatureArt creature={character} size={40} /> : <Icon of={item.kind === 'text' ? CodeXml : Blocks} size={24} />}
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
