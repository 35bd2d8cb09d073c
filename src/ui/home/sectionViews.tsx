import type { ReactNode } from 'react'
import type { ClassLinkOptions } from '../../domain/course-class/courseClass.ts'
import type { TaughtClass } from '../../domain/course-class/teaching.ts'
import type { HomeSectionId } from '../../domain/home/sections.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { bannerArt, TopBanner } from '../banner/TopBanner.tsx'
import type { SectionViewProps } from './sectionProps.ts'
import { Categories, Empty, Greeting, MyQuests, NextSkeleton, NextStep, TrialPromo } from './sections/Greeting.tsx'
import { HomeworkSkeleton } from './sections/HomeworkSkeleton.tsx'
import {
  Channels,
  ChannelsSkeleton,
  Classes,
  ClassesSkeleton,
  Courses,
  CoursesSkeleton,
  EnrolledChannels,
  LiveClasses,
  LiveClassesSkeleton,
} from './sections/Lists.tsx'
import { News, NewsSkeleton } from './sections/News.tsx'
import { Problems, ProblemsSkeleton } from './sections/Problems.tsx'
import { ViewerCard } from './ViewerCard.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { hasRegisteredKey } from '../kit/storageKeys.ts'

/** The skeletons that reserve a section's place while its data loads. Sections without one take their place when they are loaded. */
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

/** Sections that only some viewers see are not in the first chunk. The page renders in a transition, so nothing moves when they arrive. */
const channelSections = () => import('./sections/ChannelSections.tsx')
const AdminCards = lazyWithRetry(() => channelSections().then((loaded) => loaded.AdminCards))
const BusinessInfo = lazyWithRetry(() => channelSections().then((loaded) => loaded.BusinessInfo))
const ChannelBanner = lazyWithRetry(() => channelSections().then((loaded) => loaded.ChannelBanner))
const ChannelExtra = lazyWithRetry(() => channelSections().then((loaded) => loaded.ChannelExtra))
const ChannelInfo = lazyWithRetry(() => channelSections().then((loaded) => loaded.ChannelInfo))
const EnterpriseChannels = lazyWithRetry(() => channelSections().then((loaded) => loaded.EnterpriseChannels))
const EnrolledCourses = lazyWithRetry(() => import('./sections/EnrolledCourses.tsx').then((loaded) => loaded.EnrolledCourses))
const Ranking = lazyWithRetry(() => import('./sections/Ranking.tsx').then((loaded) => loaded.Ranking))
const studyRows = () => import('./sections/StudyRows.tsx')
const Homework = lazyWithRetry(() => studyRows().then((loaded) => loaded.HomeworkToday))
const StudyLog = lazyWithRetry(() => studyRows().then((loaded) => loaded.StudyLogToday))
const InquiryButton = lazyWithRetry(() => import('../chat/InquiryButton.tsx').then((loaded) => loaded.InquiryButton))
const ComingClasses = lazyWithRetry(() => import('./UpcomingClasses.tsx').then((loaded) => loaded.UpcomingClasses))
const Teaching = lazyWithRetry(() => import('./sections/Teaching.tsx').then((loaded) => loaded.Teaching))

/** Renders only for viewers who registered for a class date in this browser; other pages make no request. */
const upcomingClassesLine = ({ userId }: Viewer, linking: ClassLinkOptions) =>
  userId !== null && (
    <LazyBoundary loading={null} failed={null}>
      <ComingClasses viewerId={userId} linkOptions={linking}>
        {null}
      </ComingClasses>
    </LazyBoundary>
  )

/** Renders the button of the live inquiry. Renders nothing if the channel has none. */
export const Inquiry = ({ home, application: { chat } }: Pick<SectionViewProps, 'home' | 'application'>) => {
  const { chatKey } = home.content['live-inquiry']()
  return chatKey && <InquiryButton open={() => chat.open(chatKey)} />
}

interface TeachingDayProps {
  readonly teaching: 'waiting' | readonly TaughtClass[]
  readonly step: ReactNode
}

