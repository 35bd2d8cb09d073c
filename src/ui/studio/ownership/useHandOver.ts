import type { Id } from '../../../domain/id.ts'
import type { OwnerlessWork } from '../../../domain/studio/ownership.ts'
import { useAction } from '../../kit/action.ts'
import { useApplication } from '../../kit/application.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { ownershipWords as words } from './ownershipWords.ts'

/** Gives a work to somebody, and tells what came of it. */
export const useHandOver = (work: Pick<OwnerlessWork, 'kind' | 'workId'>) => {
  const { handOver } = useFeature('member')
  const { notifications } = useApplication()
  return useAction({
    name: `handOver/${work.kind}/${work.workId}`,
    async run(heirId: Id | null) {
      const { kind } = heirId === null ? { kind: 'signInFirst' as const } : await handOver(work, heirId)
      notifications[kind === 'handedOver' || kind === 'alreadyRunning' ? 'success' : 'warn'](words.outcome[kind])
      return kind
    },
    invalidates: () => ['ownerlessWorks', 'works'],
  })
}
