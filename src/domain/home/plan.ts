import { sectionSetting } from '../channel/channel.ts'
import type { ConditionResult } from './conditions.ts'
import type { HomeContext, HomeListName } from './context.ts'
import type { ConditionCheck } from './reasons.ts'
import { type HomeArea, type HomeSection, type HomeSectionId, homeSections } from './sections.ts'

/** A section of the page with its state, and the condition that decided it: `reasons.ts` explains the decision. */
export interface SectionPlan extends ConditionCheck {
  readonly id: HomeSectionId
  readonly area: HomeArea
  readonly state: 'shown' | 'hidden' | 'waiting'
  readonly title: string | null
  readonly spec: readonly string[]
}

/** Lists every section in page order, with its state. */
export function planHome(context: HomeContext): readonly SectionPlan[] {
  return homeSections.map((section) => ({
    id: section.id,
    area: section.area,
    state: stateOf(section.condition.evaluate(context)),
    title: titleOf(section, context),
    condition: section.condition,
    context,
    spec: section.spec,
  }))
}

/** Lists the states alone, in page order. */
function sectionStates(context: HomeContext): readonly SectionPlan['state'][] {
  return homeSections.map(({ condition }) => stateOf(condition.evaluate(context)))
}

function stateOf(answer: ConditionResult): SectionPlan['state'] {
  if (answer === 'waiting') return 'waiting'
  return answer ? 'shown' : 'hidden'
}

/** Returns the channel's own title, or else the spec's (S-086). */
function titleOf({ setting, title }: HomeSection, context: HomeContext): string | null {
  const ownTitle = setting === null ? null : sectionSetting(context.channel, setting).title
  return ownTitle ?? (typeof title === 'function' ? title(context) : title)
}

/** Picks the lists that could still change what this viewer sees: only these are requested from the server. */
export function neededLists<Name extends HomeListName>(context: HomeContext, names: readonly Name[]): readonly Name[] {
  const states = (name: Name, count: number) => sectionStates({ ...context, lists: { ...context.lists, [name]: count } }).join()
  return names.filter((name) => states(name, 0) !== states(name, 1))
}
