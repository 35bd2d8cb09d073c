import type { AssignmentRow, DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { hostileText } from './brokenValues.ts'
import { announcementsToTell } from './channelAnnouncements.ts'
import { classMeetings } from './classCalendar.ts'
import { type ClassEntry, classOfId } from './classEntries.ts'
import { assignmentsOf, closedDateOf, isSetHere, returnsTo, setDateOf, stateOf, submissionOf } from './homework.ts'
import { isEnrolled, ownClasses, taughtClasses } from './ownClasses.ts'
import { problemOfId } from './problems.ts'
import { roomsFor } from './rooms.ts'
import { stateOfPost, subjectOfKey } from './questions.ts'
import type { World } from './world.ts'
import { isStaff } from './roles.ts'
import { addDays, msPerDay } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import { deadline } from '../../src/domain/homework.ts'
import { type InboxItem, type InboxKind, inboxKinds } from '../../src/domain/inbox.ts'

type Unread = InboxItem extends infer Item ? (Item extends InboxItem ? Omit<Item, 'isRead'> : never) : never

const minute = 60_000
const hour = 60 * minute
/** The maximum age of a notification. */
const oldest = 30 * msPerDay
/** The age after which notifications from before the demo count as read; `freshAfterStart` is that of started or ended events. */
const freshFor = 1.5 * msPerDay
const freshAfterStart = hour
/** The maximum number, also of homework: the huge world has a thousand, and each takes Mirage a moment. */
const most = 200

/**
 * Returns the visitor's notifications, the newest first. They are derived from the actions of this world's teachers and its calendar, so
 * that they always agree with the pages they link to; only what is read, and what is switched off, is stored.
 */
export function notificationsOf(world: World, schema: DemoSchema): readonly InboxItem[] {
  const now = world.present().getTime()
  const told = isStaff(world, schema)
    ? [...classesSoon(taughtClasses(world), now), ...aboutQuestions(world, schema)]
    : [
        ...assignmentsOf(world, schema)
          .slice(0, most)
          .flatMap((row) => aboutHomework(world, schema, row)),
        ...roomsSet(world, schema),
        ...comments(world, schema),
        ...praisesSent(world, schema),
        ...clapsSent(world, schema),
        ...announcements(world, schema),
        ...channelAnnouncements(world, schema),
        ...classesSoon(ownClasses(world, schema), now),
        ...aboutQuestions(world, schema),
      ]
  const isTold = told.filter(({ kind, createdDate }) => {
    const age = now - Date.parse(createdDate)
    return age >= 0 && age < oldest && isOn(schema, kind)
  })
  return isTold
    .toSorted((one, other) => Date.parse(other.createdDate) - Date.parse(one.createdDate))
    .slice(0, most)
    .map((item) => Object.assign(item, { isRead: isRead(schema, item, now) }))
}

export function unreadCountOf(world: World, schema: DemoSchema): number {
  return notificationsOf(world, schema).filter(({ isRead: wasRead }) => !wasRead).length
}

/** Returns the kinds of notifications that the visitor may get. */
export function kindsFor(world: World, schema: DemoSchema): readonly InboxKind[] {
  const forStaff: ReadonlySet<InboxKind> = new Set(['CLASS_SOON', 'QUESTION_ASKED', 'QUESTION_ANSWERED', 'POST_HIDDEN'])
  return inboxKinds.filter((kind) => (isStaff(world, schema) ? forStaff.has(kind) : kind !== 'QUESTION_ASKED'))
}

export function isOn(schema: DemoSchema, kind: InboxKind): boolean {
  return schema.findBy('notificationSetting', { kind })?.isOn ?? true
}

/** Returns whether it was read since it last happened; a newer event makes it unread. */
function isRead(schema: DemoSchema, item: Unread, now: number): boolean {
  const row = schema.findBy('notificationRead', { notificationId: String(item.notificationId) })
  if (row !== null) return row.readDate >= item.createdDate
  return !String(item.notificationId).startsWith(ofThisWorld) && now > freshUntil(item)
}

function freshUntil(item: Unread): number {
  if (item.kind === 'CLASS_SOON') return Date.parse(item.startsAt) + freshAfterStart
  const end = item.kind === 'HOMEWORK_DUE' ? deadline(item.endDate) : null
  return end?.getTime() ?? Date.parse(item.createdDate) + freshFor
}

/** The prefix of ids of events that happened during the visit; others were there from the start. */
const ofThisWorld = 'new-'

/** Homework is set in the afternoon some days before its end, and announced once more in the afternoon before. */
const daysToDo = 5
const noticeTime = '16:00'
const markingMs = 20 * hour

function aboutHomework(world: World, schema: DemoSchema, row: AssignmentRow): readonly Unread[] {
  const { homeworkId, assignmentId, title, endDate, lateEndDate } = row
  const about = { homeworkId, assignmentId, title }
  const end = deadline(endDate)
  const submission = submissionOf(world, schema, row)
  const setDate = isSetHere(assignmentId) ? setDateOf(schema, assignmentId) : givenDate(end, submission?.submittedDate)
  const start = isSetHere(assignmentId) ? ofThisWorld : ''
  const told: Unread[] = []
  if (setDate !== null) {
    told.push({ kind: 'HOMEWORK_SET', notificationId: `${start}set-${assignmentId}`, createdDate: setDate, ...about, endDate })
    const dueDate = end && Math.max(Date.parse(afternoonBefore(end, 1)), Date.parse(setDate) + minute)
    if (endDate !== null && dueDate !== null && dueDate < Number(end) && stateOf(world, schema, row) === 'OPEN') {
      const createdDate = new Date(dueDate).toISOString()
      told.push({ kind: 'HOMEWORK_DUE', notificationId: `due-${assignmentId}`, createdDate, ...about, endDate, lateEndDate })
    }
  }
  const closedDate = closedDateOf(schema, assignmentId)
  if (closedDate !== null && endDate !== null && stateOf(world, schema, row) === 'OPEN') {
    const notificationId = `${ofThisWorld}closed-${assignmentId}`
    told.push({ kind: 'HOMEWORK_DUE', notificationId, createdDate: closedDate, ...about, endDate, lateEndDate })
  }
  for (const [at, { returnedDate, reason }] of returnsTo(world, schema, row, userIdOf(world.address)).entries()) {
    const notificationId = `${ofThisWorld}returned-${assignmentId}-${at}`
    told.push({ kind: 'HOMEWORK_RETURNED', notificationId, createdDate: returnedDate, ...about, content: reason })
  }
  if (submission !== null && submission.feedback !== null) {
    const marked = schema.findBy('assignmentFeedback', { assignmentId: Number(assignmentId), userId: userIdOf(world.address) })
    const createdDate = marked?.markedDate ?? new Date(Date.parse(submission.submittedDate) + markingMs).toISOString()
    const { score } = submission.feedback
    told.push({
      kind: 'HOMEWORK_MARKED',
      notificationId: `${marked ? ofThisWorld : ''}marked-${assignmentId}`,
      createdDate,
      ...about,
      score,
    })
  }
  return told
}

/** Returns when seeded homework was given, which is before it was submitted; null for homework without an end. */
function givenDate(end: Date | null, submittedDate: string | undefined): string | null {
  if (end === null) return null
  const before = afternoonBefore(end, daysToDo)
  return submittedDate !== undefined && submittedDate < before ? afternoonBefore(new Date(submittedDate), 1) : before
}

const afternoonBefore = (instant: Date, days: number) => seoulInstant(addDays(seoulDate(instant), -days), noticeTime).toISOString()

/** Returns notifications of set rooms; only the lobby shows those from the start. */
function roomsSet(world: World, schema: DemoSchema): readonly Unread[] {
  return roomsFor(world, schema, 'notices').flatMap(({ roomId, content: { title, startDate } }): readonly Unread[] => {
    const createdDate = schema.findBy('setRoom', { workId: roomId })?.published?.date
    return createdDate === undefined
      ? []
      : [{ kind: 'ROOM_SET', notificationId: `${ofThisWorld}room-${roomId}`, createdDate, roomId, title, startDate }]
  })
}

function comments(world: World, schema: DemoSchema): readonly Unread[] {
  const rows = schema.where('memberComment', { userId: userIdOf(world.address) }).models.map(({ attrs }) => attrs)
  return rows.flatMap(({ commentId, channel, problemId, content, createdDate }) => {
    const problem = channel === world.address.channel ? problemOfId(world, schema, String(problemId)) : null
    if (problem === null) return []
    const { title } = problem
    return [{ kind: 'COMMENT', notificationId: `${ofThisWorld}comment-${commentId}`, createdDate, problemId, title, content }]
  })
}

function praisesSent({ address }: World, schema: DemoSchema): readonly Unread[] {
  const rows = schema.where('reportPraise', { channel: address.channel, userId: userIdOf(address) }).models
  return rows.map(({ attrs: { praiseId, praise, createdDate } }) => ({
    kind: 'PRAISE',
    notificationId: `${ofThisWorld}praise-${praiseId}`,
    createdDate,
    praise,
  }))
}

function clapsSent({ address }: World, schema: DemoSchema): readonly Unread[] {
  const rows = schema.where('leagueClap', { channel: address.channel, userId: userIdOf(address) }).models
  return rows.map(({ attrs: { clapId, nickname, createdDate } }) => ({
    kind: 'CLAP',
    notificationId: `${ofThisWorld}clap-${clapId}`,
    createdDate,
    nickname,
  }))
}

function announcements(world: World, schema: DemoSchema): readonly Unread[] {
  const rows = schema.all('announcement').models.map(({ attrs }) => attrs)
  return rows.flatMap(({ announcementId, classId, ownerId, content, createdDate }) => {
    const found = classOfId(world, classId)
    if (found === null || ownerId === userIdOf(world.address) || !isEnrolled(found, schema)) return []
    const { courseClassId, title } = found.card
    const notificationId = `${ofThisWorld}announcement-${announcementId}`
    return [{ kind: 'ANNOUNCEMENT', notificationId, createdDate, courseClassId, title, content }]
  })
}

/** Returns notifications of announcements, dated at their first day, or when they are written later than that. */
function channelAnnouncements(world: World, schema: DemoSchema): readonly Unread[] {
  return announcementsToTell(world, schema).map(({ announcementId, title, content, startDate, createdDate }) => {
    const start = seoulInstant(startDate, '00:00').toISOString()
    const notificationId = `${ofThisWorld}channel-announcement-${announcementId}`
    return {
      kind: 'ANNOUNCEMENT',
      notificationId,
      createdDate: createdDate < start ? start : createdDate,
      courseClassId: null,
      title,
      content,
    }
  })
}

function classesSoon(classes: readonly ClassEntry[], now: number): readonly Unread[] {
  return classes.flatMap((found) => {
    const { courseClassId, title } = found.card
    return classMeetings(found).flatMap(({ meetingId, startsAt }): Unread[] => {
      const told = Date.parse(startsAt) - hour
      if (told > now) return []
      const createdDate = new Date(told).toISOString()
      return [{ kind: 'CLASS_SOON', notificationId: `soon-${meetingId}`, createdDate, courseClassId, title, startsAt }]
    })
  })
}

function aboutQuestions(world: World, schema: DemoSchema): readonly Unread[] {
  const viewerId = userIdOf(world.address)
  const { channel } = world.address
  const rows = schema.where('questionPost', { channel }).models.map(({ attrs }) => attrs)
  const hiddenOf = (postId: string) => stateOfPost(world, schema, postId)?.attrs ?? null
  const isHidden = (postId: string) => hiddenOf(postId)?.hiddenReason != null
  return rows.flatMap(({ postId, questionId, subject, ownerId, content, createdDate }): readonly Unread[] => {
    const found = subjectOfKey(world, schema, subject)
    if (found === null) return []
    const { contentType, contentId, lessonId, title, isModerator } = found
    const about = { contentType, contentId, lessonId, questionId: questionId ?? String(postId), title }
    const notificationId = `${ofThisWorld}post-${postId}`
    if (ownerId === viewerId) {
      const { hiddenReason = null, hiddenDate = null } = hiddenOf(String(postId)) ?? {}
      if (hiddenReason === null || hiddenDate === null) return []
      return [{ kind: 'POST_HIDDEN', notificationId: `${notificationId}-hidden`, createdDate: hiddenDate, ...about, reason: hiddenReason }]
    }
    if (isHidden(String(postId)) || isHidden(about.questionId)) return []
    if (questionId === null) return isModerator ? [{ kind: 'QUESTION_ASKED', notificationId, createdDate, ...about, content }] : []
    const isOwn = rows.some((row) => String(row.postId) === questionId && row.ownerId === viewerId)
    return isOwn ? [{ kind: 'QUESTION_ANSWERED', notificationId, createdDate, ...about, content }] : []
  })
}

/** Adds an unknown kind and invalid items where content is hostile. */
export function withBrokenNotifications({ address }: World, items: readonly InboxItem[]): readonly unknown[] {
  if (address.content !== 'hostile') return items
  const [first] = items
  const texts = items.map((item, at) => (at % 2 === 0 ? item : { ...item, title: hostileText(at), content: hostileText(at + 4) }))
  return [{ ...first, kind: 'PARTY', notificationId: 'party' }, null, { ...first, title: 7 }, { ...first, createdDate: 'soon' }, ...texts]
}
