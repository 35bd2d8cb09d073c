import {
  blogCard,
  channelCard,
  classCard,
  classLinkOptions,
  courseCard,
  enrolledCourseCard,
  liveClassCard,
  problemCard,
  rankingRow,
} from './cards.ts'
import { cardSizing, classSizing } from './carousel.ts'
import { type HomeBase, type HomeLists, type HomePolicies, listValue } from './home.ts'
import { keepLast } from './keepLast.ts'
import type { Blog } from '../domain/blog.ts'
import {
  businessFacts,
  type Channel,
  type ChannelBanner,
  channelBrand,
  type ChannelInfo,
  channelTerm,
  channelUrl,
  chatPluginKey,
  ownChannelsName,
  sectionSetting,
  visibleBusinessInfo,
} from '../domain/channel/channel.ts'
import { categoryShortcuts } from '../domain/channel/shortcuts.ts'
import { type ClassLinkOptions, type LiveClass, openClassesFirst, type RecommendedClass } from '../domain/course-class/courseClass.ts'
import type { TaughtClass } from '../domain/course-class/teaching.ts'
import type { Course } from '../domain/course/course.ts'
import { continueHref, courseShare, courseToContinue, type EnrolledCourse } from '../domain/course/enrolledCourse.ts'
import type { SectionPlan } from '../domain/home/plan.ts'
import { channelExtraLink, enrolledCoursesLayout, type HomeSectionId, recommendedProblems } from '../domain/home/sections.ts'
import { listPaths, paths } from '../domain/paths.ts'
import type { BlockProblem, Problem } from '../domain/problems/problemKinds.ts'
import { closestToReward, isClaimable, isPerforming, questProgress, type UserQuest } from '../domain/quest.ts'
import type { RankingEntry } from '../domain/ranking.ts'
import { channelRoleOf } from '../domain/roles.ts'
import { safeImageUrl, safeUrl } from '../domain/site/safeUrl.ts'
import { isOnChannel, type LinkPolicy, mainHomeUrl, mainSiteUrl, type Site } from '../domain/site/site.ts'
import { guest, hasJustBegun, isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Computes the content of each section, by its id: not for hidden sections, and one that throws does not affect others. */
export type HomeContent = ReturnType<ReturnType<typeof makeHomeContent>>

/** Cards are memoized until their list changes. */
const makeCards = <Item, Card>(make: (item: Item) => Card) => keepLast((items: readonly Item[]) => items.map((item) => make(item)))

/** Makes the cards of classes; closed classes come last. */
const makeClassCards = <Item, Card extends object>(make: (item: Item, options: ClassLinkOptions, taught: readonly TaughtClass[]) => Card) =>
  keepLast((items: readonly Item[], options: ClassLinkOptions, taught: readonly TaughtClass[]) =>
    openClassesFirst(items.map((item) => make(item, options, taught))),
  )

const nothing: readonly never[] = []

export function makeHomeContent({ settings, rolePolicy }: HomePolicies) {
  const { links, mainBannerUrl, studioGuideUrl, loginUrl, signupUrl, loginSubtitle } = settings
  const linkOptions = keepLast((channel: ChannelInfo | null, viewer: Viewer) => classLinkOptions(channel, viewer, links))
  const shortcuts = keepLast((site: Site, viewer: Viewer, channel: ChannelInfo | null) =>
    categoryShortcuts({ site, viewer, channel, links }),
  )
  const banners = makeCards((banner: ChannelBanner) => bannerCard(banner))
  const joinedChannels = makeCards((channel: Channel) => channelCard(channel, links))
  const popularChannels = makeCards((channel: Channel) => channelCard(channel, links))
  const enrolledCourses = makeCards((course: EnrolledCourse) => enrolledCourseCard(course))
  const courses = makeCards((course: Course) => courseCard(course))
  const liveClasses = makeClassCards((item: LiveClass, options, taught) => liveClassCard(item, options, taught))
  const classes = makeClassCards((courseClass: RecommendedClass, options, taught) => classCard(courseClass, options, taught))
  const problems = keepLast(problemColumns)
  const blogs = keepLast((list: readonly Blog[], channelLogo: string | null) => list.map((blog) => blogCard(blog, channelLogo)))
  const nextStep = keepLast((viewer: Viewer, enrolled: readonly EnrolledCourse[]) =>
    enrolled.length === 0 && hasJustBegun(viewer) ? ('start' as const) : continuation(enrolled),
  )
  const ownRow = keepLast(rankingRow)
  const rankingRows = keepLast((entries: readonly RankingEntry[], site: Site) => entries.map((entry) => rankingRow(entry, site)))

  return ({ viewer: known, site, channel, data }: HomeBase, lists: HomeLists, plan: readonly SectionPlan[]) => {
    const viewer = known ?? guest
    const role = channelRoleOf(channel, viewer)
    const term = channelTerm(channel, settings.channelTerm)
    const classLinks = linkOptions(channel, viewer)
    const quests = listValue(lists.quests)
    const joined = listValue(lists.enrolledChannels)
    const ownCourses = listValue(lists.enrolledCourses)
    const areCoursesWaiting = plan.some(({ id, state }) => id === 'enrolled-courses' && state === 'waiting')
    const ranking = listValue(lists.ranking)
    const rankingContent = () => ({
      rows: rankingRows(ranking?.top ?? nothing, site),
      own: ranking?.own ? ownRow(ranking.own, site) : null,
      seeAllHref: paths.ranking,
    })
    const taughtOrNull = listValue(lists.taughtClasses)
    const taught = taughtOrNull ?? nothing

    return {
      'top-banner': () => ({ term, isDesktop: site.isDesktop, mainBannerUrl, studioGuideUrl, startHref: startHrefOf(known) }),
      'channel-banner': () => ({ term, banners: banners(data?.channelBanners ?? nothing) }),
      greeting: () => ({
        viewer: known === null ? ('waiting' as const) : isSignedIn(known) ? known : ('guest' as const),
        channel: channelBrand({ site, channel }),
        next: areCoursesWaiting ? ('waiting' as const) : ownCourses && nextStep(viewer, ownCourses),
        /** Null for viewers who do not teach, and where that is unknown. */
        teaching: !rolePolicy.canTeach(viewer) ? null : lists.taughtClasses.status === 'waiting' ? ('waiting' as const) : taughtOrNull,
        totals: data?.totals ?? null,
        classLinks,
      }),
      categories: () => ({ shortcuts: shortcuts(site, viewer, channel) }),
      'enrolled-channels': () => ({
        totalCount: joined?.totalCount ?? 0,
        cards: joinedChannels(joined?.channels ?? nothing),
        ...(joined && joined.totalCount > joined.channels.length && { seeAllHref: `${paths.my}#${ownChannelsName}` }),
        sizing: cardSizing,
      }),
      'admin-cards': () => ({ studioGuideUrl }),
      // Due dates and ages depend on the minute: the section makes their cards, see `studyCards.ts`.
      homework: () => ({ assignments: listValue(lists.assignments) ?? nothing, sizing: cardSizing }),
      'trial-promo': () => ({ href: mainSiteUrl(paths.trialClass, links) }),
      'my-quests': () => quests && questSummary(quests),
      'enrolled-courses': () => ({
        cards: enrolledCourses(ownCourses ?? nothing),
        layout: enrolledCoursesLayout(role),
        sizing: cardSizing,
      }),
      'live-classes': () => ({
        cards: liveClasses(data?.liveClasses ?? nothing, classLinks, taught),
        sizing: classSizing,
        seeAllHref: listPaths.liveClasses,
      }),
      classes: () => ({
        cards: classes(data?.courseClasses ?? nothing, classLinks, taught),
        sizing: classSizing,
        seeAllHref: listPaths.classes,
      }),
      courses: () => ({ cards: courses(data?.courses ?? nothing), sizing: cardSizing, seeAllHref: listPaths.courses }),
      channels: () => ({ cards: popularChannels(data?.channels ?? nothing), sizing: cardSizing }),
      problems: () => ({ ...problems(data?.problems ?? nothing, data?.blocks ?? nothing), seeAllHref: listPaths.problems }),
      news: () => ({ cards: blogs(data?.blogs ?? nothing, channel?.info.logoUrl ?? null), seeAllHref: listPaths.blogs }),
      ranking: rankingContent,
      'study-log': () => ({ entries: listValue(lists.studyLogs) ?? nothing }),
      'channel-info': () => channel && { ...channelFacts(channel, links), description: channel.description },
      'enterprise-channels': () => channel && { term, channels: enterpriseChannels(channel, data?.channels ?? nothing, links) },
      'channel-extra': () => channel && { term, ...channelFacts(channel, links), ...channelExtraLink(role, channel, links) },
      empty: () => ({
        canPublish: rolePolicy.canPublish(viewer),
        hasFailed: !data?.courses,
        mainHome: isOnChannel(site) ? mainHomeUrl(links) : null,
      }),
      login: () => ({ loginUrl, signupUrl, subtitle: loginSubtitle }),
      user: () => ({
        questCount: quests?.filter(isPerforming).length ?? null,
        hasReward: quests?.some(isClaimable) ?? false,
        courseCount: ownCourses?.length ?? null,
        showsCourseCount: ownCourses !== null || areCoursesWaiting,
      }),
      'main-ranking': rankingContent,
      'live-inquiry': () => ({ chatKey: chatPluginKey(channel) }),
      'business-info': () => businessContent(channel),
    } satisfies Readonly<Record<HomeSectionId, () => unknown>>
  }
}

/** Returns where a viewer without an account can begin at once. Null for everybody else, and until the viewer is known. */
function startHrefOf(viewer: Viewer | null): string | null {
  return viewer === null || isSignedIn(viewer) ? null : paths.start
}

/** Returns where the viewer continues learning; null where nothing is left. */
function continuation(courses: readonly EnrolledCourse[]) {
  const course = courseToContinue(courses)
  if (course === null) return null
  return {
    title: course.progress?.nextLesson?.title ?? course.title,
    percent: courseShare(course)?.percent ?? null,
    href: continueHref(course),
  }
}

function bannerCard(banner: ChannelBanner) {
  const { bannerId, title, imageUrl, link } = banner
  return { key: bannerId ?? JSON.stringify(banner), title, picture: safeImageUrl(imageUrl), href: safeUrl(link) }
}

/** Returns null where no quest is being performed. */
function questSummary(quests: readonly UserQuest[]) {
  const nearest = closestToReward(quests)
  if (nearest === null) return null
  const { title, character, clear, rewardCount } = nearest.quest
  return { count: quests.filter(isPerforming).length, title, character, isDone: clear, progress: questProgress(nearest.quest), rewardCount }
}

/** Text problems beside block problems, or beside further text problems (S-077, S-078); an empty column is left out. */
function problemColumns(problems: readonly Problem[], blocks: readonly BlockProblem[]) {
  const { text, second } = recommendedProblems(problems, blocks)
  const columns = [
    { kind: 'text' as const, cards: text.map((problem) => problemCard({ kind: 'text', problem })) },
    { kind: second[0]?.kind === 'block' ? ('block' as const) : ('moreText' as const), cards: second.map(problemCard) },
  ]
  return { columns: columns.filter(({ cards }) => cards.length > 0) }
}

function channelFacts({ channelName, channelDomain, info }: ChannelInfo, links: LinkPolicy) {
  return { name: channelName ?? channelDomain, logoUrl: safeImageUrl(info.logoUrl), url: channelUrl(channelDomain, links) }
}

/** Lists the other channels, or only the current one when there are none. A channel that removes its popular channels shows none. */
function enterpriseChannels(channel: ChannelInfo, channels: readonly Channel[], links: LinkPolicy) {
  const listed = sectionSetting(channel, 'MAIN_RECOMMENDATION_CHANNEL').removed ? nothing : channels
  const others = listed.filter(({ channelDomain }) => channelDomain !== channel.channelDomain)
  if (others.length === 0) return [{ key: 'own', ...channelFacts(channel, links) }]
  return others.map(({ channelId, channelName, channelLogoUrl, channelDomain }) => ({
    key: channelId,
    name: channelName,
    logoUrl: safeImageUrl(channelLogoUrl),
    url: channelUrl(channelDomain, links),
  }))
}

function businessContent(channel: ChannelInfo | null) {
  const business = visibleBusinessInfo(channel)
  return business && { facts: businessFacts(business), logoUrl: safeImageUrl(channel?.info.logoUrl) }
}
