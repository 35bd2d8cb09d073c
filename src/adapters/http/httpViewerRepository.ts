import type { Log } from '../../application/platform/Log.ts'
import type { ViewerRepository } from '../../application/viewer/ViewerRepository.ts'
import { guest } from '../../domain/viewer/Viewer.ts'
import type { ApiPaths } from './apiPaths.ts'
import { noAnswer, reported, sent } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { HttpError } from './HttpError.ts'
import { experienceSchema } from './schemas/experienceSchema.ts'
import { parseObject } from './schemas/parse.ts'
import { viewerSchema } from './schemas/viewerSchema.ts'

export function httpViewerRepository(client: HttpClient, paths: ApiPaths, log: Log): ViewerRepository {
  const me = async (signal?: AbortSignal) => {
    try {
      return parseObject(await client.get(paths.me, { signal }), viewerSchema, 'viewer')
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return guest
      throw error
    }
  }

  return {
    current: (signal) => reported(log, paths.me, () => me(signal)),
    experience: (signal) =>
      reported(log, paths.experience, async () =>
        parseObject(await client.get(paths.experience, { signal }), experienceSchema, 'experience'),
      ),
    chooseGender: (gender) => sent(log, paths.gender, () => client.post(paths.gender, { gender }, noAnswer)),
    signOut: () => sent(log, paths.signOut, () => client.delete(paths.signOut)),
  }
}
