import { type HomeBase, type HomeList, type HomeLists, type HomePolicies, listValue } from './home.ts'
import { type HomeContent, makeHomeContent } from './homeContent.ts'
import { everyone } from '../domain/home/conditions.ts'
import { type HomeContext, initialListStates, type ListState } from '../domain/home/context.ts'
import { neededLists, planHome, type SectionPlan } from '../domain/home/plan.ts'
import type { HomeArea, HomeSectionId } from '../domain/home/sections.ts'
import { isPerforming, type UserQuest } from '../domain/quest.ts'
import { isOnChannel } from '../domain/site/site.ts'

const listNames = ['enrolledChannels', 'assignments', 'enrolledCourses', 'ranking', 'studyLogs', 'quests'] as const

/** A section that is shown, or a placeholder until that is decided. */
export interface VisibleSection {
  readonly id: HomeSectionId
  readonly area: HomeArea
  readonly title: string
  readonly isWaiting: boolean
  /** Whether everybody sees it, whatever the lists hold. */
  readonly isUnconditional: boolean
}

export interface HomeView extends Omit<HomeBase, 'data'> {
  /** The sections in page order. */
  readonly sections: readonly VisibleSection[]
  /** The content of each section, by its id. */
  readonly content: HomeContent
  readonly quests: readonly UserQuest[] | null
  /** Every section, hidden ones included, with what decides about it. */
  readonly plan: readonly SectionPlan[]
}

/** Makes the home page from the loaded data: sections, order and content. */
export interface HomePresenter {
  /**
   * Returns the lists that could still change what this viewer sees; the server is asked for no others. `goesByAddress`: on the main site
   * they do not wait for the home data, which come late.
   */
  neededLists(base: HomeBase, goesByAddress?: boolean): readonly (keyof HomeLists)[]
  view(base: HomeBase, lists: HomeLists): HomeView
}

export function makeHomePresenter(policies: HomePolicies): HomePresenter {
  const contextOf = ({ viewer, site, channel, data, status }: HomeBase): HomeContext => ({
    ...policies,
    viewer: viewer ?? 'waiting',
    site,
    channel,
    lists: initialListStates(data, status),
  })
  const contentOf = makeHomeContent(policies)

  return {
    neededLists(base, goesByAddress = false) {
      const isSiteKnown = base.status !== 'waiting' || (goesByAddress && !isOnChannel(base.site))
      if (!base.viewer || !isSiteKnown) return []
      const needed = neededLists(contextOf(base), listNames)
      return policies.rolePolicy.canTeach(base.viewer) ? [...needed, 'taughtClasses'] : needed
    },
    view(base, lists) {
      const context = contextOf(base)
      const plan = planHome({ ...context, lists: { ...context.lists, ...listStates(lists) } })
      const { viewer, status, site, channel } = base
      return {
        viewer,
        status,
        site,
        channel,
        plan,
        sections: plan.filter(({ state }) => state !== 'hidden').map(visibleSection),
        content: contentOf(base, lists, plan),
        quests: listValue(lists.quests),
      }
    },
  }
}

function visibleSection({ id, area, title, state, condition }: SectionPlan): VisibleSection {
  return { id, area, title: title ?? '', isWaiting: state === 'waiting', isUnconditional: condition === everyone }
}

const lengthOf = (list: readonly unknown[]) => list.length

function listStates(lists: HomeLists): Record<(typeof listNames)[number], ListState> {
  return {
    enrolledChannels: stateOf(lists.enrolledChannels, ({ channels }) => channels.length),
    assignments: stateOf(lists.assignments, lengthOf),
    enrolledCourses: stateOf(lists.enrolledCourses, lengthOf),
    ranking: stateOf(lists.ranking, ({ top }) => top.length),
    studyLogs: stateOf(lists.studyLogs, lengthOf),
    quests: stateOf(lists.quests, (quests) => quests.filter(isPerforming).length),
  }
}

function stateOf<T>(list: HomeList<T>, count: (value: T) => number): ListState {
  return list.status === 'ready' ? count(list.value) : list.status
}
