import { abyssPlans } from './abyssPlans.ts'
import { coralPlans } from './coralPlans.ts'
import { currentsPlans } from './currentsPlans.ts'
import type { PlanFacts, PlanStage, SeaPlans } from './planParts.ts'
import { shallowsPlans } from './shallowsPlans.ts'
import { standardSources, standardTexts } from './standards.ts'
import { wreckPlans } from './wreckPlans.ts'

/** The plans of all types of problems. */
export const lessonPlans: SeaPlans = { ...shallowsPlans, ...coralPlans, ...currentsPlans, ...wreckPlans, ...abyssPlans }

/** Returns the plan as the call answers it; null for a type without one. */
export function lessonPlanOf(typeName: string): object | null {
  const plan = lessonPlans[typeName]
  return plan === undefined ? null : fieldsOf(plan)
}

function fieldsOf({ aim, standards, material, begin, work, end, questions, mistakes, homework }: PlanFacts) {
  return {
    aim,
    standardList: standards.map((code) => ({ code: `[${code}]`, text: standardTexts[code] })),
    sourceList: standards.length === 0 ? [] : standardSources,
    stageList: [stage('도입', begin), ...work.map((part) => stage('전개', part)), stage('정리', end)],
    material,
    questionList: questions,
    mistakeList: mistakes.map(([mistake, help]) => ({ mistake, help })),
    homework,
  }
}

const stage = (name: string, [minutes, text]: PlanStage) => ({ name, minutes, text })
