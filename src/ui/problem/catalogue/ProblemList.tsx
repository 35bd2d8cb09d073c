import { Check, CircleDashed } from 'lucide'
import { contentStars } from '../../../application/cards.ts'
import type { BlockCard } from '../../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import { acceptedPercent } from '../../../domain/problems/acceptedRate.ts'
import { blockHref, problemHref } from '../../../domain/problems/problemKinds.ts'
import type { ProblemCard } from '../../../domain/problems/problem.ts'
import { displayTitle } from '../../copy.ts'
import { LongList } from '../../kit/LongList.tsx'
import { useTitleMark } from '../../kit/titleMark.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { PointCoin } from '../../kit/Price.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { DifficultyStars } from '../../kit/Stars.tsx'
import { taskKindNames } from '../reading/taskKindNames.ts'
import { problemCatalogueWords as words } from './problemCatalogueWords.ts'
import styles from './ProblemList.module.css'

/** Renders a list of problems, each with the viewer's mark. */
export const ProblemList = ({ problems }: { readonly problems: readonly ProblemCard[] }) => (
  <LongList className={styles['list']}>
    {problems.map((problem) => (
      <ProblemLine key={problem.problemId} problem={problem} href={problemHref(problem)} />
    ))}
  </LongList>
)

/** Renders a list of block problems, each with the viewer's mark. */
export const BlockList = ({ blocks }: { readonly blocks: readonly BlockCard[] }) => (
  <LongList className={styles['list']}>
    {blocks.map((block) => (
      <ProblemLine key={block.blockId} problem={block} href={blockHref(block)} />
    ))}
  </LongList>
)

interface ProblemLineProps {
  readonly problem: Pick<ProblemCard, 'title' | 'difficulty' | 'categoryList' | 'point' | 'acceptedRate' | 'submissionCount' | 'state'> &
    Partial<Pick<ProblemCard, 'taskKind'>>
  readonly href: string
}

const ProblemLine = ({ problem, href }: ProblemLineProps) => {
  const { title, difficulty, categoryList, point, state, taskKind = 'WRITE' } = problem
  const mark = useTitleMark()
  const percent = acceptedPercent(problem)
  return (
    <li className={styles['line']}>
      <h3 className={styles['title']}>
        <SiteLink href={href} className={styles['link']}>
          {mark(displayTitle(title))}
        </SiteLink>
      </h3>
      <p className={styles['facts']}>
        <DifficultyStars stars={contentStars(difficulty, 'PROBLEM')} />
        {taskKind !== 'WRITE' && <strong>{taskKindNames[taskKind]}</strong>}
        <span>{[...new Set(categoryList.map(({ name }) => name))].join(' · ')}</span>
        {percent !== null && <span>{words.accepted(formatNumber(percent))}</span>}
      </p>
      <p className={styles['end']}>
        {(state === 'SOLVED' || state === 'TRIED') && (
          <Badge tone={state === 'SOLVED' ? 'success' : 'warning'}>
            <Icon icon={state === 'SOLVED' ? Check : CircleDashed} size={14} className={styles['sign']} />
            {words.marks[state]}
          </Badge>
        )}
        {point !== null && (
          <span className={styles['point']}>
            <PointCoin size={18} />
            {formatNumber(point)}
          </span>
        )}
      </p>
    </li>
  )
}

const places = Array.from({ length: 8 }, (_, at) => at)

export const ProblemListSkeleton = () => (
  <div aria-hidden="true" className={styles['list']}>
    {places.map((at) => (
      <Skeleton key={at} height={76} radius="card" />
    ))}
  </div>
)
