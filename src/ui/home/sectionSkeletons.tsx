import type { ReactNode } from 'react'
import type { HomeSectionId } from '../../domain/home/homeSections.ts'
import { ChannelsSkeleton } from './sections/Channels.tsx'
import { ClassesSkeleton } from './sections/Classes.tsx'
import { CoursesSkeleton } from './sections/Courses.tsx'
import { HomeworkSkeleton } from './sections/HomeworkSkeleton.tsx'
import { LiveClassesSkeleton } from './sections/LiveClasses.tsx'
import { NewsSkeleton } from './sections/NewsSkeleton.tsx'
import { ProblemsSkeleton } from './sections/ProblemsSkeleton.tsx'

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
