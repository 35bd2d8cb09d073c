import { createElement, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import type { Application } from '../../application/Application.ts'
import { categoryShortcuts } from '../../domain/channel/shortcuts.ts'
import { type ClassLinkOptions, opensChannelDomain } from '../../domain/course-class/courseClass.ts'
import { enrolledCoursesLayout, type HomeSectionId } from '../../domain/home/sections.ts'
import { listPaths } from '../../domain/site/site.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { bannerArt, TopBanner } from '../banner/TopBanner.tsx'
import { channelBrand } from '../channel/ChannelNameLine.tsx'
import type { SecondarySectionId, SecondarySectionView } from './SecondarySectionView.tsx'
import { areCoursesLoading, channelTermOf, roleOf, type SectionViewProps, viewerOf } from './sectionProps.ts'
import { Categories, Empty, Greeting, MyQuests, TrialPromo } from './sections/Greeting.tsx'
import { HomeworkSkeleton } from './sections/HomeworkSkeleton.tsx'
import {
  Channels,
  ChannelsSkeleton,
  Classes,
  ClassesSkeleton,
  Courses,
  CoursesSkeleton,
  EnrolledChannels,
  EnrolledCourses,
  LiveClasses,
  LiveClassesSkeleton,
} from './sections/Lists.tsx'
import { News, NewsSkeleton } from './sections/News.tsx'
import { Problems, ProblemsSkeleton } from './sections/Problems.tsx'
import { Ranking } from './sections/Ranking.tsx'
import type { Home } from './useHome.ts'
import { ViewerCard } from './ViewerCard.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { hasRegisteredKey } from '../kit/storageKeys.ts'

/** What keeps a section's place while its data is on the way. Sections without one take their place when they come. */
export const sectionSkeletons: Partial<Readonly<Record<HomeSectionId, ReactNode>>> = {
  'enrolled-channels': <ChannelsSkeleton />,
  homework: <HomeworkSkeleton />,
  'enrolled-courses': <CoursesSkeleton />,
  'live-classes': <LiveClassesSkeleton />,
  classes: <ClassesSkeleton />,
  courses: <CoursesSkeleton />,
  channels: <ChannelsSkeleton />,
  problems: <ProblemsSkeleton />,
  news: <NewsSkeleton />,
}

let view: typeof SecondarySectionView | null = null
let loading: Promise<typeof SecondarySectionView> | null = null

let hasFailed = false

const load = () => (loading ??= import('./SecondarySectionView.tsx').then(({ SecondarySectionView: loaded }) => (view = loaded)))

/** A new page fetches the chunk again if it failed before: the network may be back. While a page is drawn, the outcome stays the same. */
const reloadIfFailed = async () => {
  if (hasFailed) loading = null
  hasFailed = await load().then(
    () => false,
    () => true,
  )
}

/** One of the sections that a learner's main site does not need. They come together in a chunk of their own. */
export const SecondarySection = (props: SecondarySectionProps): ReactNode => (
  <Suspense fallback={props.id !== 'inquiry' && sectionSkeletons[props.id]}>
    <LoadedSection {...props} />
  </Suspense>
)

type SecondarySectionProps = SectionViewProps & { readonly id: SecondarySectionId }

const LoadedSection = (props: SecondarySectionProps) => createElement(view ?? use(load()), props)

/** How long a page waits for them before it goes on without. */
const maxWaitMs = 3000

/** Fetches the chunk as soon as it is clear that it is needed; true once it is there, so that a page may be drawn all at once. */
export const useSecondarySections = (needed: boolean): boolean => {
  const [ready, setReady] = useState(view !== null)
  useEffect(() => {
    if (!needed || ready) return
    const goOn = () => setReady(true)
    const timer = setTimeout(goOn, maxWaitMs)
    void reloadIfFailed().then(goOn)
    return () => clearTimeout(timer)
  }, [needed, ready])
  return ready || !needed
}

const classLinkOptions = (home: Home, { settings }: Application): ClassLinkOptions => ({
  opensChannelDomain: opensChannelDomain(roleOf(home)),
  links: settings.links,
})
const greetingViewer = ({ viewer }: Home) => (viewer === null ? 'waiting' : isSignedIn(viewer) ? viewer : 'guest')

const ComingClasses = lazyWithRetry(() => import('./UpcomingClasses.tsx').then((loaded) => loaded.UpcomingClasses))

const upcomingClassesLine = ({ userId }: Viewer, linking: ClassLinkOptions, line: ReactNode) =>
  userId === null ? (
    line
  ) : (
    <LazyBoundary loading={line} failed={line}>
      <ComingClasses viewerId={userId} linkOptions={linking}>
        {line}
      </ComingClasses>
    </LazyBoundary>
  )

function HomeCategories({ home, application: { settings } }: SectionViewProps) {
  const { site, channel } = home
  const viewer = viewerOf(home)
  const shortcuts = useMemo(
    () => categoryShortcuts({ site, viewer, channel, links: settings.links }),
    [site, viewer, channel, settings.links],
  )
  return shortcuts.length > 0 && <Categories shortcuts={shortcuts} />
}

/** How each section of the plan is drawn: from what the page knows to what the section shows. */
export const sectionViews: Readonly<Record<HomeSectionId, (props: SectionViewProps) => ReactNode>> = {
  'top-banner': ({ home, application: { settings }, actions }) => (
    <TopBanner
      isDesktop={home.site.isDesktop}
      term={channelTermOf(home, settings)}
      mainBannerUrl={settings.mainBannerUrl}
      studioGuideUrl={settings.studioGuideUrl}
      onOpenBeta={actions.openBeta}
      art={bannerArt}
    />
  ),
  'channel-banner': (props) => <SecondarySection id="channel-banner" {...props} />,
  greeting: ({ home, application }) => (
    <Greeting
      viewer={greetingViewer(home)}
      channel={channelBrand(home)}
      enrolledCount={areCoursesLoading(home) ? 'waiting' : (home.enrolledCourses?.length ?? null)}
      wrapLine={(line) =>
        home.viewer && application.store.get(hasRegisteredKey)
          ? upcomingClassesLine(home.viewer, classLinkOptions(home, application), line)
          : line
      }
    />
  ),
  categories: HomeCategories,
  'enrolled-channels': ({ title, home, application: { settings } }) =>
    home.enrolledChannels && <EnrolledChannels title={title} joined={home.enrolledChannels} links={settings.links} />,
  'admin-cards': (props) => <SecondarySection id="admin-cards" {...props} />,
  homework: (props) => <SecondarySection id="homework" {...props} />,
  'trial-promo': ({ application: { settings } }) => <TrialPromo links={settings.links} />,
  'my-quests': ({ home, actions }) => <MyQuests quests={home.quests ?? []} onOpenQuests={actions.openQuests} />,
  'enrolled-courses': ({ title, home }) => (
    <EnrolledCourses title={title} courses={home.enrolledCourses ?? []} layout={enrolledCoursesLayout(roleOf(home))} />
  ),
  'live-classes': ({ title, home, application }) => (
    <LiveClasses
      title={title}
      liveClasses={home.data?.liveClasses ?? []}
      seeAllHref={listPaths.liveClasses}
      {...classLinkOptions(home, application)}
    />
  ),
  classes: ({ title, home, application }) => (
    <Classes
      title={title}
      courseClasses={home.data?.courseClasses ?? []}
      seeAllHref={listPaths.classes}
      {...classLinkOptions(home, application)}
    />
  ),
  courses: ({ title, home }) => <Courses title={title} courses={home.data?.courses ?? []} seeAllHref={listPaths.courses} />,
  channels: ({ title, home, application: { settings } }) => (
    <Channels title={title} channels={home.data?.channels ?? []} links={settings.links} />
  ),
  problems: ({ title, home }) => (
    <Problems title={title} problems={home.data?.problems ?? []} blocks={home.data?.blocks ?? []} seeAllHref={listPaths.problems} />
  ),
  news: ({ title, home }) => (
    <News title={title} blogs={home.data?.blogs ?? []} channelLogo={home.channel?.info.logoUrl ?? null} seeAllHref={listPaths.blogs} />
  ),
  ranking: ({ title, home }) => <Ranking id="ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'study-log': (props) => <SecondarySection id="study-log" {...props} />,
  'channel-info': (props) => <SecondarySection id="channel-info" {...props} />,
  'enterprise-channels': (props) => <SecondarySection id="enterprise-channels" {...props} />,
  'channel-extra': (props) => <SecondarySection id="channel-extra" {...props} />,
  empty: ({ home, application: { rolePolicy } }) => <Empty canPublish={rolePolicy.canPublish(viewerOf(home))} />,
  login: ({ home }) => <ViewerCard home={home} />,
  user: ({ home }) => <ViewerCard home={home} />,
  'main-ranking': ({ title, home }) => <Ranking id="main-ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'live-inquiry': (props) => <SecondarySection id="live-inquiry" {...props} />,
  'business-info': (props) => <SecondarySection id="business-info" {...props} />,
}
