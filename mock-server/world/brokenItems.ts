import {
  brokenAssignments,
  brokenBanners,
  brokenBlogs,
  brokenChannels,
  brokenChapters,
  brokenClasses,
  brokenCourses,
  brokenProblems,
  brokenProducts,
  brokenQuestions,
  brokenQuests,
  brokenRanking,
  brokenReviews,
  brokenStudyLogs,
  brokenWornItems,
  brokenTasks,
  hostileText,
} from './brokenValues.ts'
import type { World } from './world.ts'

/** The ways in which items of one kind of list are broken. */
interface Breakage {
  /** The field without which an item is none; null where items have none of their own. */
  readonly id: string | null
  /** Fields that carry text. */
  readonly texts: readonly string[]
  /** Values that do not belong where they are, one item each. */
  readonly values: readonly object[]
}

/**
 * Between good items: hostile texts, odd values, and items that are none. Every second good one stays as it is, so that a
 * list that loses more than its broken items is found out.
 */
function breakItems(items: readonly object[], breakage: Breakage): readonly unknown[] {
  const [first] = items
  if (first === undefined) return items
  const texts = items.map((item, at) => (at % 2 === 0 ? item : withTexts(item, breakage, at)))
  const odd = breakage.values.map((value, at) => ({ ...first, ...ownId(breakage, `odd-${at + 1}`), ...value }))
  const twin = breakage.id === null ? [] : [{ ...first, title: '같은 번호를 또 쓴 항목' }]
  return interleaved(texts, [null, ...odd, { ...first, ...ownId(breakage, undefined) }, ...twin, 42, 'text', [], {}])
}

function ownId({ id }: Breakage, value: string | undefined): object {
  return id === null ? {} : { [id]: value }
}

function withTexts(item: object, { texts }: Breakage, at: number): object {
  const half = (at - 1) / 2
  return { ...item, ...Object.fromEntries(texts.map((field, turn) => [field, hostileText(half + turn)])) }
}

function interleaved(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const longer = Math.max(one.length, other.length)
  return Array.from({ length: longer }, (_, at) => [...one.slice(at, at + 1), ...other.slice(at, at + 1)]).flat()
}

const breakages = {
  courses: { id: 'courseId', texts: ['title', 'comment'], values: brokenCourses },
  classes: { id: 'courseClassId', texts: ['title', 'comment'], values: brokenClasses },
  problems: { id: 'problemId', texts: ['title'], values: brokenProblems },
  blocks: { id: 'blockId', texts: ['title'], values: brokenProblems },
  documents: { id: 'documentId', texts: ['title', 'summary'], values: brokenProblems },
  videos: { id: 'videoId', texts: ['title', 'summary'], values: brokenProblems },
  worksheets: { id: 'worksheetId', texts: ['title', 'summary'], values: brokenProblems },
  worksheetQuestions: { id: 'questionId', texts: ['text'], values: brokenProblems },
  blogs: { id: 'blogId', texts: ['title', 'summary'], values: brokenBlogs },
  channels: { id: 'channelId', texts: ['channelName', 'description', 'channelTag'], values: brokenChannels },
  products: { id: 'productId', texts: ['title'], values: brokenProducts },
  userItems: { id: 'userItemId', texts: ['title'], values: brokenWornItems },
  banners: { id: 'bannerId', texts: ['title'], values: brokenBanners },
  assignments: { id: 'assignmentId', texts: ['title', 'description'], values: brokenAssignments },
  tasks: { id: 'taskId', texts: ['title'], values: brokenTasks },
  studyLogs: { id: null, texts: ['title'], values: brokenStudyLogs },
  ranking: { id: null, texts: [], values: brokenRanking },
  chapters: { id: 'chapterId', texts: ['title'], values: brokenChapters },
  reviews: { id: 'reviewId', texts: ['content'], values: brokenReviews },
  questions: { id: 'postId', texts: ['content'], values: brokenQuestions },
  quests: { id: 'userQuestId', texts: [], values: brokenQuests },
} as const satisfies Record<string, Breakage>

/** Returns the list as the backend sends it: unchanged, or with broken items in the hostile world. */
export function withBrokenItems(
  { address }: Pick<World, 'address'>,
  kind: keyof typeof breakages,
  list: readonly object[],
): readonly unknown[] {
  return address.content === 'hostile' ? breakItems(list, breakages[kind]) : list
}
