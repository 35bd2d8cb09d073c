import { standardTexts } from './standards.ts'

/** A plan as it is written: forty minutes with a beginning, some stages of work, and an end. */
export interface PlanFacts {
  readonly aim: string
  readonly standards: readonly (keyof typeof standardTexts)[]
  readonly material: string
  readonly begin: PlanStage
  readonly work: readonly PlanStage[]
  readonly end: PlanStage
  readonly questions: readonly [string, string, string]
  /** Common mistakes of learners, and help for each. */
  readonly mistakes: readonly (readonly [mistake: string, help: string])[]
  readonly homework: string
}

export type PlanStage = readonly [minutes: number, text: string]

/** Plans by the names of the types. Only titles of problems and of worked examples are quoted in ‘ ’. */
export type SeaPlans = Readonly<Record<string, PlanFacts>>
