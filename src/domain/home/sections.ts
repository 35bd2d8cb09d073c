import { listPaths } from '../paths.ts'
import { type ChannelInfo, channelTerm, channelUrl, parentChannelDomain, type SettingKey, withCopula } from '../channel/channel.ts'
import {
  allOf,
  anyOf,
  channelRemoves,
  type SectionCondition,
  desktop,
  enterprise,
  everyone,
  listHasFailed,
  hasChannelInfo,
  hasChat,
  hasItems,
  hasParent,
  isEmpty,
  not,
  nothingElse,
  onChannel,
  onMainSite,
  premium,
  ranksOnMain,
  showsBusiness,
  signedIn,
  teaches,
} from './conditions.ts'
import type { HomeContext } from './context.ts'
import type { BlockProblem, Problem } from '../problems/problemKinds.ts'
import type { ChannelRole } from '../roles.ts'
import type { LinkPolicy } from '../site/site.ts'

export type HomeArea = 'top' | 'main' | 'side'
type Title = string | ((context: HomeContext) => string)

export interface HomeSection<Id extends string = string> {
  readonly id: Id
  readonly area: HomeArea
  readonly condition: SectionCondition
  /** The key by which a channel removes or renames the section. */
  readonly setting: SettingKey | null
  readonly title: Title | null
  /** The numbers in the spec on which the row rests. */
  readonly spec: readonly string[]
}

const enterpriseBlock = allOf(onChannel, hasChannelInfo, signedIn, enterprise)

/** The sections above `empty` in the page order. */
const sectionsAboveEmpty = [
  section('top-banner', 'top', onMainSite, { spec: ['S-022'] }),
  section('channel-banner', 'top', allOf(onChannel, hasItems('channelBanners'), anyOf(desktop, enterprise)), {
    spec: ['S-039', 'S-040', 'A-14'],
  }),
  section('greeting', 'main', everyone, { spec: ['S-042', 'A-15'] }),
  section('categories', 'main', everyone, { spec: ['S-043', 'A-16'] }),
  section('enrolled-channels', 'main', allOf(signedIn, anyOf(onMainSite, enterprise), hasItems('enrolledChannels')), {
    title: ({ channel, settings }) => `내 ${channelTerm(channel, settings.channelTerm)}`,
    spec: ['S-059', 'S-060', 'S-061'],
  }),
  section('admin-cards', 'main', allOf(signedIn, teaches), { spec: ['S-062', 'A-05'] }),
  section('homework', 'main', allOf(signedIn, onChannel, hasItems('assignments')), { title: '숙제가 있어요', spec: ['S-063', 'S-064'] }),
  section('trial-promo', 'main', onMainSite, { spec: ['S-065'] }),
  section('my-quests', 'main', allOf(signedIn, hasItems('quests')), { spec: ['S-068', 'A-10'] }),
  section('enrolled-courses', 'main', allOf(signedIn, hasItems('enrolledCourses')), {
    setting: 'MAIN_ENROLLED_COURSE',
    title: '지금 듣고 있는 강의예요',
    spec: ['S-069', 'S-070', 'S-071', 'A-09', 'A-28'],
  }),
  section('live-classes', 'main', hasItems('liveClasses'), {
    setting: 'MAIN_RECOMMENDATION_LIVE_COURSE',
    title: '추천 라이브 클래스예요',
    spec: ['S-072', 'S-087'],
  }),
  section('classes', 'main', hasItems('courseClasses'), {
    setting: 'MAIN_RECOMMENDATION_COURSE_CLASS',
    title: '인기 수업이에요',
    spec: ['S-073', 'S-088'],
  }),
  section('courses', 'main', hasItems('courses'), {
    setting: 'MAIN_RECOMMENDATION_COURSE',
    title: '인기 강의예요',
    spec: ['S-074', 'S-089'],
  }),
  section('channels', 'main', hasItems('channels'), {
    setting: 'MAIN_RECOMMENDATION_CHANNEL',
    title: ({ channel, settings }) => `인기 ${withCopula(channelTerm(channel, settings.channelTerm), settings.josa)}`,
    spec: ['S-075', 'S-090', 'A-25'],
  }),
  section('problems', 'main', anyOf(hasItems('problems'), hasItems('blocks')), {
    setting: 'MAIN_RECOMMENDATION_PROBLEM',
    title: '추천 문제',
    spec: ['S-076', 'S-091', 'A-21'],
  }),
  section('news', 'main', hasItems('blogs'), {
    setting: 'MAIN_RECOMMENDATION_BLOG',
    title: '최근 소식이에요',
    spec: ['S-079', 'S-092'],
  }),
  section('ranking', 'main', allOf(onChannel, not(enterprise), hasItems('ranking')), {
    title: '랭킹',
    spec: ['S-080', 'S-209', 'A-12', 'A-13'],
  }),
  section('study-log', 'main', allOf(signedIn, onChannel, not(enterprise), hasItems('studyLogs')), {
    title: '최근 학습 기록',
    spec: ['S-080', 'S-082', 'S-209', 'A-13'],
  }),
  section('channel-info', 'main', enterpriseBlock, { spec: ['S-095', 'A-07', 'A-11'] }),
  section('enterprise-channels', 'main', enterpriseBlock, { spec: ['S-096', 'A-07', 'A-11'] }),
  section('channel-extra', 'main', allOf(onChannel, hasChannelInfo, signedIn, anyOf(enterprise, allOf(premium, hasParent))), {
    spec: ['S-097', 'A-08'],
  }),
] as const

