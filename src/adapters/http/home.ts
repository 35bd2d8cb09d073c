import * as z from 'zod/mini'
import { contentIdFields } from './contentId.ts'
import { idFieldOf, studyTypes } from '../../domain/content/contentKind.ts'
import type { ApiPaths } from './apiPaths.ts'
import { fetchFirstPage, firstPageQuery, withErrorLog } from './calls.ts'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  channelProfileSchema,
  courseClassItems,
  courseItems,
  enrolledCourseItems,
  liveClassItems,
  problemItems,
} from './cardSchemas.ts'
import { channelItems } from './channel.ts'
import type { HttpClient } from './client.ts'
import { equippedItemList } from './equippedItemSchema.ts'
import {
  type ItemReader,
  nullableNumber,
  nullableText,
  oneOf,
  orNull,
  ownValue,
  parseList,
  parseObject,
  requiredNumber,
  safeParse,
  type Schema,
  ShapeError,
  someId,
  textOrEmpty,
  wholeNumber,
} from './parsing.ts'
import type {
  AssignmentRepository,
  CourseRepository,
  HomeDataSource,
  HomeSite,
  RankingRepository,
  StudyLogRepository,
} from '../../application/home.ts'
import type { Log } from '../../application/platform.ts'
import type { HomeData } from '../../domain/home/context.ts'
import type { Assignment, AssignmentState } from '../../domain/homework.ts'
import type { RankingEntry } from '../../domain/ranking.ts'
import { type StudyLogEntry } from '../../domain/study.ts'
import { genders } from '../../domain/viewer.ts'

const homePageFields = z.object({
  subDomain: nullableText,
  isDesktop: z.transform((raw) => (typeof raw === 'boolean' ? raw : null)),
})

/**
 * The ten paths of the home data (S-157), and beside some lists how many there are in all. A list that is missing or not an array is null: failed, not empty (F-011). An answer with neither
 * a site nor a list is invalid.
 */
export function parseHomeData(raw: unknown, log: Log): HomeData {
  const list = <T>(block: string, key: string, items: ItemReader<T>): readonly T[] | null => {
    try {
      return parseList(ownValue(ownValue(raw, block), key), items, `${block}.${key}`, log)
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error
      log.warn({ kind: 'call-failed', call: 'home data', problem: error.message })
      return null
    }
  }
  const total = (block: string) => z.parse(wholeNumber, ownValue(ownValue(raw, block), 'totalCount'))
  const place = parseObject(raw, homePageFields, 'home data', log)
  const lists = {
    channelBanners: list('bannerData', 'channelBannerList', channelBannerItems),
    blocks: list('recommendationBlock', 'blockList', blockProblemItems),
    courses: list('recommendationCourse', 'courseList', courseItems),
    liveClasses: list('recommendationLiveCourse', 'courseList', liveClassItems),
    courseClasses: list('recommendationCourseClass', 'courseClassList', courseClassItems),
    problems: list('recommendationProblem', 'problemList', problemItems),
    blogs: list('recommendationBlog', 'blogList', blogItems),
    channels: list('recommendationSubChannel', 'channelList', channelItems),
  }
  const saysNothing = ownValue(raw, 'subDomain') === undefined && Object.values(lists).every((found) => found === null)
  if (saysNothing) throw new ShapeError('home data', 'neither a sub-domain nor a list')
  const totals = {
    courses: total('recommendationCourse'),
    courseClasses: total('recommendationCourseClass'),
    problems: total('recommendationProblem'),
  }
  return { ...place, ...lists, totals }
}

/** The data inlined in the page, or else one call. `inline` is the block's text, null when the page has none. */
export function httpHomeDataSource(client: HttpClient, paths: ApiPaths, log: Log, inline: string | null): HomeDataSource {
  const fromCall = (signal?: AbortSignal) =>
    withErrorLog(log, paths.recommendations, async () => parseHomeData(await client.get(paths.recommendations, { signal }), log))

  return {
    inlineSite: () => (inline === null ? null : inlineSite(inline)),
    async load(signal) {
      return (inline === null ? null : parseInlineData(inline, log)) ?? fromCall(signal)
    },
  }
}

/** Returns null when the text names no site; errors in it are reported when all of it is parsed. */
function inlineSite(inline: string): HomeSite | null {
  try {
    const raw: unknown = JSON.parse(inline)
    return ownValue(raw, 'subDomain') === undefined ? null : parseObject(raw, homePageFields, 'home data', null)
  } catch {
    return null
  }
}

