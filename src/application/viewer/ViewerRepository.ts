import type { Experience } from '../../domain/viewer/Experience.ts'
import type { AvatarGender } from '../../domain/viewer/Gender.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'

export interface ViewerRepository {
  /** Who is in front of the page. A visitor without a session (HTTP 401) is the guest, not a failure. */
  current(signal?: AbortSignal): Promise<Viewer>
  experience(signal?: AbortSignal): Promise<Experience>
  chooseGender(gender: AvatarGender): Promise<void>
  /** A session that has ended already is no failure. */
  signOut(): Promise<void>
}
