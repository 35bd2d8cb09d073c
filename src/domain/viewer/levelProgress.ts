import { percentDone } from '../percentDone.ts'
import type { Experience } from './Experience.ts'

interface LevelProgress {
  /** 0–100. */
  readonly percent: number
  /** Experience points until the next level. */
  readonly left: number
}

/** How far it is to the next level; null when the numbers make no sense. */
export function levelProgress({ experience, requiredExperience }: Experience): LevelProgress | null {
  if (requiredExperience <= 0) return null
  const reached = Math.min(Math.max(experience, 0), requiredExperience)
  return { percent: percentDone(reached, requiredExperience), left: requiredExperience - reached }
}
