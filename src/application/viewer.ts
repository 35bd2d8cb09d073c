import { mayHaveSucceeded, statusOf } from './callError.ts'
import { type AvatarGender, type Experience, needsAvatar, type Viewer } from '../domain/viewer.ts'

export interface ViewerRepository {
  /** Reads the current viewer. Without a session (HTTP 401) it is the guest, not a failure. */
  current(signal?: AbortSignal): Promise<Viewer>
  experience(signal?: AbortSignal): Promise<Experience>
  chooseGender(gender: AvatarGender): Promise<void>
  /** Ends the session. A session that has ended already is no failure. */
  signOut(): Promise<void>
}

/** `unread`: accepted, but the viewer could not be reloaded. */
export type AvatarOutcome = 'chosen' | 'unread' | 'failed'

/** `readViewer` reloads the viewer. */
export type ChooseAvatar = (gender: AvatarGender, readViewer: () => Promise<Viewer>) => Promise<AvatarOutcome>

/**
 * Sends the choice, then reads the viewer: only that answer counts (S-018, S-019), even where the choice's own was lost (F-084). An
 * accepted choice is not sent again when reading the viewer fails (F-086).
 */
export function makeChooseAvatar(viewers: Pick<ViewerRepository, 'chooseGender'>): ChooseAvatar {
  let accepted: AvatarGender | null = null
  const send = async (gender: AvatarGender) => {
    try {
      await viewers.chooseGender(gender)
      accepted = gender
    } catch (error) {
      if (!mayHaveSucceeded(statusOf(error))) throw error
    }
  }
  return async (gender, readViewer) => {
    try {
      if (accepted !== gender) await send(gender)
      const viewer = await readViewer()
      const isAccepted = accepted === gender
      accepted = null
      return isAccepted || !needsAvatar(viewer) ? 'chosen' : 'failed'
    } catch {
      // The cause is logged.
      return accepted === gender ? 'unread' : 'failed'
    }
  }
}

/** Ends the session. When the answer was lost, the viewer is reloaded to find out (F-084); rejects if it has not ended. */
export async function signOut(viewers: ViewerRepository): Promise<void> {
  try {
    await viewers.signOut()
  } catch (error) {
    if (!mayHaveSucceeded(statusOf(error)) || (await viewers.current()).authState !== 'INVALID') throw error
  }
}
