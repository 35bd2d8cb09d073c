import { blockLessons } from './blockLessons.ts'
import { languageLessons } from './languageLessons.ts'
import { makerLessons } from './makerLessons.ts'
import { thinkingLessons } from './thinkingLessons.ts'
import type { TopicLessons } from './TopicLessons.ts'
import { webLessons } from './webLessons.ts'
import type { Topic } from '../topics.ts'

export const lessonsByTopic: Readonly<Record<Topic, TopicLessons>> = {
  ...languageLessons,
  ...blockLessons,
  ...thinkingLessons,
  ...webLessons,
  ...makerLessons,
}
