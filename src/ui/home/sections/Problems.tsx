import { recommendedProblems, type SecondColumnItem } from '../../../domain/home/recommendedProblems.ts'
import type { BlockProblem, Problem } from '../../../domain/problem/Problem.ts'
import { copy } from '../../copy.ts'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { SeeAllLink } from '../../parts/SeeAllLink.tsx'
import { ProblemRow } from '../../problem/ProblemRow.tsx'
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
      <SectionHeading title={title} action={<SeeAllLink of={title} href={seeAllHref} />} />
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
