import type { SectionCondition, ConditionResult, Fact, FactCondition } from './conditions.ts'
import type { HomeContext } from './context.ts'

/** A condition, and the home page for which it is evaluated. */
export interface ConditionCheck {
  readonly condition: SectionCondition
  readonly context: HomeContext
}

/** Lists all facts with their results, each once. */
export function allFacts({ condition, context }: ConditionCheck): readonly Fact[] {
  return evaluateFacts(leafConditions(condition), context)
}

/** Lists only the facts that decided: if one of them were different, the answer could be, too. */
export function decidingFacts({ condition, context }: ConditionCheck): readonly Fact[] {
  return evaluateFacts(decidingConditions(condition, context), context)
}

function leafConditions(condition: SectionCondition): readonly FactCondition[] {
  return 'parts' in condition ? condition.parts.flatMap(leafConditions) : [condition]
}

function decidingConditions(condition: SectionCondition, context: HomeContext): readonly FactCondition[] {
  if (!('parts' in condition)) return [condition]
  return decidingParts(condition.parts, condition.evaluate(context), context).flatMap((part) => decidingConditions(part, context))
}

/** Returns the parts whose answer is the answer of the whole; all of them where none is, as in ‘not’. */
function decidingParts(parts: readonly SectionCondition[], answer: ConditionResult, context: HomeContext): readonly SectionCondition[] {
  const alike = parts.filter((part) => part.evaluate(context) === answer)
  return alike.length > 0 ? alike : parts
}

function evaluateFacts(conditions: readonly FactCondition[], context: HomeContext): readonly Fact[] {
  const eachOnce = new Map(conditions.map((condition) => [condition.name, condition]))
  return [...eachOnce.values()].map(({ fact: { name, subject }, evaluate }) => ({ name, subject, result: evaluate(context) }))
}
