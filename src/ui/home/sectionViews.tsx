import { type ReactNode, useMemo } from 'react'
import { categoryShortcuts } from '../../domain/channel/categoryShortcuts.ts'
import { type ClassLinkOptions, opensChannelDomain } from '../../domain/course-class/courseClassLink.ts'
import { enrolledCoursesLayout } from '../../domain/home/enrolledCoursesLayout.ts'
import type { HomeSectionId } from '../../domain/home/homeSections.ts'
import { wholeLists } from '../../domain/site/wholeLists.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { Application } from '../../application/Application.ts'
import { bannerArt } from '../banner/bannerArt.ts'
import { TopBanner } from '../banner/TopBanner.tsx'
import { channelFaceOf } from '../channel/channelFaceOf.ts'
import { later } from '../parts/later.tsx'
import { LazyBoundary } from '../parts/LazyBoundary.tsx'
import { Categories } from './sections/Categories.tsx'
import { Channels } from './sections/Channels.tsx'
import { Classes } from './sections/Classes.tsx'
import { Courses } from './sections/Courses.tsx'
import { Empty } from './sections/Empty.tsx'
import { EnrolledChannels } from './sections/EnrolledChannels.tsx'
import { EnrolledCourses } from './sections/EnrolledCourses.tsx'
import { Greeting } from './sections/Greeting.tsx'
import { LiveClasses } from './sections/LiveClasses.tsx'
import { MyQuests } from './sections/MyQuests.tsx'
import { News } from './sections/News.tsx'
import { Problems } from './sections/Problems.tsx'
import { Ranking } from './sections/Ranking.tsx'
import { TrialPromo } from './sections/TrialPromo.tsx'
import { RareSection } from './rareSections.tsx'
import { takesClassesKey } from '../registration/takesClassesKey.ts'
import type { SectionViewProps } from './SectionViewProps.ts'
import { coursesAreComing, roleOf, termOf, viewerOf } from './sectionFacts.ts'
import type { Home } from './useHome.ts'
import { ViewerCard } from './ViewerCard.tsx'

const classLinking = (home: Home, { settings }: Application): ClassLinkOptions => ({
  opensChannelDomain: opensChannelDomain(roleOf(home)),
  links: settings.links,
})
const greeted = ({ viewer }: Home) => (viewer === null ? 'waiting' : isSignedIn(viewer) ? viewer : 'guest')

const ComingClasses = later(() => import('./ComingClasses.tsx').then((loaded) => loaded.ComingClasses))

const newsOfClasses = ({ userId }: Viewer, linking: ClassLinkOptions, line: ReactNode) =>
  userId === null ? (
    line
  ) : (
    <LazyBoundary waiting={line} lost={line}>
      <ComingClasses viewerId={userId} linking={linking}>
        {line}
      </ComingClasses>
    </LazyBoundary>
  )

function CategoriesOfHome({ home, application: { settings } }: SectionViewProps) {
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
      term={termOf(home, settings)}
      mainBannerUrl={settings.mainBannerUrl}
      studioGuideUrl={settings.studioGuideUrl}
      onOpenBeta={actions.openBeta}
      art={bannerArt}
    />
  ),
  'channel-banner': (props) => <RareSection id="channel-banner" {...props} />,
  greeting: ({ home, application }) => (
    <Greeting
      viewer={greeted(home)}
      channel={channelFaceOf(home)}
      enrolledCount={coursesAreComing(home) ? 'waiting' : (home.enrolledCourses?.length ?? null)}
      news={(line) =>
        home.viewer && application.store.get(takesClassesKey) ? newsOfClasses(home.viewer, classLinking(home, application), line) : line
      }
    />
  ),
  categories: CategoriesOfHome,
  'enrolled-channels': ({ title, home, application: { settings } }) =>
    home.enrolledChannels && <EnrolledChannels title={title} joined={home.enrolledChannels} links={settings.links} />,
  'admin-cards': (props) => <RareSection id="admin-cards" {...props} />,
  homework: (props) => <RareSection id="homework" {...props} />,
  'trial-promo': ({ application: { settings } }) => <TrialPromo links={settings.links} />,
  'my-quests': ({ home, actions }) => <MyQuests quests={home.quests ?? []} onOpenQuests={actions.openQuests} />,
  'enrolled-courses': ({ title, home }) => (
    <EnrolledCourses title={title} courses={home.enrolledCourses ?? []} layout={enrolledCoursesLayout(roleOf(home))} />
  ),
  'live-classes': ({ title, home, application }) => (
    <LiveClasses
      title={title}
      liveClasses={home.data?.liveClasses ?? []}
      seeAllHref={wholeLists.liveClasses}
      {...classLinking(home, application)}
    />
  ),
  classes: ({ title, home, application }) => (
    <Classes
      title={title}
      courseClasses={home.data?.courseClasses ?? []}
      seeAllHref={wholeLists.classes}
      {...classLinking(home, application)}
    />
  ),
  courses: ({ title, home }) => <Courses title={title} courses={home.data?.courses ?? []} seeAllHref={wholeLists.courses} />,
  channels: ({ title, home, application: { settings } }) => (
    <Channels title={title} channels={home.data?.channels ?? []} links={settings.links} />
  ),
  problems: ({ title, home }) => (
    <Problems title={title} problems={home.data?.problems ?? []} blocks={home.data?.blocks ?? []} seeAllHref={wholeLists.problems} />
  ),
  news: ({ title, home }) => (
    <News title={title} blogs={home.data?.blogs ?? []} channelLogo={home.channel?.info.logoUrl ?? null} seeAllHref={wholeLists.blogs} />
  ),
  ranking: ({ title, home }) => <Ranking id="ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'study-log': (props) => <RareSection id="study-log" {...props} />,
  'channel-info': (props) => <RareSection id="channel-info" {...props} />,
  'enterprise-channels': (props) => <RareSection id="enterprise-channels" {...props} />,
  'channel-extra': (props) => <RareSection id="channel-extra" {...props} />,
  empty: ({ home, application: { rolePolicy } }) => <Empty canPublish={rolePolicy.canPublish(viewerOf(home))} />,
  login: ({ home }) => <ViewerCard home={home} />,
  user: ({ home }) => <ViewerCard home={home} />,
  'main-ranking': ({ title, home }) => <Ranking id="main-ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'live-inquiry': (props) => <RareSection id="live-inquiry" {...props} />,
  'business-info': (props) => <RareSection id="business-info" {...props} />,
}
