import type { ReactNode } from 'react'
import { isNotFound } from '../../../application/callError.ts'
import type { BlockDetail, BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import type { Id } from '../../../domain/id.ts'
import { listPaths } from '../../../domain/paths.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { Message } from '../../kit/Message.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Bench } from '../../problem/workbench/Bench.tsx'
import { useBlock, useBlockStanding } from '../blockQueries.ts'
import { blockWords } from '../blockWords.ts'
import styles from './BlockWorkbench.module.css'

interface LoadedBlockProps {
  readonly blockId: Id
  /** The heading level if there is no problem to show. */
  readonly level: 1 | 2
  children(block: BlockDetail, standing: Loadable<BlockStanding>): ReactNode
}

/** Loads a block problem and renders its children with it; shows a skeleton while loading, or the error. */
export const LoadedBlock = ({ blockId, level, children }: LoadedBlockProps) => {
  const block = useBlock(blockId)
  const standing = useBlockStanding(blockId)
  switch (block.status) {
    case 'waiting':
      return <BenchSkeleton isOnPage={level === 1} />
    case 'ready':
      return children(block.value, standing)
    case 'failed':
      return isNotFound(block.error) ? (
        <Message level={level} creature="TURTLE" {...blockWords.missing}>
          <ButtonLink href={listPaths.blocks}>{blockWords.all}</ButtonLink>
        </Message>
      ) : (
        <Message level={level} creature="CRAB" isAlert {...blockWords.failed}>
          <RetryButton retry={block.retry} />
        </Message>
      )
  }
}

export const BenchSkeleton = ({ isOnPage }: { readonly isOnPage: boolean }) => (
  <Bench isOnPage={isOnPage} current="workspace" layout={styles['bench']} aria-hidden="true" data-waiting>
    <div data-pane="statement">
      <div className={styles['statement']}>
        <Skeleton width="30%" height={24} />
        <Skeleton height={18} />
        <Skeleton width="64%" height={18} />
      </div>
    </div>
    <div data-pane="workspace" data-shown>
      <Skeleton height={320} radius="card" />
    </div>
    <div data-pane="stage">
      <Skeleton height={200} radius="card" />
    </div>
  </Bench>
)
