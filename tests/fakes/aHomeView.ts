import type { HomeBase, HomeList, HomeLists } from '../../src/application/home.ts'
import { type HomeView, makeHomePresenter } from '../../src/application/homeView.ts'
import type { HomeData } from '../../src/domain/home/context.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import type { SiteSettings } from '../../src/domain/site/settings.ts'
import { noContent } from '../domain/home/noContent.ts'
import { mainSite } from '../domain/site/places.ts'
import { learner } from '../domain/viewer/viewers.ts'
import { settings as installation } from './settings.ts'

/** The loaded lists that have a call of their own, by name. */
export type KnownLists = {
  readonly [Name in keyof HomeLists]?: Extract<HomeLists[Name], { readonly status: 'ready' }>['value']
}

export interface HomeWishes extends Partial<Omit<HomeBase, 'data'>> {
  readonly data?: Partial<HomeData> | null
  readonly lists?: KnownLists
  readonly settings?: Partial<SiteSettings>
}

export function aHomeBase({ data = {}, lists: _lists, settings: _settings, ...base }: HomeWishes = {}): HomeBase {
  return { viewer: learner, status: 'ready', site: mainSite, channel: null, ...base, data: data && { ...noContent, ...data } }
}

export function aPresenter(settings: Partial<SiteSettings> = {}) {
  return makeHomePresenter({ settings: { ...installation, ...settings }, rolePolicy: defaultRolePolicy })
}

const ready = <T>(value: T | undefined): HomeList<T> => (value === undefined ? { status: 'waiting' } : { status: 'ready', value })

/** Lists that are not given are still loading. */
export function homeLists(known: KnownLists = {}): HomeLists {
  return {
    enrolledChannels: ready(known.enrolledChannels),
    assignments: ready(known.assignments),
    enrolledCourses: ready(known.enrolledCourses),
    ranking: ready(known.ranking),
    studyLogs: ready(known.studyLogs),
    quests: ready(known.quests),
    taughtClasses: ready(known.taughtClasses),
  }
}

/** A learner's main site whose lists are loaded and empty, unless told otherwise. */
export function aHomeView(wishes: HomeWishes = {}): HomeView {
  return aPresenter(wishes.settings).view(aHomeBase(wishes), homeLists(wishes.lists))
}
