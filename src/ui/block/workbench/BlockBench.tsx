import type { Id } from '../../../domain/id.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { BlockWorkbench } from './BlockWorkbench.tsx'
import { LoadedBlock } from './LoadedBlock.tsx'

interface BlockBenchProps {
  readonly blockId: Id
  readonly origin: SubmissionOrigin | null
  /** The heading level if there is no problem to show. */
  readonly level: 1 | 2
  onAccepted?(): void
}

/** Renders a block problem with everything needed to solve it, for its own page or a lesson. */
export const BlockBench = ({ blockId, origin, level, onAccepted }: BlockBenchProps) => (
  <LoadedBlock blockId={blockId} level={level}>
    {(block, standing) => (
      <BlockWorkbench key={String(blockId)} block={block} standing={standing} origin={origin} {...(onAccepted && { onAccepted })} />
    )}
  </LoadedBlock>
)
