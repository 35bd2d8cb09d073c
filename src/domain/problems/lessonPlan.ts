/** How long a lesson of a plan takes, in minutes. */
export const lessonMinutes = 40

/** What a national curriculum wants learnt: its code, and its words as they were published. */
export interface LessonStandard {
  readonly code: string
  readonly text: string
}

/** Where the words of the standards can be read. */
export interface StandardSource {
  readonly name: string
  readonly href: string
}

/** A part of the lesson, as 도입, 전개 or 정리. */
export interface LessonStage {
  readonly name: string
  readonly minutes: number
  readonly text: string
}

/** What learners often get wrong, and what helps. */
export interface UsualMistake {
  readonly mistake: string
  readonly help: string
}

/** A lesson on a type of problems, for who teaches it. */
export interface LessonPlan {
  readonly aim: string
  readonly standards: readonly LessonStandard[]
  readonly sources: readonly StandardSource[]
  readonly stages: readonly LessonStage[]
  /** What is shown to the class. */
  readonly material: string | null
  readonly questions: readonly string[]
  readonly mistakes: readonly UsualMistake[]
  readonly homework: string | null
}

/** What the stages take together. */
export function planMinutes({ stages }: Pick<LessonPlan, 'stages'>): number {
  return stages.reduce((sum, { minutes }) => sum + minutes, 0)
}