/** The recommendations failed, and so did every list of the page: visitors see it as empty, like a page without items (S-290). */
const nothingCame = allOf(
  listHasFailed('courses'),
  listHasFailed('problems'),
  listHasFailed('blocks'),
  nothingElse(sectionsAboveEmpty.map(({ condition }) => condition)),
)

/** The conditions of all sections, in page order (S-058). The page, its preview's explanations and the printed matrix use this table. */
export const homeSections = [
  ...sectionsAboveEmpty,
  section('empty', 'main', anyOf(allOf(isEmpty('courses'), isEmpty('problems'), isEmpty('blocks')), nothingCame), {
    spec: ['S-083', 'S-290', 'A-23', 'F-011'],
  }),

  section('login', 'side', not(signedIn), { spec: ['S-098'] }),
  section('user', 'side', signedIn, { spec: ['S-101'] }),
  section('main-ranking', 'side', allOf(ranksOnMain, onMainSite, signedIn, not(enterprise), hasItems('ranking')), {
    title: '랭킹',
    spec: ['S-081', 'S-209', 'A-12'],
  }),
  section('live-inquiry', 'side', allOf(onChannel, hasChat), { spec: ['S-102'] }),
  section('business-info', 'side', allOf(onChannel, showsBusiness), { spec: ['S-103', 'A-79'] }),
] as const

export type HomeSectionId = (typeof homeSections)[number]['id']
export const homeSectionIds: readonly HomeSectionId[] = homeSections.map(({ id }) => id)

interface SectionOptions {
  readonly spec: readonly string[]
  readonly setting?: SettingKey
  readonly title?: Title
}

function section<const Id extends string>(id: Id, place: HomeArea, condition: SectionCondition, row: SectionOptions): HomeSection<Id> {
  const { setting = null, title = null, spec } = row
  return { id, area: place, condition: setting === null ? condition : allOf(not(channelRemoves(setting)), condition), setting, title, spec }
}

/** Returns the layout: one section with one list, drawn as a block for premium. */
export function enrolledCoursesLayout(role: ChannelRole | null): 'carousel' | 'block' {
  return role === 'ROLE_CHANNEL_PREMIUM' ? 'block' : 'carousel'
}

interface ChannelExtraLink {
  readonly leadsTo: 'parent' | 'own'
  readonly href: string | null
}

/** Returns the link of the extra block: a premium channel links to its parent, an enterprise to its courses, as it has this home. */
export function channelExtraLink(role: ChannelRole | null, channel: ChannelInfo, links: LinkPolicy): ChannelExtraLink {
  if (role === 'ROLE_CHANNEL_PREMIUM') return { leadsTo: 'parent', href: channelUrl(parentChannelDomain(channel), links) }
  return { leadsTo: 'own', href: channelUrl(channel.channelDomain, links, listPaths.courses) }
}

export type SecondColumnItem =
  | { readonly kind: 'block'; readonly problem: BlockProblem }
  | { readonly kind: 'text'; readonly problem: Problem }

interface RecommendedProblems {
  readonly text: readonly Problem[]
  readonly second: readonly SecondColumnItem[]
}

const perColumn = 3
/** The range where there are no block problems; counted from 1 and inclusive, as the spec words it. */
const fallbackRange = { from: 6, to: 8 }

export function recommendedProblems(problems: readonly Problem[], blocks: readonly BlockProblem[]): RecommendedProblems {
  return { text: problems.slice(0, perColumn), second: secondColumn(problems, blocks) }
}

function secondColumn(problems: readonly Problem[], blocks: readonly BlockProblem[]): readonly SecondColumnItem[] {
  if (blocks.length > 0) return blocks.slice(0, perColumn).map((problem) => ({ kind: 'block', problem }))
  return problems.slice(fallbackRange.from - 1, fallbackRange.to).map((problem) => ({ kind: 'text', problem }))
}
