import type { ReactNode } from 'react'
import { categoryShortcuts } from '../../domain/channel/categoryShortcuts.ts'
import { channelTerm } from '../../domain/channel/channelTerm.ts'
import { opensChannelDomain } from '../../domain/course-class/courseClassLink.ts'
import { channelExtraLink } from '../../domain/home/channelExtraLink.ts'
import { enrolledCoursesLayout } from '../../domain/home/enrolledCoursesLayout.ts'
import type { HomeSectionId } from '../../domain/home/homeSections.ts'
import { guest } from '../../domain/viewer/Viewer.ts'
import { channelRoleOf } from '../../domain/viewer/ChannelRole.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import type { Application } from '../../application/Application.ts'
import { bannerArt } from '../banner/bannerArt.ts'
import { TopBanner } from '../banner/TopBanner.tsx'
import type { HomeActions } from './HomeActions.ts'
import { AdminCards } from './sections/AdminCards.tsx'
import { BusinessInfo } from './sections/BusinessInfo.tsx'
import { Categories } from './sections/Categories.tsx'
import { ChannelBanner } from './sections/ChannelBanner.tsx'
import { ChannelExtra } from './sections/ChannelExtra.tsx'
import { ChannelInfo } from './sections/ChannelInfo.tsx'
import { Channels } from './sections/Channels.tsx'
import { Classes } from './sections/Classes.tsx'
import { Courses } from './sections/Courses.tsx'
import { Empty } from './sections/Empty.tsx'
import { EnrolledChannels } from './sections/EnrolledChannels.tsx'
import { EnrolledCourses } from './sections/EnrolledCourses.tsx'
import { EnterpriseChannels } from './sections/EnterpriseChannels.tsx'
import { Greeting } from './sections/Greeting.tsx'
import { Homework } from './sections/Homework.tsx'
import { LiveClasses } from './sections/LiveClasses.tsx'
import { LiveInquiry } from './sections/LiveInquiry.tsx'
import { MyQuests } from './sections/MyQuests.tsx'
import { News } from './sections/News.tsx'
import { Problems } from './sections/Problems.tsx'
import { Ranking } from './sections/Ranking.tsx'
import { StudyLog } from './sections/StudyLog.tsx'
import { TrialPromo } from './sections/TrialPromo.tsx'
import type { Home } from './useHome.ts'
import { ViewerCard } from './ViewerCard.tsx'

export interface SectionViewProps {
  readonly title: string
  readonly home: Home
  readonly application: Application
  readonly actions: HomeActions
}

const viewerOf = ({ viewer }: Home) => viewer ?? guest
const roleOf = (home: Home) => channelRoleOf(home.channel, viewerOf(home))
const termOf = ({ channel }: Home) => channelTerm(channel)
const classLinking = (home: Home, { settings }: Application) => ({
  opensChannelDomain: opensChannelDomain(roleOf(home)),
  links: settings.links,
})
const greeted = ({ viewer }: Home) => (viewer === null ? 'waiting' : isSignedIn(viewer) ? viewer : 'guest')

