import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import type { OwnerlessWork } from '../domain/studio/ownership.ts'

/** Lists and hands over works of a channel whose owner has gone. */
export interface OwnershipRepository {
  ownerless(signal?: AbortSignal): Promise<readonly OwnerlessWork[]>
  handOver(work: Pick<OwnerlessWork, 'kind' | 'workId'>, userId: Id): Promise<void>
}

export interface HandOverOutcome {
  readonly kind:
    | 'handedOver'
    /** Another operator was faster, or the work does not exist any more. */
    | 'gone'
    /** The chosen person no longer teaches there. */
    | 'notATeacher'
    | 'refused'
    | 'signInFirst'
    | 'alreadyRunning'
    | 'failed'
}

export type HandOver = (work: Pick<OwnerlessWork, 'kind' | 'workId'>, userId: Id) => Promise<HandOverOutcome>

const refusals: Readonly<Record<number, HandOverOutcome['kind']>> = {
  401: 'signInFirst',
  403: 'refused',
  404: 'gone',
  409: 'gone',
  422: 'notATeacher',
}

export function makeHandOver({ ownership }: { readonly ownership: Pick<OwnershipRepository, 'handOver'> }): HandOver {
  return oneAtATime(
    { kind: 'alreadyRunning' },
    async (work: Pick<OwnerlessWork, 'kind' | 'workId'>, userId: Id): Promise<HandOverOutcome> => {
      try {
        await ownership.handOver(work, userId)
        return { kind: 'handedOver' }
      } catch (error) {
        return { kind: refusals[statusOf(error) ?? 0] ?? 'failed' }
      }
    },
  )
}
