import type { HomeContext, HomeListName, ListState } from '../../../src/domain/home/context.ts'
import { planHome, type SectionPlan } from '../../../src/domain/home/plan.ts'
import type { HomeSectionId } from '../../../src/domain/home/sections.ts'
import { defaultRolePolicy } from '../../../src/domain/roles.ts'
import { mainSite } from '../site/places.ts'
import { learner } from '../viewer/viewers.ts'

type Lists = Readonly<Record<HomeListName, ListState>>

export function everyList(state: ListState): Lists {
  return {
    channelBanners: state,
    enrolledChannels: state,
    assignments: state,
    enrolledCourses: state,
    liveClasses: state,
    courseClasses: state,
    courses: state,
    channels: state,
    problems: state,
    blocks: state,
    blogs: state,
    ranking: state,
    studyLogs: state,
    quests: state,
  }
}

type Wishes = Partial<Omit<HomeContext, 'lists'>> & { readonly lists?: Partial<Lists> }

/** A learner's main site with three items in every list unless told otherwise. */
export function aHome({ lists, ...wishes }: Wishes = {}): HomeContext {
  return {
    viewer: learner,
    site: mainSite,
    channel: null,
    rolePolicy: defaultRolePolicy,
    settings: { mainRanking: true, josa: false, channelTerm: null },
    ...wishes,
    lists: { ...everyList(3), ...lists },
  }
}

export function sectionOf(id: HomeSectionId, context: HomeContext): SectionPlan {
  const plan = planHome(context).find((section) => section.id === id)
  if (plan === undefined) throw new Error(`no section ${id}`)
  return plan
}

export function stateOf(id: HomeSectionId, context: HomeContext): SectionPlan['state'] {
  return sectionOf(id, context).state
}

export function shownSections(context: HomeContext): readonly HomeSectionId[] {
  return planHome(context)
    .filter(({ state }) => state === 'shown')
    .map(({ id }) => id)
}
