import type { AvatarGender } from '../src/domain/viewer/Gender.ts'
import type { DemoAddress } from './DemoAddress.ts'
import type { DemoMemory } from './demoMemory.ts'

/** Who is signed in, and what they have done. Signing out lasts until the page is loaded again; deeds are remembered. */
export interface Session {
  isGuest(): boolean
  signOut(): void
  /** null: as the persona came. */
  chosenGender(): AvatarGender | null
  chooseGender(gender: AvatarGender): void
  hasClaimed(userQuestId: unknown): boolean
  claim(userQuestIds: readonly unknown[], points: number): void
  gainedPoints(): number
}

export function createSession({ persona, quests }: Pick<DemoAddress, 'persona' | 'quests'>, memory: DemoMemory): Session {
  let signedOut = persona === 'guest'
  // Every set of quests counts its quests from the same number.
  const nameOf = (userQuestId: unknown) => `${quests ?? 'usual'}/${String(userQuestId)}`
  return {
    isGuest: () => signedOut,
    signOut: () => {
      signedOut = true
    },
    chosenGender: () => memory.read().gender,
    chooseGender: (gender) => memory.write({ ...memory.read(), gender }),
    hasClaimed: (userQuestId) => memory.read().claimed.includes(nameOf(userQuestId)),
    claim(userQuestIds, points) {
      const before = memory.read()
      memory.write({ ...before, claimed: [...before.claimed, ...userQuestIds.map(nameOf)], points: before.points + points })
    },
    gainedPoints: () => memory.read().points,
  }
}
