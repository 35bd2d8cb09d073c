import { sectionSetting } from '../channel/sectionSetting.ts'
import type { Answer } from './condition.ts'
import type { HomeContext } from './HomeContext.ts'
import { type HomeSection, type HomeSectionId, homeSections, type Place } from './homeSections.ts'
import type { Question } from './reasons.ts'

/** With the question that was asked: `reasons.ts` says what decided. */
export interface SectionPlan extends Question {
  readonly id: HomeSectionId
  readonly place: Place
  readonly state: 'shown' | 'hidden' | 'waiting'
  readonly title: string | null
  readonly spec: readonly string[]
}

/** Every section in page order, with its state. */
export function planHome(context: HomeContext): readonly SectionPlan[] {
  return homeSections.map((section) => ({
    id: section.id,
    place: section.place,
    state: stateOf(section.condition.holds(context)),
    title: titleOf(section, context),
    condition: section.condition,
    context,
    spec: section.spec,
  }))
}

/** The states alone, in page order. */
export function sectionStates(context: HomeContext): readonly SectionPlan['state'][] {
  return homeSections.map(({ condition }) => stateOf(condition.holds(context)))
}

function stateOf(answer: Answer): SectionPlan['state'] {
  if (answer === 'waiting') return 'waiting'
  return answer ? 'shown' : 'hidden'
}

/** The channel's own title before the spec's (S-086). */
function titleOf({ setting, title }: HomeSection, context: HomeContext): string | null {
  const ownTitle = setting === null ? null : sectionSetting(context.channel, setting).title
  return ownTitle ?? (typeof title === 'function' ? title(context) : title)
}
