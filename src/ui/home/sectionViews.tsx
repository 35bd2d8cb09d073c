import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { Application } from '../../application/Application.ts'
import { chatPluginKey, sectionSetting } from '../../domain/channel/channel.ts'
import { categoryShortcuts } from '../../domain/channel/shortcuts.ts'
import { type ClassLinkOptions, opensChannelDomain } from '../../domain/course-class/courseClass.ts'
import { channelExtraLink, enrolledCoursesLayout, type HomeSectionId } from '../../domain/home/sections.ts'
import { listPaths } from '../../domain/paths.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { bannerArt, TopBanner } from '../banner/TopBanner.tsx'
import { channelBrand } from '../channel/ChannelNameLine.tsx'
import { InquiryButton } from '../chat/InquiryButton.tsx'
import { areCoursesLoading, channelTermOf, roleOf, type SectionViewProps, viewerOf } from './sectionProps.ts'
import { AdminCards, BusinessInfo, ChannelBanner, ChannelExtra, ChannelInfo, EnterpriseChannels } from './sections/ChannelSections.tsx'
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
import { Homework, StudyLog } from './sections/StudyRows.tsx'
import type { Home } from './useHome.ts'
import { ViewerCard } from './ViewerCard.tsx'
import { useApplication } from '../kit/application.ts'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { hasRegisteredKey } from '../kit/storageKeys.ts'
import { useNowByMinute } from '../kit/time.ts'

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

/** Nothing where the channel has no live inquiry. */
export const Inquiry = ({ home, application: { chat } }: Pick<SectionViewProps, 'home' | 'application'>) => {
  const key = chatPluginKey(home.channel)
  return key && <InquiryButton open={() => chat.open(key)} />
}

/** A page that stays open must not say «오늘 마감» tomorrow. */
const useToday = () => ({ now: useNowByMinute(), timeZone: useApplication().clock.timeZone() })

const HomeworkToday = (props: Pick<ComponentProps<typeof Homework>, 'title' | 'assignments'>) => <Homework {...props} {...useToday()} />

const StudyLogToday = (props: Pick<ComponentProps<typeof StudyLog>, 'title' | 'entries'>) => <StudyLog {...props} {...useToday()} />

/** A channel that removes its popular channels wants them nowhere. */
const childChannels = ({ channel, data }: Home) =>
  sectionSetting(channel, 'MAIN_RECOMMENDATION_CHANNEL').removed ? [] : (data?.channels ?? [])

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
  'channel-banner': ({ home, application: { settings } }) => (
    <ChannelBanner term={channelTermOf(home, settings)} banners={home.data?.channelBanners ?? []} links={settings.links} />
  ),
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
  'admin-cards': ({ application: { settings } }) => <AdminCards studioGuideUrl={settings.studioGuideUrl} />,
  homework: ({ title, home }) => <HomeworkToday title={title} assignments={home.assignments ?? []} />,
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
  'study-log': ({ title, home }) => <StudyLogToday title={title} entries={home.studyLogs ?? []} />,
  'channel-info': ({ home, application: { settings } }) => home.channel && <ChannelInfo channel={home.channel} links={settings.links} />,
  'enterprise-channels': ({ home, application: { settings } }) =>
    home.channel && (
      <EnterpriseChannels
        term={channelTermOf(home, settings)}
        channel={home.channel}
        channels={childChannels(home)}
        links={settings.links}
      />
    ),
  'channel-extra': ({ home, application: { settings } }) =>
    home.channel && (
      <ChannelExtra
        term={channelTermOf(home, settings)}
        channel={home.channel}
        {...channelExtraLink(roleOf(home), home.channel, settings.links)}
      />
    ),
  empty: ({ home, application: { rolePolicy } }) => <Empty canPublish={rolePolicy.canPublish(viewerOf(home))} />,
  login: ({ home }) => <ViewerCard home={home} />,
  user: ({ home }) => <ViewerCard home={home} />,
  'main-ranking': ({ title, home }) => <Ranking id="main-ranking" title={title} entries={home.ranking ?? []} site={home.site} />,
  'live-inquiry': (props) => (
    <div data-section="live-inquiry">
      <Inquiry {...props} />
    </div>
  ),
  'business-info': ({ home }) =>
    home.channel?.businessInfo && <BusinessInfo business={home.channel.businessInfo} logoUrl={home.channel.info.logoUrl} />,
}