/** How each section of the plan is drawn: from what the page knows to what the section shows. */
export const sectionViews: Readonly<Record<HomeSectionId, (props: SectionViewProps) => ReactNode>> = {
  'top-banner': ({ home, application: { settings }, actions }) => (
    <TopBanner
      isDesktop={home.site.isDesktop}
      term={termOf(home)}
      mainBannerUrl={settings.mainBannerUrl}
      studioGuideUrl={settings.studioGuideUrl}
      onOpenBeta={actions.openBeta}
      art={bannerArt}
    />
  ),
  'channel-banner': ({ home }) => <ChannelBanner banners={home.data?.channelBanners ?? []} />,
  greeting: ({ home }) => (
    <Greeting
      viewer={greeted(home)}
      channel={home.channel && { name: home.channel.channelName ?? '', logoUrl: home.channel.info.logoUrl }}
      enrolledCount={home.enrolledCourses?.length ?? null}
    />
  ),
  categories: ({ home, application: { settings } }) => (
    <Categories shortcuts={categoryShortcuts({ site: home.site, viewer: viewerOf(home), channel: home.channel, links: settings.links })} />
  ),
  'enrolled-channels': ({ title, home, application: { settings } }) =>
    home.enrolledChannels && <EnrolledChannels title={title} joined={home.enrolledChannels} links={settings.links} />,
  'admin-cards': ({ application: { settings } }) => <AdminCards studioGuideUrl={settings.studioGuideUrl} />,
  homework: ({ title, home, application: { clock } }) => (
    <Homework title={title} assignments={home.assignments ?? []} now={clock.now()} timeZone={clock.timeZone()} />
  ),
  'trial-promo': ({ application: { settings } }) => <TrialPromo links={settings.links} />,
  'my-quests': ({ home, actions }) => <MyQuests quests={home.quests ?? []} onOpenQuests={actions.openQuests} />,
  'enrolled-courses': ({ title, home }) => (
    <EnrolledCourses title={title} courses={home.enrolledCourses ?? []} layout={enrolledCoursesLayout(roleOf(home))} />
  ),
  'live-classes': ({ title, home, application }) => (
    <LiveClasses
      title={title}
      liveClasses={home.data?.liveClasses ?? []}
      seeAllHref="/live/course?page=1&order=DESC"
      {...classLinking(home, application)}
    />
  ),
  classes: ({ title, home, application }) => (
    <Classes
      title={title}
      courseClasses={home.data?.courseClasses ?? []}
      seeAllHref="/course?page=1&order=DESC"
      {...classLinking(home, application)}
    />
  ),
  courses: ({ title, home }) => <Courses title={title} courses={home.data?.courses ?? []} seeAllHref="/course?page=1&order=DESC" />,
  channels: ({ title, home, application: { settings } }) => (
    <Channels title={title} channels={home.data?.channels ?? []} links={settings.links} />
  ),
  problems: ({ title, home }) => (
    <Problems title={title} problems={home.data?.problems ?? []} blocks={home.data?.blocks ?? []} seeAllHref="/problem?page=1&order=DESC" />
  ),
  news: ({ title, home }) => (
    <News
      title={title}
      blogs={home.data?.blogs ?? []}
      channelLogo={home.channel?.info.logoUrl ?? null}
      seeAllHref="/blog?page=1&order=DESC"
    />
  ),
  ranking: ({ title, home }) => <Ranking id="ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'study-log': ({ title, home, application: { clock } }) => (
    <StudyLog title={title} entries={home.studyLogs ?? []} now={clock.now()} timeZone={clock.timeZone()} />
  ),
  'channel-info': ({ home, application: { settings } }) => home.channel && <ChannelInfo channel={home.channel} links={settings.links} />,
  'enterprise-channels': ({ home, application: { settings } }) =>
    home.channel && (
      <EnterpriseChannels term={termOf(home)} channel={home.channel} channels={home.data?.channels ?? []} links={settings.links} />
    ),
  'channel-extra': ({ home, application: { settings } }) =>
    home.channel && (
      <ChannelExtra term={termOf(home)} channel={home.channel} {...channelExtraLink(roleOf(home), home.channel, settings.links)} />
    ),
  empty: ({ home, application: { rolePolicy } }) => <Empty canPublish={rolePolicy.canPublish(viewerOf(home))} />,
  login: ({ home }) => <ViewerCard home={home} />,
  user: ({ home }) => <ViewerCard home={home} />,
  'main-ranking': ({ title, home }) => <Ranking id="main-ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'live-inquiry': ({ actions }) => <LiveInquiry onOpen={() => actions.go('/support')} />,
  'business-info': ({ home }) =>
    home.channel?.businessInfo && <BusinessInfo business={home.channel.businessInfo} logoUrl={home.channel.info.logoUrl} />,
}
