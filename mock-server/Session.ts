import type { DemoAddress } from './DemoAddress.ts'

/** Who is signed in, until the page is loaded again. */
export interface Session {
  isGuest(): boolean
  signOut(): void
}

export function createSession({ persona }: Pick<DemoAddress, 'persona'>): Session {
  let signedOut = persona === 'guest'
  return {
    isGuest: () => signedOut,
    signOut: () => {
      signedOut = true
    },
  }
}
