import type { Log } from '../../application/platform/Log.ts'
import type { ViewerRepository } from '../../application/viewer/ViewerRepository.ts'
import { guest, type Viewer } from '../../domain/viewer/Viewer.ts'
import type { ApiPaths } from './apiPaths.ts'
import { noAnswer, reported, sent } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { HttpError } from './HttpError.ts'
import { experienceSchema } from './schemas/experienceSchema.ts'
import { parseObject } from './schemas/parse.ts'
import { viewerSchema } from './schemas/viewerSchema.ts'

export function httpViewerRepository(client: HttpClient, paths: ApiPaths, log: Log): ViewerRepository {
  const me = async (signal?: AbortSignal) => parseObject(await client.get(paths.me, { signal }), viewerSchema, 'viewer')

  return {
    current: (signal) => reported(log, paths.me, () => me(signal).catch(guestWithoutSession)),
    experience: (signal) =>
      reported(log, paths.experience, async () =>
        parseObject(await client.get(paths.experience, { signal }), experienceSchema, 'experience'),
      ),
    chooseGender: (gender) => sent(log, paths.gender, () => client.post(paths.gender, { gender }, noAnswer)),
    signOut: () => sent(log, paths.signOut, () => client.delete(paths.signOut).catch(guestWithoutSession)),
  }
}

/** A 401 says who is there, and that there is nothing left to sign out of. */
function guestWithoutSession(error: unknown): Viewer {
  if (error instanceof HttpError && error.status === 401) return guest
  throw error
}