function parseInlineData(inline: string, log: Log): HomeData | null {
  try {
    return parseHomeData(JSON.parse(inline), log)
  } catch {
    log.warn({ kind: 'call-failed', call: 'inline home data', problem: 'unusable' })
    return null
  }
}

export const assignmentStates = ['OPEN', 'HANDED_IN', 'MARKED', 'RETURNED'] as const satisfies readonly AssignmentState[]

/** The spec's five fields, and ours: the end of late submissions, and whether it is late. */
export const assignmentFields = {
  homeworkId: someId,
  assignmentId: someId,
  title: textOrEmpty,
  description: nullableText,
  endDate: nullableText,
  lateEndDate: nullableText,
  state: oneOf(assignmentStates),
}

const assignmentSchema: Schema<Assignment> = z.object(assignmentFields)

/** An assignment is addressed by its homework and itself, so both make its identity. */
export const assignmentItems: ItemReader<Assignment> = {
  schema: assignmentSchema,
  idOf: ({ homeworkId, assignmentId }) => JSON.stringify([homeworkId, assignmentId].map(String)),
}

export function httpAssignmentRepository(client: HttpClient, paths: ApiPaths, log: Log): AssignmentRepository {
  return {
    list: (signal) => fetchFirstPage(client, log, { path: paths.assignments, key: 'assignmentList', items: assignmentItems, signal }),
  }
}

export function httpCourseRepository(client: HttpClient, paths: ApiPaths, log: Log): CourseRepository {
  return {
    enrolled: (signal) =>
      fetchFirstPage(client, log, { path: paths.enrolledCourses, key: 'courseList', items: enrolledCourseItems, signal }),
  }
}

const studyLogWireSchema = z.object({
  type: z.enum(studyTypes),
  title: textOrEmpty,
  updatedDate: nullableText,
  ...contentIdFields(studyTypes),
})

const studyLogSchema: Schema<StudyLogEntry> = z.pipe(
  studyLogWireSchema,
  z.transform(({ type, title, updatedDate, ...ids }) => ({ type, title, updatedDate, id: ids[idFieldOf(type)] })),
)

/** Entries have no id for comparison, because the same problem may be studied twice. */
export const studyLogItems: ItemReader<StudyLogEntry> = { schema: studyLogSchema }

export function httpStudyLogRepository(client: HttpClient, paths: ApiPaths, log: Log): StudyLogRepository {
  return {
    list: (signal) => fetchFirstPage(client, log, { path: paths.studyLogs, key: 'studyLogList', items: studyLogItems, signal }),
  }
}

const rankedUserSchema = z.object({
  userId: someId,
  nickname: nullableText,
  channelNickname: nullableText,
  level: nullableNumber,
  tier: nullableText,
  tierLevel: nullableNumber,
  gender: oneOf(genders),
  introduction: nullableText,
  channelProfile: orNull(channelProfileSchema),
  equippedUserItemList: equippedItemList,
})

const rankingEntrySchema: Schema<RankingEntry> = z.object({
  rank: requiredNumber,
  gained: nullableNumber,
  user: rankedUserSchema,
})

export const rankingItems: ItemReader<RankingEntry> = { schema: rankingEntrySchema, idOf: ({ user }) => user.userId }

/** The viewer's own place, which comes with every page of a ranking. One that cannot be read is left out; the list stays. */
export function parseOwnRank(raw: unknown, log: Log): RankingEntry | null {
  const own = safeParse(rankingItems.schema, ownValue(raw, 'myRanking'), 'myRanking', log)
  return own.success ? own.data : null
}

export function httpRankingRepository(client: HttpClient, paths: ApiPaths, log: Log): RankingRepository {
  const firstRanks = (path: string, signal?: AbortSignal) =>
    withErrorLog(log, path, async () => {
      const raw = await client.get(path, { query: firstPageQuery, signal })
      return { items: parseList(ownValue(raw, 'rankingList'), rankingItems, 'rankingList', log), own: parseOwnRank(raw, log) }
    })
  return {
    users: (signal) => firstRanks(paths.userRanks, signal),
    members: (signal) => firstRanks(paths.memberRanks, signal),
  }
}
