import { bannerOddities, blogOddities, channelOddities, classOddities, courseOddities, problemOddities } from './oddities.ts'
import { assignmentOddities, questOddities, rankingOddities, studyLogOddities } from './personalOddities.ts'
import type { Recipe } from './spoiled.ts'
import { chapterOddities, reviewOddities } from './studyOddities.ts'

export const recipes = {
  courses: { id: 'courseId', texts: ['title', 'comment'], oddities: courseOddities },
  classes: { id: 'courseClassId', texts: ['title', 'comment'], oddities: classOddities },
  problems: { id: 'problemId', texts: ['title'], oddities: problemOddities },
  blocks: { id: 'blockId', texts: ['title'], oddities: problemOddities },
  blogs: { id: 'blogId', texts: ['title', 'summary'], oddities: blogOddities },
  channels: { id: 'channelId', texts: ['channelName', 'description', 'channelTag'], oddities: channelOddities },
  banners: { id: 'bannerId', texts: ['title'], oddities: bannerOddities },
  assignments: { id: 'assignmentId', texts: ['title', 'description'], oddities: assignmentOddities },
  studyLogs: { id: null, texts: ['title'], oddities: studyLogOddities },
  ranking: { id: null, texts: [], oddities: rankingOddities },
  chapters: { id: 'chapterId', texts: ['title'], oddities: chapterOddities },
  reviews: { id: 'reviewId', texts: ['content'], oddities: reviewOddities },
  quests: { id: 'userQuestId', texts: [], oddities: questOddities },
} as const satisfies Record<string, Recipe>
