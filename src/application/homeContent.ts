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
  type JoinedChannels,
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
import type { RankingEntry, TopRanking } from '../domain/ranking.ts'
import { channelRoleOf } from '../domain/roles.ts'
import { safeImageUrl, safeUrl } from '../domain/site/safeUrl.ts'
import { isOnChannel, type LinkPolicy, mainHomeUrl, mainSiteUrl, type Site } from '../domain/site/site.ts'
import { guest, hasJustBegun, isSignedIn, type Viewer } from '../domain/viewer.ts'

/** The content of each section by its id, computed when read: not for hidden sections, and one that throws does not affect others. */
export type HomeContent = ReturnType<ReturnType<typeof makeHomeContent>>

/** Cards are memoized until their list changes. */
const makeCards = <Item, Card>(make: (item: Item) => Card) => keepLast((items: readonly Item[]) => items.map((item) => make(item)))

/** Makes the cards of classes; closed classes come last. */
const makeClassCards = <Item, Card extends object>(make: (item: Item, options: ClassLinkOptions, taught: readonly TaughtClass[]) => Card) =>
  keepLast((items: readonly Item[], options: ClassLinkOptions, taught: readonly TaughtClass[]) =>
    openClassesFirst(items.map((item) => make(item, options, taught))),
  )

const classCarousel = <Card>(cards: readonly Card[], seeAllHref: string) => ({ cards, sizing: classSizing, seeAllHref })

const nothing: readonly never[] = []

/** Makes the contents that are costly or compared by identity; each is computed again only when its arguments change. */
function memoizeContents(links: LinkPolicy) {
  const joinedCards = makeCards((channel: Channel) => channelCard(channel, links))
  const ownRow = keepLast(rankingRow)
  const rankingRows = keepLast((entries: readonly RankingEntry[], site: Site) => entries.map((entry) => rankingRow(entry, site)))
  return {
    linkOptions: keepLast((channel: ChannelInfo | null, viewer: Viewer) => classLinkOptions(channel, viewer, links)),
    shortcuts: keepLast((site: Site, viewer: Viewer, channel: ChannelInfo | null) => categoryShortcuts({ site, viewer, channel, links })),
    banners: makeCards((banner: ChannelBanner) => bannerCard(banner)),
    popularChannels: makeCards((channel: Channel) => channelCard(channel, links)),
    enrolledCourses: makeCards((course: EnrolledCourse) => enrolledCourseCard(course)),
    courses: makeCards((course: Course) => courseCard(course)),
    liveClasses: makeClassCards((item: LiveClass, options, taught) => liveClassCard(item, options, taught)),
    classes: makeClassCards((courseClass: RecommendedClass, options, taught) => classCard(courseClass, options, taught)),
    problems: keepLast(problemColumns),
    blogs: keepLast((list: readonly Blog[], channelLogo: string | null) => list.map((blog) => blogCard(blog, channelLogo))),
    nextStep: keepLast((viewer: Viewer, enrolled: readonly EnrolledCourse[]) =>
      enrolled.length === 0 && hasJustBegun(viewer) ? ('start' as const) : continuation(enrolled),
    ),
    joinedChannels: (joined: JoinedChannels | null) => ({
      totalCount: joined?.totalCount ?? 0,
      cards: joinedCards(joined?.channels ?? nothing),
      ...(joined && joined.totalCount > joined.channels.length && { seeAllHref: `${paths.my}#${ownChannelsName}` }),
      sizing: cardSizing,
    }),
    ranking: (ranking: TopRanking | null, site: Site) => ({
      rows: rankingRows(ranking?.top ?? nothing, site),
      own: ranking?.own ? ownRow(ranking.own, site) : null,
      seeAllHref: paths.ranking,
    }),
  }
}

