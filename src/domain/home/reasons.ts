import type { SectionCondition, ConditionResult, Fact, FactCondition } from './conditions.ts'
import type { HomeContext } from './context.ts'

/** What is asked, and of which home page. */
export interface ConditionCheck {
  readonly condition: SectionCondition
  readonly context: HomeContext
}

/** What was found, fact by fact, each once. */
export function allFacts({ condition, context }: ConditionCheck): readonly Fact[] {
  return evaluateFacts(leafConditions(condition), context)
}

/** Only the facts that decided: were one of them different, the answer could be, too. */
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

/** The parts that answer as the whole does; all of them where none does, as in ‘not’. */
function decidingParts(parts: readonly SectionCondition[], answer: ConditionResult, context: HomeContext): readonly SectionCondition[] {
  const alike = parts.filter((part) => part.evaluate(context) === answer)
  return alike.length > 0 ? alike : parts
}

function evaluateFacts(conditions: readonly FactCondition[], context: HomeContext): readonly Fact[] {
  const eachOnce = new Map(conditions.map((condition) => [condition.name, condition]))
  return [...eachOnce.values()].map(({ fact: { name, subject }, evaluate }) => ({ name, subject, result: evaluate(context) }))
}
