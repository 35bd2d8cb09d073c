import type { Id } from '../../../domain/id.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { BlockWorkbench } from './BlockWorkbench.tsx'
import { LoadedBlock } from './LoadedBlock.tsx'

interface BlockBenchProps {
  readonly blockId: Id
  readonly origin: SubmissionOrigin | null
  /** The heading's level where there is no problem to show. */
  readonly level: 1 | 2
  onAccepted?(): void
}

/** A block problem with everything that solving it needs, wherever it stands: on its own page or in a lesson. */
export const BlockBench = ({ blockId, origin, level, onAccepted }: BlockBenchProps) => (
  <LoadedBlock blockId={blockId} level={level}>
    {(block, standing) => (
      <BlockWorkbench key={String(blockId)} block={block} standing={standing} origin={origin} {...(onAccepted && { onAccepted })} />
    )}
  </LoadedBlock>
)
