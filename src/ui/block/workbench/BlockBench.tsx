import { isNotFound } from '../../../application/callError.ts'
import type { Id } from '../../../domain/id.ts'
import { listPaths } from '../../../domain/paths.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Message } from '../../kit/Message.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useBlock, useBlockStanding } from '../blockQueries.ts'
import { blockWords } from '../blockWords.ts'
import { BlockWorkbench } from './BlockWorkbench.tsx'
import styles from './BlockWorkbench.module.css'

interface BlockBenchProps {
  readonly blockId: Id
  readonly origin: SubmissionOrigin | null
  /** The heading's level where there is no problem to show. */
  readonly level: 1 | 2
  onAccepted?(): void
}

/** A block problem with everything that solving it needs, wherever it stands: on its own page or in a lesson. */
export const BlockBench = ({ blockId, origin, level, onAccepted }: BlockBenchProps) => {
  const block = useBlock(blockId)
  const standing = useBlockStanding(blockId)
  switch (block.status) {
    case 'waiting':
      return <BenchSkeleton />
    case 'ready':
      return (
        <BlockWorkbench key={String(blockId)} block={block.value} standing={standing} origin={origin} {...(onAccepted && { onAccepted })} />
      )
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

const BenchSkeleton = () => (
  <div className={styles['place']} aria-hidden="true" data-waiting>
    <div className={styles['bench']}>
      <div className={styles['panel']} data-part="statement">
        <Skeleton width="30%" height={24} />
        <Skeleton height={18} />
        <Skeleton width="64%" height={18} />
      </div>
      <div className={styles['panel']} data-part="stage">
        <Skeleton height={260} radius="card" />
      </div>
      <Skeleton height={420} radius="card" />
    </div>
  </div>
)
