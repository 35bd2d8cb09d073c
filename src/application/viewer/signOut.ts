import { mayHaveWorked } from '../platform/mayHaveWorked.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { ViewerRepository } from './ViewerRepository.ts'

/** Ends the session. Where the answer was lost, who is there now tells whether it has ended (F-084); it rejects if it has not. */
export async function signOut(viewers: ViewerRepository): Promise<void> {
  try {
    await viewers.signOut()
  } catch (error) {
    if (!mayHaveWorked(statusOf(error)) || (await viewers.current()).authState !== 'INVALID') throw error
  }
}
