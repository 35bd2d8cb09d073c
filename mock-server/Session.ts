import type { DemoAddress } from './DemoAddress.ts'
import type { DemoMemory } from './demoMemory.ts'
import { noStudyDeeds, type StudyDeeds } from './StudyDeeds.ts'
import { type ClassDeeds, enrolledClasses, noClassDeeds, type StoredClassDeeds } from './world/course-class/ClassDeeds.ts'
import type { AvatarGender } from '../src/domain/viewer.ts'

/** Who is signed in, and what they have done. Signing out lasts until the page is loaded again; deeds are remembered. */
export interface Session {
  isGuest(): boolean
  signOut(): void
  /** null: as the persona came. */
  chosenGender(): AvatarGender | null
  chooseGender(gender: AvatarGender): void
  hasClaimed(userQuestId: unknown): boolean
  claim(userQuestIds: readonly unknown[], points: number): void
  /** Less those that were spent. */
  gainedPoints(): number
  study(): StudyDeeds
  changeStudy(change: (study: StudyDeeds) => StudyDeeds): void
  classDeeds(): ClassDeeds
  changeClasses(change: (deeds: StoredClassDeeds) => StoredClassDeeds): void
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
    gainedPoints() {
      const { points, study } = memory.read()
      return points - (study?.spent ?? 0)
    },
    study: () => memory.read().study ?? noStudyDeeds,
    changeStudy(change) {
      const before = memory.read()
      memory.write({ ...before, study: change(before.study ?? noStudyDeeds) })
    },
    classDeeds() {
      const { classes, study } = memory.read()
      return { ...(classes ?? noClassDeeds), enrolled: enrolledClasses((study ?? noStudyDeeds).enrolled) }
    },
    changeClasses(change) {
      const before = memory.read()
      memory.write({ ...before, classes: change(before.classes ?? noClassDeeds) })
    },
  }
}
