import { standardTexts } from './standards.ts'

/** A plan as it is written: the parts of forty minutes, one to begin with, some to work in, one to end with. */
export interface PlanFacts {
  readonly aim: string
  readonly standards: readonly (keyof typeof standardTexts)[]
  readonly material: string
  readonly begin: PlanStage
  readonly work: readonly PlanStage[]
  readonly end: PlanStage
  readonly questions: readonly [string, string, string]
  /** What learners get wrong, and what helps. */
  readonly mistakes: readonly (readonly [mistake: string, help: string])[]
  readonly homework: string
}

export type PlanStage = readonly [minutes: number, text: string]

/** By the names of the types. Titles of problems and of worked examples stand in ‘ ’, and nothing else does. */
export type SeaPlans = Readonly<Record<string, PlanFacts>>
