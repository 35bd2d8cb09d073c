import * as z from 'zod/mini'
import { fetchList, fetchParsed, fillContentPath, fillPath, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { scheduleItems } from './courseClass.ts'
import { optionalDateTime, requiredDate, requiredDateTime } from './timeSchemas.ts'
import { assignmentStates } from './home.ts'
import {
  count,
  flag,
  type ItemReader,
  nullableNumber,
  nullableText,
  oneOf,
  orNull,
  parseObject,
  requiredItems,
  requiredText,
  requiredWholeNumber,
  type Schema,
  someId,
  wholeNumber,
} from './parsing.ts'
import { reportPaths as paths } from './reportPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { ReportRepository, SharedReport } from '../../application/report.ts'
import { studyTypes } from '../../domain/content/contentKind.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { LearningReport } from '../../domain/report/learningReport.ts'
import type { ReportLink, ReportOwner } from '../../domain/report/reportLink.ts'

const learntSchema = z.object({ type: z.enum(studyTypes), title: requiredText, isDone: flag, typeName: nullableText })

const weekSchema = z.pipe(
  z.object({ monday: requiredDate, activeDays: count, minutes: wholeNumber, learntList: requiredItems(learntSchema) }),
  z.transform(({ learntList, ...week }) => ({ ...week, learnt: learntList })),
)

const typeSchema = z.object({ name: requiredText, solvedCount: count, triedCount: count })

const homeworkSchema = z.object({
  title: requiredText,
  endDate: nullableText,
  lateEndDate: nullableText,
  state: oneOf(assignmentStates),
  submittedDate: optionalDateTime,
  score: nullableNumber,
})

const courseSchema = z.object({ title: requiredText, completedCount: count, totalCount: count, nextLesson: nullableText })

const classSchema = z.pipe(
  z.object({
    title: requiredText,
    cost: nullableNumber,
    paymentType: oneOf(paymentTypes),
    scheduleList: requiredItems(scheduleItems.schema),
    completedCount: count,
    totalCount: count,
    purchase: orNull(z.object({ amount: requiredWholeNumber, purchasedDate: requiredDateTime })),
  }),
  z.transform(({ scheduleList, ...courseClass }) => ({ ...courseClass, schedules: scheduleList })),
)

/** The maximum length of a list that a report could print. */
const longestReportList = 300

export const reportSchema: Schema<LearningReport> = z.pipe(
  z.object({
    nickname: nullableText,
    madeDate: requiredDateTime,
    weekList: requiredItems(weekSchema),
    typeList: requiredItems(typeSchema, longestReportList),
    homeworkList: requiredItems(homeworkSchema, longestReportList),
    courseList: requiredItems(courseSchema, longestReportList),
    courseClassList: requiredItems(classSchema),
  }),
  z.transform(({ weekList, typeList, homeworkList, courseList, courseClassList, ...report }) => ({
    ...report,
    weeks: weekList,
    types: typeList,
    homework: homeworkList,
    courses: courseList,
    classes: courseClassList,
  })),
)

export const sharedReportFields = {
  state: z.enum(['live', 'ended', 'revoked']),
  endDate: requiredDateTime,
  report: z.nullable(reportSchema),
}

/** A link that is over shows nothing, whatever else the answer has. */
const sharedReportSchema: Schema<SharedReport> = z.union([
  z.object({ ...sharedReportFields, state: z.literal('live'), report: reportSchema }),
  z.object({ state: z.enum(['ended', 'revoked']) }),
])

export const reportLinkSchema: Schema<ReportLink> = z.object({
  linkId: someId,
  token: requiredText,
  createdDate: requiredDateTime,
  endDate: requiredDateTime,
  teacherName: nullableText,
})

export const reportLinkItems: ItemReader<ReportLink> = { schema: reportLinkSchema, idOf: ({ linkId }) => linkId }

const linksPath = (owner: ReportOwner) =>
  owner.kind === 'own'
    ? { call: paths.ownLinks, path: paths.ownLinks }
    : { call: paths.memberLinks, path: fillContentPath(paths.memberLinks, idsOf(owner)) }

const idsOf = ({ courseClassId, userId }: Extract<ReportOwner, { kind: 'member' }>) => ({ courseClassId, userId })

export function httpReportRepository(client: HttpClient, log: Log): ReportRepository {
  return {
    own: (signal) => fetchParsed(client, log, { path: paths.own, signal, parse: (raw) => parseObject(raw, reportSchema, 'report') }),
    shared: (token, signal) =>
      fetchParsed(client, log, {
        path: paths.shared,
        params: { token },
        signal,
        parse: (raw) => parseObject(raw, sharedReportSchema, 'shared report'),
      }),
    links(owner, signal) {
      const { call, path } = linksPath(owner)
      return fetchList(log, call, 'linkList', reportLinkItems, () => client.get(path, { signal }))
    },
    share(owner, days) {
      const { call, path } = linksPath(owner)
      return withErrorLog(log, call, async () => parseObject(await client.post(path, { days }), reportLinkSchema, 'report link'))
    },
    revoke: (owner, linkId) =>
      owner.kind === 'own'
        ? runWrite(log, paths.ownLink, () => client.delete(fillPath(paths.ownLink, { linkId })))
        : runWrite(log, paths.memberLink, () => client.delete(fillContentPath(paths.memberLink, { ...idsOf(owner), linkId }))),
  }
}
