import * as z from 'zod/mini'
import { expectNothing, fetchFirstPage, fetchList, fillContentPath, runWrite, withErrorLog } from './calls.ts'
import { offerFields } from './cardSchemas.ts'
import { categoryGroupItems, categoryItems } from './categorySchema.ts'
import { channelItems } from './channel.ts'
import { eduenvClassPaths, classPaths as paths } from './classPaths.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { fetchObject, parsePage } from './reads.ts'
import {
  count,
  flag,
  type ItemReader,
  longListLimit,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  orNull,
  parseObject,
  requiredFlag,
  requiredItems,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import { optionalDate, optionalDateTime, optionalTime, requiredDate, requiredDateTime, requiredTime, weekdaysField } from './timeSchemas.ts'
import type { ClassMemberRepository } from '../../application/classMembers.ts'
import type { ClassCatalogue } from '../../application/courseClass.ts'
import type { MeetingRepository } from '../../application/meeting.ts'
import type { Log } from '../../application/platform.ts'
import type { ClassStanding } from '../../domain/course-class/classEnrolment.ts'
import type { ClassMember, StudyCount } from '../../domain/course-class/classMembers.ts'
import type { ClassQuery } from '../../domain/course-class/classQuery.ts'
import type { CatalogueClass, ClassDetail, ListedClass } from '../../domain/course-class/courseClass.ts'
import type { Meeting } from '../../domain/course-class/meeting.ts'
import { type ClassSchedule, repeatTypes, type ScheduleRepeat } from '../../domain/course-class/schedule.ts'
import type { TaughtClass } from '../../domain/course-class/teaching.ts'

const listedScheduleSchema = z.object({
  memberCount: nullableNumber,
  weekdays: weekdaysField,
  startTime: optionalTime,
  endTime: optionalTime,
})

/** The card's fields, and how full the class is. */
const listedFields = {
  courseClassId: someId,
  ...offerFields,
  isLive: flag,
  enrolledCount: nullableNumber,
  isClosed: flag,
  schedule: orNull(listedScheduleSchema),
}

/** Moves when a class meets out of `schedule`, which keeps the capacity; null unless both times are known. */
function withTimetable<T extends { readonly schedule: z.output<typeof listedScheduleSchema> | null }>({ schedule: read, ...rest }: T) {
  const timetable =
    read === null || read.startTime === null || read.endTime === null
      ? null
      : { weekdays: read.weekdays, startTime: read.startTime, endTime: read.endTime }
  return { ...rest, schedule: read === null ? null : { memberCount: read.memberCount }, timetable }
}

const listedClassSchema: Schema<ListedClass> = z.pipe(z.object(listedFields), z.transform(withTimetable))

export const listedClassItems: ItemReader<ListedClass> = { schema: listedClassSchema, idOf: ({ courseClassId }) => courseClassId }

/** Required: a schedule without a known way to repeat is dropped, as it would put classes on wrong days. */
const scheduleSchema: Schema<ClassSchedule> = z.object({
  scheduleId: someId,
  repeatType: z.enum(repeatTypes),
  weekdays: weekdaysField,
  startTime: requiredTime,
  endTime: requiredTime,
  fromDate: requiredDate,
  untilDate: optionalDate,
  skippedDates: requiredItems(requiredDate, longListLimit),
  memberCount: nullableNumber,
})

export const catalogueClassItems: ItemReader<CatalogueClass> = {
  schema: z.pipe(
    z.object({ ...listedFields, scheduleList: validItems(scheduleSchema) }),
    z.transform(({ scheduleList, ...listed }) => ({ ...withTimetable(listed), schedules: scheduleList })),
  ),
  idOf: ({ courseClassId }) => courseClassId,
}

const meetingSchema: Schema<Meeting> = z.object({
  meetingId: someId,
  title: textOrEmpty,
  startsAt: requiredDateTime,
  endsAt: requiredDateTime,
})

export const meetingItems: ItemReader<Meeting> = { schema: meetingSchema, idOf: ({ meetingId }) => meetingId }

/** The fields of a class in the list, and its next meeting. */
export const taughtClassItems: ItemReader<TaughtClass> = {
  schema: z.pipe(z.object({ ...listedFields, nextMeeting: orNull(meetingSchema) }), z.transform(withTimetable)),
  idOf: ({ courseClassId }) => courseClassId,
}

const paragraphList = validItems(requiredText)

/** The card's fields and the page's, which the spec leaves open (S-289). */
export const classDetailSchema: Schema<ClassDetail> = z.pipe(
  z.object({
    ...listedFields,
    introduction: paragraphList,
    audience: paragraphList,
    goals: paragraphList,
    materials: paragraphList,
    categoryList: validItems(categoryItems.schema),
    lessonCount: count,
  }),
  z.transform(withTimetable),
)

export const classStandingSchema: Schema<ClassStanding> = z.object({
  isEnrolled: requiredFlag,
  isMember: flag,
  canStudy: flag,
  isTeacher: flag,
})

export const scheduleItems: ItemReader<ClassSchedule> = { schema: scheduleSchema, idOf: ({ scheduleId }) => scheduleId }

export const repeatItems: ItemReader<ScheduleRepeat> = {
  schema: z.object({ repeatType: z.enum(repeatTypes), name: requiredText }),
  idOf: ({ repeatType }) => repeatType,
}

export const meetingEntrySchema: Schema<{ readonly meetingUrl: string }> = z.object({ meetingUrl: requiredText })

export function httpClassCatalogue(client: HttpClient, eduenvClient: HttpClient, log: Log): ClassCatalogue {
  const page = (from: HttpClient, path: string, call: string, query: ClassQuery, signal: AbortSignal | undefined) =>
    withErrorLog(log, call, async () =>
      parsePage(await from.get(path, { query: classQueryParameters(query), signal }), catalogueClassItems, 'courseClassList', log),
    )
  return {
    find(query, signal) {
      const path = query.keyword === null ? paths.classes : paths.search
      return page(client, path, path, query, signal)
    },
    findInEduenv: (query, signal) => page(eduenvClient, eduenvClassPaths.classes, `eduenv ${eduenvClassPaths.classes}`, query, signal),
    enrolled: (signal) => fetchFirstPage(client, log, { path: paths.enrolled, key: 'courseClassList', items: listedClassItems, signal }),
    taught: (signal) => fetchFirstPage(client, log, { path: paths.taught, key: 'courseClassList', items: taughtClassItems, signal }),
    categories: (signal) => fetchFirstPage(client, log, { path: paths.categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (signal) =>
      fetchFirstPage(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: categoryGroupItems, signal }),
    channels: (signal) => fetchFirstPage(client, log, { path: paths.channels, key: 'channelList', items: channelItems, signal }),
    courseClass: (id, signal) =>
      fetchObject(client, log, { path: paths.courseClass, params: { id }, signal, schema: classDetailSchema, name: 'course class' }),
    schedules: (id, signal) =>
      fetchList(log, paths.schedules, 'scheduleList', scheduleItems, () =>
        client.get(fillContentPath(paths.schedules, { id }), { signal }),
      ),
    repeats: (signal) => fetchList(log, paths.repeats, 'repeatList', repeatItems, () => client.get(paths.repeats, { signal })),
    standing: (id, signal) =>
      fetchObject(client, log, { path: paths.standing, params: { id }, signal, schema: classStandingSchema, name: 'class standing' }),
    enrol: (id) => runWrite(log, paths.enrol, () => client.post(fillContentPath(paths.enrol, { id }), undefined, expectNothing)),
  }
}

/** Converts a query as the catalogue's address does; parameters without a value are not sent. */
function classQueryParameters({
  page,
  order,
  keyword,
  cost,
  channel,
  categories,
  isLive,
  weekdays,
  times,
}: ClassQuery): NonNullable<CallOptions['query']> {
  const wishes = Object.entries({ keyword, cost, channelDomain: channel }).filter((wish): wish is [string, string] => wish[1] !== null)
  const live = isLive ? 'Y' : 'N'
  return { page, order, live, ...Object.fromEntries(wishes), category: categories, weekday: weekdays.map(String), time: times }
}

export function httpMeetingRepository(client: HttpClient, log: Log): MeetingRepository {
  return {
    list: (id, signal) =>
      fetchList(log, paths.meetings, 'meetingList', meetingItems, () => client.get(fillContentPath(paths.meetings, { id }), { signal })),
    enter: (id, request) =>
      withErrorLog(log, paths.enterMeeting, async () => {
        const answer = await client.post(fillContentPath(paths.enterMeeting, { id }), request)
        return parseObject(answer, meetingEntrySchema, 'meeting', log).meetingUrl
      }),
  }
}

export const classMemberItems: ItemReader<ClassMember> = {
  schema: z.object({
    userId: someId,
    nickname: nullableText,
    profile: nullableImageUrl,
    completedCount: count,
    totalCount: count,
    studiedDate: optionalDateTime,
  }),
  idOf: ({ userId }) => userId,
}

const studyCount = z.pipe(
  z.object({ type: requiredText, completedCount: count, totalCount: count }),
  z.transform(({ type, ...counts }) => ({ kind: type, ...counts })),
)

export const studyCountItems: ItemReader<StudyCount> = { schema: studyCount, idOf: ({ kind }) => kind }

export function httpClassMemberRepository(client: HttpClient, eduenvClient: HttpClient, log: Log): ClassMemberRepository {
  return {
    list: (id, signal) =>
      fetchList(log, `eduenv ${eduenvClassPaths.members}`, 'memberList', classMemberItems, () =>
        eduenvClient.get(fillContentPath(eduenvClassPaths.members, { id }), { signal }),
      ),
    studyCounts: (id, targetUserId, signal) =>
      fetchList(log, paths.studyCounts, 'studyCountList', studyCountItems, () =>
        client.get(fillContentPath(paths.studyCounts, { id }), { query: { target_user_id: targetUserId }, signal }),
      ),
    enrol: (id, request) =>
      runWrite(log, paths.enrolMembers, () => client.post(fillContentPath(paths.enrolMembers, { id }), request, expectNothing)),
  }
}
