import * as z from 'zod/mini'
import { taskTypes } from '../src/domain/content/contentKind.ts'
import { studioPaths as paths } from '../src/adapters/http/studioPaths.ts'
import { courseLevels } from '../src/domain/course/course.ts'
import { codeLanguages } from '../src/domain/problems/programmingLanguage.ts'
import { taskKinds } from '../src/domain/problems/readingTask.ts'
import { caseVisibilities } from '../src/domain/problems/verdict.ts'
import { roomTimings, verdictTimes } from '../src/domain/room/room.ts'
import { roomScorings } from '../src/domain/room/scoring.ts'
import type { SetHomework } from '../src/domain/studio/setHomework.ts'
import type { SetRoom } from '../src/domain/studio/setRoom.ts'
import { type StudioCourse, type StudioLesson, studioPartKinds } from '../src/domain/studio/studioCourse.ts'
import { difficulties, type StudioProblem } from '../src/domain/studio/studioProblem.ts'
import { noReading, type StudioTable } from '../src/domain/studio/studioReading.ts'

/** The format of one kind of work in requests, answers and the database. */
export interface WorkFormat<Content> {
  readonly paths: { readonly list: string; readonly one: string; readonly publications: string }
  /** The keys of the answers. */
  readonly idKey: string
  readonly listKey: string
  readonly content: z.ZodMiniType<Content>
}

const id = z.union([z.number(), z.string()])

const table: z.ZodMiniType<StudioTable> = z.object({
  variables: z.array(z.string()),
  lines: z.array(z.number()),
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
})

export const problemFormat: WorkFormat<StudioProblem> = {
  paths: { list: paths.problems, one: paths.problem, publications: paths.problemPublications },
  idKey: 'problemId',
  listKey: 'problemList',
  content: z.object({
    title: z.string(),
    difficulty: z.int().check(z.gte(difficulties.min), z.lte(difficulties.max)),
    category: z.string(),
    statement: z.string(),
    inputRule: z.string(),
    outputRule: z.string(),
    hints: z.string(),
    caseList: z.array(z.object({ label: z.string(), visibility: z.enum(caseVisibilities), input: z.string(), output: z.string() })),
    reference: z.string(),
    generator: z.string(),
    taskKind: z.prefault(z.enum(taskKinds), noReading.taskKind),
    extraLines: z.prefault(z.string(), noReading.extraLines),
    brokenCode: z.prefault(z.string(), noReading.brokenCode),
    table: z.prefault(table, noReading.table),
  }),
}

const ofCatalogue = z.object({ from: z.literal('CATALOGUE'), contentId: id, title: z.string() })
const ofAddress = z.object({ from: z.literal('URL'), url: z.string() })
const ofText = z.object({ from: z.literal('TEXT'), partList: z.array(z.object({ kind: z.enum(studioPartKinds), text: z.string() })) })

const sources = <Source extends z.ZodMiniType>(source: Source) => ({ source: z.nullable(source), otherSource: z.optional(source) })

const lessonFields = { key: z.number(), title: z.string(), isPreview: z.boolean() }
const lesson: z.ZodMiniType<StudioLesson> = z.union([
  z.object({ ...lessonFields, kind: z.enum(['PROBLEM', 'BLOCK']), source: z.nullable(ofCatalogue) }),
  z.object({ ...lessonFields, kind: z.literal('VIDEO'), ...sources(z.union([ofCatalogue, ofAddress])) }),
  z.object({ ...lessonFields, kind: z.literal('DOCUMENT'), ...sources(z.union([ofCatalogue, ofText])) }),
])

export const courseFormat: WorkFormat<StudioCourse> = {
  paths: { list: paths.courses, one: paths.course, publications: paths.coursePublications },
  idKey: 'courseId',
  listKey: 'courseList',
  content: z.object({
    title: z.string(),
    comment: z.string(),
    introduction: z.string(),
    level: z.enum(courseLevels),
    categoryList: z.array(z.string()),
    picture: z.string(),
    cost: z.number(),
    chapterList: z.array(z.object({ key: z.number(), title: z.string(), lessonList: z.array(lesson) })),
    nextKey: z.number(),
  }),
}

const end = z.nullable(z.iso.datetime({ offset: true }))

const audience = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ALL') }),
  z.object({ type: z.literal('CLASS'), courseClassId: id }),
  z.object({ type: z.literal('MEMBERS'), userIds: z.array(id) }),
])

export const homeworkFormat: WorkFormat<SetHomework> = {
  paths: { list: paths.homeworks, one: paths.homework, publications: paths.homeworkPublications },
  idKey: 'homeworkId',
  listKey: 'homeworkList',
  content: z.object({
    title: z.string(),
    description: z.string(),
    endDate: end,
    lateEndDate: end,
    audience,
    taskList: z.array(z.object({ type: z.enum(taskTypes), contentId: id, title: z.string() })),
  }),
}

export const roomFormat: WorkFormat<SetRoom> = {
  paths: { list: paths.rooms, one: paths.room, publications: paths.roomPublications },
  idKey: 'roomId',
  listKey: 'roomList',
  content: z.object({
    title: z.string(),
    description: z.string(),
    timing: z.enum(roomTimings),
    startDate: end,
    endDate: end,
    minutes: z.nullable(z.number()),
    scoring: z.enum(roomScorings),
    freezeMinutes: z.number(),
    verdicts: z.enum(verdictTimes),
    allowsHints: z.boolean(),
    allowsTutor: z.boolean(),
    languages: z.array(z.enum(codeLanguages)),
    lateMinutes: z.number(),
    audience,
    taskList: z.array(z.object({ type: z.literal('PROBLEM'), contentId: id, title: z.string(), point: z.number() })),
  }),
}
