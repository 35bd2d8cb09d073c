import { recommendedProblems, type SecondColumnItem } from '../../../domain/home/sections.ts'
import type { BlockProblem, Problem } from '../../../domain/problem.ts'
import { copy } from '../../copy.ts'
import { SectionHeading, SeeAllLink, SkeletonHeading } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { ProblemRow, ProblemRowSkeleton } from '../../problem/ProblemRow.tsx'
import styles from './Problems.module.css'

interface ProblemsProps {
  readonly title: string
  readonly problems: readonly Problem[]
  readonly blocks: readonly BlockProblem[]
  readonly seeAllHref: string
}

/** Text problems beside block problems, or beside further text problems (S-077, S-078). */
export const Problems = ({ title, problems, blocks, seeAllHref }: ProblemsProps) => {
  const { text, second } = recommendedProblems(problems, blocks)
  const secondTitle = second[0]?.kind === 'block' ? copy.home.blockProblems : copy.home.moreProblems
  return (
    <section data-section="problems">
      <SectionHeading title={title} action={<SeeAllLink title={title} href={seeAllHref} />} />
      <div className={styles['columns']}>
        <Column title={copy.home.textProblems} items={text.map((problem) => ({ kind: 'text', problem }))} />
        <Column title={secondTitle} items={second} />
      </div>
    </section>
  )
}

const Column = ({ title, items }: { readonly title: string; readonly items: readonly SecondColumnItem[] }) =>
  items.length === 0 ? null : (
    <div>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.kind === 'text' ? item.problem.problemId : item.problem.blockId}>
            <ProblemRow item={item} />
          </li>
        ))}
      </ul>
    </div>
  )

const columns = ['text', 'second']
const rows = [1, 2, 3]

export const ProblemsSkeleton = () => (
  <div aria-hidden="true">
    <SkeletonHeading />
    <div className={styles['columns']}>
      {columns.map((column) => (
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
