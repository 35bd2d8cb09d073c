import { Check, CircleDashed } from 'lucide'
import { Suspense } from 'react'
import { contentStars } from '../../application/cards.ts'
import type { BlockDetail, BlockStanding } from '../../domain/blocks/blockProblem.ts'
import { formatNumber, percentDone } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import { blockHref } from '../../domain/problems/problemKinds.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { TaskBackLink } from '../homework/TaskBackLink.tsx'
import { useRouteId, useUrlState } from '../kit/address.ts'
import { Badge } from '../kit/Badge.tsx'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from '../problem/ProblemPage.module.css'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useBlock, useBlockStanding } from './blockQueries.ts'
import { blockWords } from './blockWords.ts'

/** Lessons load it, too: a part of its own keeps the list of parts short that the first page brings along. */
const BlockBench = lazyWithRetry(() => import('./workbench/BlockBench.tsx').then((loaded) => loaded.BlockBench))

const PythonBench = lazyWithRetry(() => import('./python/PythonBench.tsx').then((loaded) => loaded.PythonBench))

/** One block problem, to read, build and hand in. */
export const BlockPage = () => {
  const blockId = useRouteId('blockId')
  return <BlockOfId key={blockId} blockId={blockId} />
}

const BlockOfId = ({ blockId }: { readonly blockId: Id }) => {
  const block = useBlock(blockId)
  const standing = useBlockStanding(blockId)
  const found = loadedValue(block)
  const isPython = useUrlState().parameters.get('as') === 'python'
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={block.status === 'waiting'}>
      <PageTitle title={found ? (isPython ? blockWords.inPython : String)(displayTitle(found.title)) : blockWords.waiting} />
      <TaskBackLink href={listPaths.blocks}>{blockWords.all}</TaskBackLink>
      {block.status !== 'failed' && <BlockHeader block={found} standing={loadedValue(standing)} />}
      <Suspense fallback={<Skeleton height={600} radius="card" />}>
        {isPython ? <PythonBench blockId={blockId} /> : <BlockBench blockId={blockId} origin={null} level={1} />}
      </Suspense>
      {found && <Neighbours block={found} />}
    </main>
  )
}

interface BlockHeaderProps {
  readonly block: BlockDetail | null
  readonly standing: BlockStanding | null
}

const BlockHeader = ({ block, standing }: BlockHeaderProps) => (
  <header className={styles['header']}>
    <div className={styles['words']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {block ? (
          displayTitle(block.title)
        ) : (
          <>
            <Skeleton width="min(100%, 14em)" height={31} />
            <VisuallyHidden>{blockWords.waiting}</VisuallyHidden>
          </>
        )}
      </h1>
      {block ? <Facts block={block} standing={standing} /> : <Skeleton width="12em" height={24} />}
    </div>
    {block?.character && <CreatureArt creature={block.character} size={72} className={styles['creature']} />}
  </header>
)

const Facts = ({ block, standing }: { readonly block: BlockDetail; readonly standing: BlockStanding | null }) => {
  const { difficulty, categoryList, point, acceptedRate } = block
  const state = standing?.state ?? null
  return (
    <p className={styles['facts']}>
      <DifficultyStars stars={contentStars(difficulty, 'BLOCK')} />
      {categoryList.length > 0 && <span>{[...new Set(categoryList.map(({ name }) => name))].join(' · ')}</span>}
      {point !== null && <span>{blockWords.facts.point(formatNumber(point))}</span>}
      {acceptedRate !== null && <span>{blockWords.facts.accepted(formatNumber(percentDone(acceptedRate, 1)))}</span>}
      {(state === 'SOLVED' || state === 'TRIED') && (
        <Badge tone={state === 'SOLVED' ? 'success' : 'warning'}>
          <Icon icon={state === 'SOLVED' ? Check : CircleDashed} size={14} className={styles['sign']} />
          {blockWords.facts.states[state]}
          {standing !== null && standing.bestStar > 0 && ` · ${blockWords.facts.star(formatNumber(standing.bestStar))}`}
        </Badge>
      )}
    </p>
  )
}

const Neighbours = ({ block: { previousBlockId, nextBlockId } }: { readonly block: BlockDetail }) =>
  previousBlockId === null && nextBlockId === null ? null : (
    <nav aria-label={blockWords.neighbours.title} className={styles['neighbours']}>
      {previousBlockId !== null && (
        <SiteLink href={blockHref({ blockId: previousBlockId })} className={styles['neighbour']}>
          {blockWords.neighbours.previous}
        </SiteLink>
      )}
      {nextBlockId !== null && (
        <SiteLink href={blockHref({ blockId: nextBlockId })} className={styles['neighbour']} data-way="next">
          {blockWords.neighbours.next}
        </SiteLink>
      )}
    </nav>
  )
