/** The length of a lesson, in minutes. */
export const lessonMinutes = 40

/** A standard of the national curriculum: its code, and its text as it was published. */
export interface LessonStandard {
  readonly code: string
  readonly text: string
}

/** The publication that contains the text of the standards. */
export interface StandardSource {
  readonly name: string
  readonly href: string
}

/** A part of the lesson, such as 도입, 전개 or 정리. */
export interface LessonStage {
  readonly name: string
  readonly minutes: number
  readonly text: string
}

/** A common mistake of learners, and the help against it. */
export interface UsualMistake {
  readonly mistake: string
  readonly help: string
}

/** A lesson plan for a type of problems, for teachers. */
export interface LessonPlan {
  readonly aim: string
  readonly standards: readonly LessonStandard[]
  readonly sources: readonly StandardSource[]
  readonly stages: readonly LessonStage[]
  /** The material that is shown to the class. */
  readonly material: string | null
  readonly questions: readonly string[]
  readonly mistakes: readonly UsualMistake[]
  readonly homework: string | null
}

/** Sums up the minutes of the stages. */
export function planMinutes({ stages }: Pick<LessonPlan, 'stages'>): number {
  return stages.reduce((sum, { minutes }) => sum + minutes, 0)
}
