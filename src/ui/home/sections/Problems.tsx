import type { ProblemCardView } from '../../../application/cards.ts'
import { copy } from '../../copy.ts'
import { SectionHeading, SeeAllLink, SkeletonHeading } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { ProblemRow, ProblemRowSkeleton } from '../../problem/ProblemRow.tsx'
import styles from './Problems.module.css'

interface ProblemColumn {
  readonly kind: 'text' | 'moreText' | 'block'
  readonly cards: readonly ProblemCardView[]
}

interface ProblemsProps {
  readonly title: string
  readonly columns: readonly ProblemColumn[]
  readonly seeAllHref: string
}

const columnTitles = { text: copy.home.textProblems, moreText: copy.home.moreProblems, block: copy.home.blockProblems } as const

export const Problems = ({ title, columns, seeAllHref }: ProblemsProps) => (
  <section data-section="problems">
    <SectionHeading title={title} action={<SeeAllLink title={title} href={seeAllHref} />} />
    <div className={styles['columns']}>
      {columns.map((column) => (
        <Column key={column.kind} {...column} />
      ))}
    </div>
  </section>
)

const Column = ({ kind, cards }: ProblemColumn) => (
  <div>
    <h3 className={styles['heading']}>{columnTitles[kind]}</h3>
    <ul className={styles['list']}>
      {cards.map((card) => (
        <li key={card.key}>
          <ProblemRow card={card} />
        </li>
      ))}
    </ul>
  </div>
)

const skeletonColumns = [1, 2]
const rows = [1, 2, 3]

export const ProblemsSkeleton = () => (
  <div aria-hidden="true">
    <SkeletonHeading />
    <div className={styles['columns']}>
      {skeletonColumns.map((column) => (
        <div key={column}>
          <Skeleton width="6em" className={styles['heading']} height={21} />
          <div className={styles['list']}>
            {rows.map((row) => (
              <ProblemRowSkeleton key={row} />
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
)
