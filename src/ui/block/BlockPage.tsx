import { Check, CircleDashed } from 'lucide'
import { Suspense } from 'react'
import { contentStars } from '../../application/cards.ts'
import type { BlockDetail, BlockStanding } from '../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../domain/format.ts'
import { acceptedPercent } from '../../domain/problems/acceptedRate.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import { blockHref } from '../../domain/problems/problemKinds.ts'
import { displayTitle } from '../copy.ts'
import { useRouteId, useUrlState } from '../kit/address.ts'
import { Badge } from '../kit/Badge.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { DifficultyStars } from '../kit/Stars.tsx'
import styles from '../problem/ProblemPage.module.css'
import { SolvingPage } from '../problem/SolvingPage.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { useBlock, useBlockStanding } from './blockQueries.ts'
import { blockWords } from './blockWords.ts'
import { BenchSkeleton } from './workbench/BenchSkeleton.tsx'

/** Lessons load it, too. A lazy chunk of its own keeps the first page's preload list short. */
const BlockBench = lazyWithRetry(() => import('./workbench/BlockBench.tsx').then((loaded) => loaded.BlockBench))

const PythonBench = lazyWithRetry(() => import('./python/PythonBench.tsx').then((loaded) => loaded.PythonBench))

/** Renders the page of a single block problem: read, build and hand in. */
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
    <SolvingPage
      title={found && displayTitle(found.title)}
      windowTitle={found && isPython ? blockWords.inPython(displayTitle(found.title)) : loadedTitle(block, blockWords)}
      waiting={blockWords.waiting}
      isBusy={block.status === 'waiting'}
      hasHead={block.status !== 'failed'}
      back={{ href: listPaths.blocks, label: blockWords.all }}
      facts={found && <Facts block={found} standing={loadedValue(standing)} />}
      neighbours={{ words: blockWords.neighbours, previous: hrefOf(found?.previousBlockId), next: hrefOf(found?.nextBlockId) }}
    >
      <Suspense fallback={<BenchSkeleton isOnPage />}>
        {isPython ? <PythonBench blockId={blockId} /> : <BlockBench blockId={blockId} origin={null} level={1} />}
      </Suspense>
    </SolvingPage>
  )
}

const hrefOf = (blockId: Id | null | undefined) => (blockId == null ? null : blockHref({ blockId }))

const Facts = ({ block, standing }: { readonly block: BlockDetail; readonly standing: BlockStanding | null }) => {
  const { difficulty, categoryList, point } = block
  const percent = acceptedPercent(block)
  const state = standing?.state ?? null
  return (
    <p className={styles['facts']}>
      <DifficultyStars stars={contentStars(difficulty, 'BLOCK')} />
      {categoryList.length > 0 && (
        <span className={styles['detail']}>{[...new Set(categoryList.map(({ name }) => name))].join(' · ')}</span>
      )}
      {point !== null && <span className={styles['detail']}>{blockWords.facts.point(formatNumber(point))}</span>}
      {percent !== null && <span className={styles['detail']}>{blockWords.facts.accepted(formatNumber(percent))}</span>}
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
