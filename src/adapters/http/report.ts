import * as z from 'zod/mini'
import { fetchList, fillContentPath, fillPath, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { scheduleItems } from './courseClass.ts'
import { equippedItemList } from './equippedItemSchema.ts'
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
import { fetchObject } from './reads.ts'
import { reportPaths as paths } from './reportPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { ReportRepository, SharedReport } from '../../application/report.ts'
import { studyTypes } from '../../domain/content/contentKind.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { LearningReport } from '../../domain/report/learningReport.ts'
import type { ReportLink, ReportOwner } from '../../domain/report/reportLink.ts'

const learntSchema = z.object({ type: z.enum(studyTypes), title: requiredText, isDone: flag, typeName: nullableText, wrongCount: count })

const weekSchema = z.pipe(
  z.object({
    monday: requiredDate,
    activeDateList: requiredItems(requiredDate),
    minutes: wholeNumber,
    learntList: requiredItems(learntSchema),
  }),
  z.transform(({ learntList, activeDateList, ...week }) => ({ ...week, activeDates: activeDateList, learnt: learntList })),
)

const typeSchema = z.object({ name: requiredText, solvedCount: count, triedCount: count })

const seaSchema = z.object({ name: requiredText, solvedCount: count, problemCount: count })

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
const maxReportItems = 300

export const reportSchema: Schema<LearningReport> = z.pipe(
  z.object({
    nickname: nullableText,
    equippedUserItemList: equippedItemList,
    madeDate: requiredDateTime,
    weekList: requiredItems(weekSchema),
    typeList: requiredItems(typeSchema, maxReportItems),
    seaList: requiredItems(seaSchema),
    teacherWord: orNull(z.object({ content: requiredText, about: requiredText })),
    homeworkList: requiredItems(homeworkSchema, maxReportItems),
    courseList: requiredItems(courseSchema, maxReportItems),
    courseClassList: requiredItems(classSchema),
  }),
  z.transform(({ equippedUserItemList, weekList, typeList, seaList, homeworkList, courseList, courseClassList, ...report }) => ({
    ...report,
    weeks: weekList,
    look: equippedUserItemList,
    types: typeList,
    seas: seaList,
    homework: homeworkList,
    courses: courseList,
    classes: courseClassList,
  })),
)

export const sharedReportFields = {
  state: z.enum(['live', 'ended', 'revoked']),
  endDate: requiredDateTime,
  report: z.nullable(reportSchema),
  praisedDate: optionalDateTime,
}

/** A link that is over shows nothing, whatever else the answer has. */
const sharedReportSchema: Schema<SharedReport> = z.union([
  z.object({ ...sharedReportFields, state: z.literal('live'), report: reportSchema }),
  z.object({ state: z.enum(['ended', 'revoked']) }),
])

export const praisedSchema = z.object({ praisedDate: requiredDateTime })

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
    own: (signal) => fetchObject(client, log, { path: paths.own, signal, schema: reportSchema, name: 'report' }),
    shared: (token, signal) =>
      fetchObject(client, log, { path: paths.shared, params: { token }, signal, schema: sharedReportSchema, name: 'shared report' }),
    praise: (token, praise) =>
      withErrorLog(log, paths.praises, async () => {
        const answer = await client.post(fillPath(paths.praises, { token }), { praise })
        return parseObject(answer, praisedSchema, 'praise', log).praisedDate
      }),
    links(owner, signal) {
      const { call, path } = linksPath(owner)
      return fetchList(log, call, 'linkList', reportLinkItems, () => client.get(path, { signal }))
    },
    share(owner, days, idempotencyKey) {
      const { call, path } = linksPath(owner)
      return withErrorLog(log, call, async () =>
        parseObject(await client.post(path, { days }, { idempotencyKey }), reportLinkSchema, 'report link', log),
      )
    },
    revoke: (owner, linkId) =>
      owner.kind === 'own'
        ? runWrite(log, paths.ownLink, () => client.delete(fillPath(paths.ownLink, { linkId })))
        : runWrite(log, paths.memberLink, () => client.delete(fillContentPath(paths.memberLink, { ...idsOf(owner), linkId }))),
  }
}
