import type { ReactNode } from 'react'
import { isNotFound } from '../../../application/callError.ts'
import type { BlockDetail, BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import type { Id } from '../../../domain/id.ts'
import { listPaths } from '../../../domain/paths.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { type Loadable, useDrawnInSlices } from '../../kit/loaded.ts'
import { Message } from '../../kit/Message.tsx'
import { useBlock, useBlockStanding } from '../blockQueries.ts'
import { blockWords } from '../blockWords.ts'
import { BenchSkeleton } from './BenchSkeleton.tsx'

interface LoadedBlockProps {
  readonly blockId: Id
  /** The heading level if there is no problem to show. */
  readonly level: 1 | 2
  children(block: BlockDetail, standing: Loadable<BlockStanding>): ReactNode
}

/** Loads a block problem and renders its children with it; shows a skeleton while loading, or the error. */
export const LoadedBlock = ({ blockId, level, children }: LoadedBlockProps) => {
  const block = useDrawnInSlices(useBlock(blockId))
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
