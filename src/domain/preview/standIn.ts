import { guest, type Viewer } from '../viewer/Viewer.ts'

/** As whom a teacher may look at a real site: nobody's account, only a kind of visitor. */
export const standIns = ['guest', 'learner', 'enterprise', 'premium', 'teacher'] as const
export type StandIn = (typeof standIns)[number]

const signedIn: Viewer = { ...guest, authState: 'VALID', gender: 'WOMAN', role: 'ROLE_USER', roleList: ['ROLE_USER'], point: 0, level: 1 }

/** The made-up viewer; `nickname` is what the greeting calls them. */
export function standInViewer(who: StandIn, nickname: string): Viewer {
  const known = { ...signedIn, userId: 'preview', nickname }
  switch (who) {
    case 'guest':
      return guest
    case 'learner':
      return known
    case 'enterprise':
      return { ...known, roleList: ['ROLE_USER', 'ROLE_CHANNEL_ENTERPRISE'] }
    case 'premium':
      return { ...known, roleList: ['ROLE_USER', 'ROLE_CHANNEL_PREMIUM'] }
    case 'teacher':
      return { ...known, roleList: ['ROLE_USER', 'ROLE_TEACHER'] }
  }
}
