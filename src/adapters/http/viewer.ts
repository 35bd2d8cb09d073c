import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { expectNothing, runWrite, withErrorLog } from './calls.ts'
import { type HttpClient, HttpError } from './client.ts'
import { equippedItemList } from './equippedItemSchema.ts'
import {
  nullableNumber,
  nullableText,
  oneOf,
  optionalId,
  parseObject,
  requiredNumber,
  requiredText,
  type Schema,
  validItems,
} from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { ViewerRepository } from '../../application/viewer.ts'
import { type Experience, genders, guest, parseAuthState, type Viewer } from '../../domain/viewer.ts'

/** The spec gives the call but not its answer: these two names are ours. */
export const experienceSchema: Schema<Experience> = z.object({ experience: requiredNumber, requiredExperience: requiredNumber })

const viewerWireSchema = z.object({
  state: z.transform(parseAuthState),
  gender: oneOf(genders),
  role: nullableText,
  roleList: validItems(requiredText),
  userId: optionalId,
  nickname: nullableText,
  point: nullableNumber,
  level: nullableNumber,
  tier: nullableText,
  tierLevel: nullableNumber,
  equippedUserItemList: equippedItemList,
})

export const viewerSchema: Schema<Viewer> = z.pipe(
  viewerWireSchema,
  z.transform(({ state, ...viewer }) => ({ authState: state, ...viewer })),
)

export function httpViewerRepository(client: HttpClient, paths: ApiPaths, log: Log): ViewerRepository {
  const me = async (signal?: AbortSignal) => parseObject(await client.get(paths.me, { signal }), viewerSchema, 'viewer', log)

  return {
    current: (signal) => withErrorLog(log, paths.me, () => me(signal).catch(guestWithoutSession)),
    experience: (signal) =>
      withErrorLog(log, paths.experience, async () =>
        parseObject(await client.get(paths.experience, { signal }), experienceSchema, 'experience', log),
      ),
    chooseGender: (gender) => runWrite(log, paths.gender, () => client.post(paths.gender, { gender }, expectNothing)),
    signOut: () => runWrite(log, paths.signOut, () => client.delete(paths.signOut).catch(guestWithoutSession)),
  }
}

/** A 401 means that the viewer is a guest, with no session to end. */
function guestWithoutSession(error: unknown): Viewer {
  if (error instanceof HttpError && error.status === 401) return guest
  throw error
}
