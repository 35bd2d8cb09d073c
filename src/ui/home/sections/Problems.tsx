import type { ProblemCardView } from '../../../application/cards.ts'
import { copy } from '../../copy.ts'
import { SectionHeading, SeeAllLink } from '../../kit/Section.tsx'
import { ProblemRow } from '../../problem/ProblemRow.tsx'
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
