import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { equippedItems } from './avatar.ts'
import { noAnswer, reported, sent } from './calls.ts'
import { type HttpClient, HttpError } from './client.ts'
import { number, oneOf, optionalId, parseObject, requiredNumber, requiredText, type Schema, text, usable } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { ViewerRepository } from '../../application/viewer.ts'
import { authStateOf, type Experience, genders, guest, type Viewer } from '../../domain/viewer.ts'

/** The spec gives the call but not its answer: these two names are ours. */
export const experienceSchema: Schema<Experience> = z.object({ experience: requiredNumber, requiredExperience: requiredNumber })

const wire = z.object({
  state: z.transform(authStateOf),
  gender: oneOf(genders),
  role: text,
  roleList: usable(requiredText),
  userId: optionalId,
  nickname: text,
  point: number,
  level: number,
  tier: text,
  tierLevel: number,
  equippedUserItemList: equippedItems,
})

export const viewerSchema: Schema<Viewer> = z.pipe(
  wire,
  z.transform(({ state, ...viewer }) => ({ authState: state, ...viewer })),
)

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
