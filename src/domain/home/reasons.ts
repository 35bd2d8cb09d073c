import type { Answer, Condition, Fact, FactCondition } from './conditions.ts'
import type { HomeContext } from './context.ts'

/** What is asked, and of which home page. */
export interface Question {
  readonly condition: Condition
  readonly context: HomeContext
}

/** What was found, fact by fact, each once. */
export function explain({ condition, context }: Question): readonly Fact[] {
  return found(factsIn(condition), context)
}

/** Only the facts that decided: were one of them different, the answer could be, too. */
export function deciders({ condition, context }: Question): readonly Fact[] {
  return found(decidingIn(condition, context), context)
}

function factsIn(condition: Condition): readonly FactCondition[] {
  return 'parts' in condition ? condition.parts.flatMap(factsIn) : [condition]
}

function decidingIn(condition: Condition, context: HomeContext): readonly FactCondition[] {
  if (!('parts' in condition)) return [condition]
  return deciding(condition.parts, condition.holds(context), context).flatMap((part) => decidingIn(part, context))
}

/** The parts that answer as the whole does; all of them where none does, as in ‘not’. */
function deciding(parts: readonly Condition[], answer: Answer, context: HomeContext): readonly Condition[] {
  const alike = parts.filter((part) => part.holds(context) === answer)
  return alike.length > 0 ? alike : parts
}

function found(conditions: readonly FactCondition[], context: HomeContext): readonly Fact[] {
  const eachOnce = new Map(conditions.map((condition) => [condition.name, condition]))
  return [...eachOnce.values()].map(({ asks: { name, about }, holds }) => ({ name, about, answer: holds(context) }))
}
