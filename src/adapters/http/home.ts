import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { equippedItems } from './avatar.ts'
import { getList, reported } from './calls.ts'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  channelProfileSchema,
  courseClassItems,
  courseItems,
  liveClassItems,
  problemItems,
} from './cards.ts'
import { channelItems } from './channel.ts'
import type { HttpClient } from './client.ts'
import {
  someId,
  type Items,
  label,
  number,
  oneOf,
  optionalId,
  orNull,
  parseList,
  parseObject,
  requiredNumber,
  type Schema,
  ShapeError,
  text,
  valueAt,
} from './parsing.ts'
import type {
  AssignmentRepository,
  CourseRepository,
  HomeDataSource,
  RankingRepository,
  StudyLogRepository,
} from '../../application/home.ts'
import type { Log } from '../../application/platform.ts'
import type { HomeData } from '../../domain/home/context.ts'
import type { Assignment } from '../../domain/homework.ts'
import type { RankingEntry } from '../../domain/ranking.ts'
import { type StudyLogEntry, studyTypes } from '../../domain/study.ts'
import { genders } from '../../domain/viewer.ts'

const page = z.object({
  subDomain: text,
  isDesktop: z.transform((raw) => (typeof raw === 'boolean' ? raw : null)),
})

/**
 * The ten paths of the home data (S-157). A list that is not there or no list is null: failed, not empty (F-011).
 * An answer that names neither a place nor a list is no home data.
 */
export function parseHomeData(raw: unknown, log: Log): HomeData {
  const list = <T>(block: string, key: string, items: Items<T>): readonly T[] | null => {
    try {
      return parseList(valueAt(valueAt(raw, block), key), items, `${block}.${key}`, log)
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error
      log.warn({ kind: 'call-failed', call: 'home data', problem: error.message })
      return null
    }
  }
  const place = parseObject(raw, page, 'home data')
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
  const saysNothing = valueAt(raw, 'subDomain') === undefined && Object.values(lists).every((found) => found === null)
  if (saysNothing) throw new ShapeError('home data', 'neither a sub-domain nor a list')
  return { ...place, ...lists }
}

/** The data inlined in the page, or else one call. `inline` is the block's text, null when the page has none. */
export function httpHomeDataSource(client: HttpClient, paths: ApiPaths, log: Log, inline: string | null): HomeDataSource {
  const fromCall = (signal?: AbortSignal) =>
    reported(log, paths.recommendations, async () => parseHomeData(await client.get(paths.recommendations, { signal }), log))

  return {
    async load(signal) {
      return (inline === null ? null : fromPage(inline, log)) ?? fromCall(signal)
    },
  }
}

function fromPage(inline: string, log: Log): HomeData | null {
  try {
    return parseHomeData(JSON.parse(inline), log)
  } catch {
    log.warn({ kind: 'call-failed', call: 'inline home data', problem: 'unusable' })
    return null
  }
}

const schema: Schema<Assignment> = z.object({
  homeworkId: someId,
  assignmentId: someId,
  title: label,
  description: text,
  endDate: text,
})

/** An assignment is addressed by its homework and itself, so both make its identity. */
export const assignmentItems: Items<Assignment> = {
  schema,
  idOf: ({ homeworkId, assignmentId }) => JSON.stringify([homeworkId, assignmentId].map(String)),
}

export function httpAssignmentRepository(client: HttpClient, paths: ApiPaths, log: Log): AssignmentRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.assignments, key: 'assignmentList', items: assignmentItems, signal }),
  }
}

export function httpCourseRepository(client: HttpClient, paths: ApiPaths, log: Log): CourseRepository {
  return {
    enrolled: (signal) => getList(client, log, { path: paths.enrolledCourses, key: 'courseList', items: courseItems, signal }),
  }
}

/** The field that carries the identifier of each type. */
export const studyIdField = {
  PROBLEM: 'problemId',
  VIDEO: 'videoId',
  BLOCK: 'blockId',
  WORKSHEET: 'worksheetId',
  COURSE: 'courseId',
} as const

const wire = z.object({
  type: z.enum(studyTypes),
  title: label,
  updatedDate: text,
  problemId: optionalId,
  videoId: optionalId,
  blockId: optionalId,
  worksheetId: optionalId,
  courseId: optionalId,
})

const studyLogSchema: Schema<StudyLogEntry> = z.pipe(
  wire,
  z.transform(({ type, title, updatedDate, ...ids }) => ({ type, title, updatedDate, id: ids[studyIdField[type]] })),
)

/** The same problem may be studied twice: entries are no duplicates of each other. */
export const studyLogItems: Items<StudyLogEntry> = { schema: studyLogSchema }

export function httpStudyLogRepository(client: HttpClient, paths: ApiPaths, log: Log): StudyLogRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.studyLogs, key: 'studyLogList', items: studyLogItems, signal }),
  }
}

const rankedUser = z.object({
  userId: someId,
  nickname: text,
  channelNickname: text,
  level: number,
  tier: text,
  tierLevel: number,
  gender: oneOf(genders),
  introduction: text,
  channelProfile: orNull(channelProfileSchema),
  equippedUserItemList: equippedItems,
})

const rankingSchema: Schema<RankingEntry> = z.object({ rank: requiredNumber, user: rankedUser })

export const rankingItems: Items<RankingEntry> = { schema: rankingSchema, idOf: ({ user }) => user.userId }

export function httpRankingRepository(client: HttpClient, paths: ApiPaths, log: Log): RankingRepository {
  return {
    users: (signal) => getList(client, log, { path: paths.userRanks, key: 'rankingList', items: rankingItems, signal }),
    members: (signal) => getList(client, log, { path: paths.memberRanks, key: 'rankingList', items: rankingItems, signal }),
  }
}
