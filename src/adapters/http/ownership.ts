import * as z from 'zod/mini'
import { expectNothing, fetchList, fillPath, runWrite } from './calls.ts'
import type { HttpClient } from './client.ts'
import { memberPaths as paths } from './memberPaths.ts'
import { type ItemReader, nullableText, someId, textOrEmpty } from './parsing.ts'
import type { OwnershipRepository } from '../../application/ownership.ts'
import type { Log } from '../../application/platform.ts'
import { type OwnerlessWork, ownedWorkKinds } from '../../domain/studio/ownership.ts'
import { publicationStates } from '../../domain/studio/work.ts'

export const ownerlessWorkItems: ItemReader<OwnerlessWork> = {
  schema: z.object({
    kind: z.enum(ownedWorkKinds),
    workId: someId,
    title: textOrEmpty,
    state: z.enum(publicationStates),
    ownerName: nullableText,
  }),
  idOf: ({ kind, workId }) => `${kind}/${workId}`,
}

export function httpOwnershipRepository(client: HttpClient, log: Log): OwnershipRepository {
  return {
    ownerless: (signal) =>
      fetchList(log, paths.ownerlessWorks, 'workList', ownerlessWorkItems, () => client.get(paths.ownerlessWorks, { signal })),
    handOver: ({ kind, workId }, userId) =>
      runWrite(log, paths.workOwner, () => client.put(fillPath(paths.workOwner, { workKind: kind, workId }), { userId }, expectNothing)),
  }
}