export function makeHomeContent({ settings, rolePolicy }: HomePolicies) {
  const { links, mainBannerUrl, studioGuideUrl, loginUrl, signupUrl, loginSubtitle } = settings
  const memoized = memoizeContents(links)

  return ({ viewer: known, site, channel, data }: HomeBase, lists: HomeLists, plan: readonly SectionPlan[]) => {
    const viewer = known ?? guest
    const role = channelRoleOf(channel, viewer)
    const term = channelTerm(channel, settings.channelTerm)
    const classLinks = memoized.linkOptions(channel, viewer)
    const quests = listValue(lists.quests)
    const ownCourses = listValue(lists.enrolledCourses)
    const areCoursesWaiting = plan.some(({ id, state }) => id === 'enrolled-courses' && state === 'waiting')
    const ranking = listValue(lists.ranking)
    const taughtOrNull = listValue(lists.taughtClasses)
    const taught = taughtOrNull ?? nothing

    return {
      get 'top-banner'() {
        return { term, isDesktop: site.isDesktop, mainBannerUrl, studioGuideUrl, startHref: startHrefOf(known) }
      },
      get 'channel-banner'() {
        return { term, banners: memoized.banners(data?.channelBanners ?? nothing) }
      },
      get greeting() {
        return {
          viewer: known === null ? ('waiting' as const) : isSignedIn(known) ? known : ('guest' as const),
          channel: channelBrand({ site, channel }),
          next: areCoursesWaiting ? ('waiting' as const) : ownCourses && memoized.nextStep(viewer, ownCourses),
          /** Null for viewers who do not teach, and where that is unknown. */
          teaching: !rolePolicy.canTeach(viewer) ? null : lists.taughtClasses.status === 'waiting' ? ('waiting' as const) : taughtOrNull,
          totals: data?.totals ?? null,
          classLinks,
        }
      },
      get categories() {
        return { shortcuts: memoized.shortcuts(site, viewer, channel) }
      },
      get 'enrolled-channels'() {
        return memoized.joinedChannels(listValue(lists.enrolledChannels))
      },
      get 'admin-cards'() {
        return { studioGuideUrl }
      },
      // Due dates and ages depend on the minute: the section makes their cards, see `studyCards.ts`.
      get homework() {
        return { assignments: listValue(lists.assignments) ?? nothing, sizing: cardSizing }
      },
      get 'trial-promo'() {
        return { href: mainSiteUrl(paths.trialClass, links) }
      },
      get 'my-quests'() {
        return quests && questSummary(quests)
      },
      get 'enrolled-courses'() {
        return { cards: memoized.enrolledCourses(ownCourses ?? nothing), layout: enrolledCoursesLayout(role), sizing: cardSizing }
      },
      get 'live-classes'() {
        return classCarousel(memoized.liveClasses(data?.liveClasses ?? nothing, classLinks, taught), listPaths.liveClasses)
      },
      get classes() {
        return classCarousel(memoized.classes(data?.courseClasses ?? nothing, classLinks, taught), listPaths.classes)
      },
      get courses() {
        return { cards: memoized.courses(data?.courses ?? nothing), sizing: cardSizing, seeAllHref: listPaths.courses }
      },
      get channels() {
        return { cards: memoized.popularChannels(data?.channels ?? nothing), sizing: cardSizing }
      },
      get problems() {
        return { ...memoized.problems(data?.problems ?? nothing, data?.blocks ?? nothing), seeAllHref: listPaths.problems }
      },
      get news() {
        return { cards: memoized.blogs(data?.blogs ?? nothing, channel?.info.logoUrl ?? null), seeAllHref: listPaths.blogs }
      },
      get ranking() {
        return memoized.ranking(ranking, site)
      },
      get 'study-log'() {
        return { entries: listValue(lists.studyLogs) ?? nothing }
      },
      get 'channel-info'() {
        return channel && { ...channelFacts(channel, links), description: channel.description }
      },
      get 'enterprise-channels'() {
        return channel && { term, channels: enterpriseChannels(channel, data?.channels ?? nothing, links) }
      },
      get 'channel-extra'() {
        return channel && { term, ...channelFacts(channel, links), ...channelExtraLink(role, channel, links) }
      },
      get empty() {
        return {
          canPublish: rolePolicy.canPublish(viewer),
          hasFailed: !data?.courses,
          mainHome: isOnChannel(site) ? mainHomeUrl(links) : null,
        }
      },
      get login() {
        return { loginUrl, signupUrl, subtitle: loginSubtitle }
      },
      get user() {
        return {
          questCount: quests?.filter(isPerforming).length ?? null,
          hasReward: quests?.some(isClaimable) ?? false,
          courseCount: ownCourses?.length ?? null,
          showsCourseCount: ownCourses !== null || areCoursesWaiting,
        }
      },
      get 'main-ranking'() {
        return memoized.ranking(ranking, site)
      },
      get 'live-inquiry'() {
        return { chatKey: chatPluginKey(channel) }
      },
      get 'business-info'() {
        return businessContent(channel)
      },
    } satisfies Readonly<Record<HomeSectionId, unknown>>
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