const TeachingDay = ({ teaching, step }: TeachingDayProps) =>
  teaching === 'waiting' ? (
    <NextSkeleton />
  ) : (
    <LazyBoundary loading={<NextSkeleton />} failed={step}>
      <Teaching classes={teaching}>{step}</Teaching>
    </LazyBoundary>
  )

const renderIfAny = <Content,>(content: Content | null, render: (content: Content) => ReactNode) => content && render(content)

/** Renders each section of the plan from its content. */
export const sectionViews: Readonly<Record<HomeSectionId, (props: SectionViewProps) => ReactNode>> = {
  'top-banner': ({ home, actions }) => <TopBanner {...home.content['top-banner']()} onOpenBeta={actions.openBeta} art={bannerArt} />,
  'channel-banner': ({ home, application: { settings } }) => <ChannelBanner {...home.content['channel-banner']()} links={settings.links} />,
  greeting: ({ home, application }) => {
    const { classLinks, teaching, ...greeting } = home.content.greeting()
    const step = <NextStep next={greeting.next} />
    return (
      <Greeting
        {...greeting}
        step={teaching === null ? step : <TeachingDay teaching={teaching} step={step} />}
        line={home.viewer && application.store.get(hasRegisteredKey) && upcomingClassesLine(home.viewer, classLinks)}
      />
    )
  },
  categories: ({ home }) => {
    const { shortcuts } = home.content.categories()
    return shortcuts.length > 0 && <Categories shortcuts={shortcuts} />
  },
  'enrolled-channels': ({ title, home }) => <EnrolledChannels title={title} {...home.content['enrolled-channels']()} />,
  'admin-cards': ({ home }) => <AdminCards {...home.content['admin-cards']()} />,
  homework: ({ title, home }) => <Homework title={title} {...home.content.homework()} />,
  'trial-promo': ({ home }) => <TrialPromo {...home.content['trial-promo']()} />,
  'my-quests': ({ home, actions }) =>
    renderIfAny(home.content['my-quests'](), (summary) => <MyQuests summary={summary} onOpenQuests={actions.openQuests} />),
  'enrolled-courses': ({ title, home }) => <EnrolledCourses title={title} {...home.content['enrolled-courses']()} />,
  'live-classes': ({ title, home }) => <LiveClasses title={title} {...home.content['live-classes']()} />,
  classes: ({ title, home }) => <Classes title={title} {...home.content.classes()} />,
  courses: ({ title, home }) => <Courses title={title} {...home.content.courses()} />,
  channels: ({ title, home }) => <Channels title={title} {...home.content.channels()} />,
  problems: ({ title, home }) => <Problems title={title} {...home.content.problems()} />,
  news: ({ title, home }) => <News title={title} {...home.content.news()} />,
  ranking: ({ title, home }) => <Ranking id="ranking" title={title} {...home.content.ranking()} />,
  'study-log': ({ title, home }) => <StudyLog title={title} {...home.content['study-log']()} />,
  'channel-info': ({ home }) => renderIfAny(home.content['channel-info'](), (channel) => <ChannelInfo channel={channel} />),
  'enterprise-channels': ({ home }) => renderIfAny(home.content['enterprise-channels'](), (shown) => <EnterpriseChannels {...shown} />),
  'channel-extra': ({ home }) => renderIfAny(home.content['channel-extra'](), (shown) => <ChannelExtra {...shown} />),
  empty: ({ home }) => <Empty {...home.content.empty()} retry={home.retry} />,
  login: ({ home }) => <ViewerCard home={home} />,
  user: ({ home }) => <ViewerCard home={home} />,
  'main-ranking': ({ title, home }) => <Ranking id="main-ranking" title={title} {...home.content['main-ranking']()} />,
  'live-inquiry': (props) => (
    <div data-section="live-inquiry">
      <Inquiry {...props} />
    </div>
  ),
  'business-info': ({ home }) => renderIfAny(home.content['business-info'](), (shown) => <BusinessInfo {...shown} />),
}
