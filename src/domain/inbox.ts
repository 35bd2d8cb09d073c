import { addDays } from './calendar/date.ts'
import { seoulDate, seoulTimeZone, wallClock } from './calendar/seoul.ts'
import { dateText, timeText } from './calendar/text.ts'
import { classHref } from './course-class/courseClass.ts'
import { formatNumber, isolated } from './format.ts'
import { assignmentHref, assignmentPhase, deadline } from './homework.ts'
import { endInForce } from './homeworkEnds.ts'
import type { Id } from './id.ts'
import { withParticle } from './korean.ts'
import { hrefTo, paths } from './paths.ts'
import { questionHref, type QuestionSubject } from './question.ts'
import { type Praise, praiseWords } from './report/praise.ts'
import { shortened } from './shortened.ts'

interface AboutHomework {
  readonly homeworkId: Id
  readonly assignmentId: Id
  readonly title: string
}

interface AboutClass {
  readonly courseClassId: Id
  readonly title: string
}

/** `title`: the title of the lesson or content in question. */
interface AboutQuestion extends QuestionSubject {
  readonly questionId: Id
  readonly title: string
}

/** The fields of each kind of notification. */
interface InboxFacts {
  /** `endDate`: an ISO date or date-time; null: it has no end. */
  readonly HOMEWORK_SET: AboutHomework & { readonly endDate: string | null }
  /** `lateEndDate`: the end of the time for late work; null: late work is not accepted. */
  readonly HOMEWORK_DUE: AboutHomework & { readonly endDate: string; readonly lateEndDate: string | null }
  /** `score`: out of 100; null: the teacher gave none. */
  readonly HOMEWORK_MARKED: AboutHomework & { readonly score: number | null }
  /** `content`: the teacher's reason for giving it back. */
  readonly HOMEWORK_RETURNED: AboutHomework & { readonly content: string }
  /** A test or a contest. `startDate`: an ISO date-time; null: a teacher will start it. */
  readonly ROOM_SET: { readonly roomId: Id; readonly title: string; readonly startDate: string | null }
  /** A teacher's comment on the viewer's solution of a problem. */
  readonly COMMENT: { readonly problemId: Id; readonly title: string; readonly content: string }
  /** `startsAt`: an ISO date-time. */
  readonly CLASS_SOON: AboutClass & { readonly startsAt: string }
  /** `courseClassId`: null for an announcement to the whole channel, whose `title` is its own. */
  readonly ANNOUNCEMENT: { readonly courseClassId: Id | null; readonly title: string; readonly content: string }
  readonly QUESTION_ASKED: AboutQuestion & { readonly content: string }
  /** `content`: the answer. */
  readonly QUESTION_ANSWERED: AboutQuestion & { readonly content: string }
  /** A question or an answer by the viewer was hidden. */
  readonly POST_HIDDEN: AboutQuestion & { readonly reason: string }
  /** A reader of the viewer's shared report has sent a praise. */
  readonly PRAISE: { readonly praise: Praise }
  /** `nickname`: somebody of the viewer's league, who claps for them. */
  readonly CLAP: { readonly nickname: string | null }
}

export type InboxKind = keyof InboxFacts

type ItemOf<Kind extends InboxKind> = {
  readonly [One in Kind]: {
    readonly kind: One
    readonly notificationId: Id
    /** ISO date-time of the event. */
    readonly createdDate: string
    readonly isRead: boolean
  } & InboxFacts[One]
}[Kind]

/** A notification for the viewer. */
export type InboxItem = ItemOf<InboxKind>

/** The text of a notification. */
export interface InboxText {
  readonly sentence: string
  /** The time, the amount, or the first words of the content. */
  readonly detail: string | null
}

interface KindRow<Kind extends InboxKind> {
  /** The name in the settings. */
  readonly label: string
  readonly note: string
  hrefOf(item: ItemOf<Kind>): string
  /** Describes the item as of `now`: ‘tomorrow’ becomes ‘yesterday’ when it is read two days later. */
  textOf(item: ItemOf<Kind>, now: Date): InboxText
}

/** Every kind, in the order of the settings. */
const kindRows: { readonly [Kind in InboxKind]: KindRow<Kind> } = {
  HOMEWORK_SET: {
    label: '새 숙제',
    note: '선생님이 숙제를 내면 알려요.',
    hrefOf: assignmentHref,
    textOf: ({ title, endDate }, now) => ({
      sentence: `새 숙제 ${withParticle(quoted(title), '이가')} 나왔어요`,
      detail: untilText(endDate, now),
    }),
  },
  HOMEWORK_DUE: {
    label: '숙제 마감',
    note: '아직 내지 않은 숙제가 끝나기 전날에 알려요.',
    hrefOf: assignmentHref,
    textOf({ title, endDate, lateEndDate }, now) {
      const open = { state: 'OPEN', endDate, lateEndDate } as const
      const sentence =
        assignmentPhase(open, now) === 'late'
          ? `${quoted(title)} 숙제를 늦게 낼 수 있어요`
          : `${quoted(title)} 숙제가 ${endText(endDate, now)}`
      return { sentence, detail: untilText(endInForce(open, now), now) }
    },
  },
  HOMEWORK_MARKED: {
    label: '숙제 확인',
    note: '선생님이 낸 숙제를 확인하면 알려요.',
    hrefOf: assignmentHref,
    textOf: ({ title, score }) => ({
      sentence: `선생님이 ${withParticle(quoted(title), '을를')} 확인했어요`,
      detail: score === null ? null : `${formatNumber(score)}점`,
    }),
  },
  HOMEWORK_RETURNED: {
    label: '다시 낼 숙제',
    note: '선생님이 낸 숙제를 다시 해 보라고 돌려주면 알려요.',
    hrefOf: assignmentHref,
    textOf: ({ title, content }) => ({ sentence: `선생님이 ${quoted(title)} 숙제를 다시 내 달라고 했어요`, detail: excerpt(content) }),
  },
  ROOM_SET: {
    label: '새 시험과 대회',
    note: '선생님이 시험이나 대회를 열면 알려요.',
    hrefOf: ({ roomId }) => hrefTo('room', { roomId }),
    textOf: ({ title, startDate }, now) => ({
      sentence: `새 시험 ${withParticle(quoted(title), '이가')} 나왔어요`,
      detail: startDate === null ? '선생님이 시작하면 열려요' : `${momentText(new Date(startDate), now)} 시작`,
    }),
  },
  COMMENT: {
    label: '선생님이 남긴 말',
    note: '선생님이 내 풀이에 말을 남기면 알려요.',
    hrefOf: ({ problemId }) => hrefTo('problem', { problemId }),
    textOf: ({ title, content }) => ({ sentence: `선생님이 ${quoted(title)} 문제에 말을 남겼어요`, detail: excerpt(content) }),
  },
  CLASS_SOON: {
    label: '수업 시작',
    note: '수업이 시작하기 한 시간 전에 알려요.',
    hrefOf: classHref,
    textOf: ({ title, startsAt }, now) => ({
      sentence: `${quoted(title)} 수업이 ${new Date(startsAt) > now ? '곧 시작해요' : '시작했어요'}`,
      detail: `${momentText(new Date(startsAt), now)} 시작`,
    }),
  },
  ANNOUNCEMENT: {
    label: '공지',
    note: '채널이나 내가 듣는 수업에 공지가 올라오면 알려요.',
    hrefOf: ({ courseClassId }) => `${courseClassId === null ? paths.home : classHref({ courseClassId })}#announcements`,
    textOf: ({ courseClassId, title, content }) => ({
      sentence:
        courseClassId === null
          ? `채널 공지 ${withParticle(quoted(title), '이가')} 올라왔어요`
          : `${quoted(title)} 수업에 공지가 올라왔어요`,
      detail: excerpt(content),
    }),
  },
  QUESTION_ASKED: {
    label: '새 질문',
    note: '내가 답을 고를 수 있는 곳에 질문이 올라오면 알려요.',
    hrefOf: hrefOfQuestion,
    textOf: ({ title, content }) => ({ sentence: `${quoted(title)}에 질문이 올라왔어요`, detail: excerpt(content) }),
  },
  QUESTION_ANSWERED: {
    label: '질문의 답',
    note: '내가 올린 질문에 답이 달리면 알려요.',
    hrefOf: hrefOfQuestion,
    textOf: ({ title, content }) => ({ sentence: `${quoted(title)} 질문에 답이 달렸어요`, detail: excerpt(content) }),
  },
  POST_HIDDEN: {
    label: '가려진 글',
    note: '선생님이 내 질문이나 답을 가리면 왜 가렸는지 알려요.',
    hrefOf: hrefOfQuestion,
    textOf: ({ title, reason }) => ({ sentence: `선생님이 ${quoted(title)}에 올린 글을 가렸어요`, detail: excerpt(reason) }),
  },
  PRAISE: {
    label: '칭찬',
    note: '내 학습 보고서를 본 분이 칭찬을 보내면 알려요.',
    hrefOf: () => paths.ownReport,
    textOf: ({ praise }) => ({ sentence: '내 보고서를 본 분이 칭찬을 보냈어요', detail: praiseWords(praise).sentence }),
  },
  CLAP: {
    label: '박수',
    note: '리그 친구가 박수를 보내면 알려요.',
    hrefOf: () => `${paths.ranking}?period=LEAGUE`,
    textOf: ({ nickname }) => ({
      sentence: `${isolated(nickname ?? '친구')}님이 리그에서 박수를 보냈어요`,
      detail: null,
    }),
  },
}

function hrefOfQuestion({ questionId, ...subject }: AboutQuestion): string {
  return questionHref(subject, questionId)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above, which has every kind
export const inboxKinds = Object.keys(kindRows) as readonly InboxKind[]

export function inboxHref<Kind extends InboxKind>(item: ItemOf<Kind>): string {
  return kindRows[item.kind].hrefOf(item)
}

export function inboxText<Kind extends InboxKind>(item: ItemOf<Kind>, now: Date): InboxText {
  return kindRows[item.kind].textOf(item, now)
}

/** Returns the name and description of a kind in the settings. */
export function inboxKindWords(kind: InboxKind): { readonly label: string; readonly note: string } {
  return kindRows[kind]
}

const quoted = (title: string) => `‘${isolated(title)}’`

/** Formats a moment in Korea: '오늘 오후 6시' or '11월 24일 (화) 오후 6시'. */
function momentText(instant: Date, now: Date): string {
  const { date, time } = wallClock(instant, seoulTimeZone)
  return `${dayText(date, now)} ${timeText(time)}`
}

const lastMinute = '23:59'

/** Formats a deadline; a date alone, and one at the last minute of a day, is shown without a time. */
function untilText(endDate: string | null, now: Date): string | null {
  const end = deadline(endDate)
  if (end === null) return null
  const { date, time } = wallClock(end, seoulTimeZone)
  return `${time === lastMinute ? dayText(date, now) : momentText(end, now)}까지`
}

function endText(endDate: string, now: Date): string {
  const end = deadline(endDate)
  if (end === null) return '곧 끝나요'
  if (end < now) return '끝났어요'
  const day = dayText(seoulDate(end), now)
  return `${day}${day.endsWith(')') ? '에' : ''} 끝나요`
}

/** Formats a day: '어제', '오늘', '내일' or '11월 24일 (화)'. */
function dayText(date: string, now: Date): string {
  const today = seoulDate(now)
  if (date === today) return '오늘'
  if (date === addDays(today, -1)) return '어제'
  return date === addDays(today, 1) ? '내일' : dateText(date, today)
}

/** The maximum length of an excerpt, in characters. */
const maxExcerptLength = 80

const excerpt = (content: string) => shortened(content.replaceAll(/\s+/g, ' ').trim(), maxExcerptLength)

interface InboxDay {
  /** YYYY-MM-DD, in Korea. */
  readonly date: string
  readonly label: string
  readonly items: readonly InboxItem[]
}

/** Groups notifications by day, the newest day first, and the newest of a day first. */
export function inboxDays(items: readonly InboxItem[], now: Date): readonly InboxDay[] {
  const days = new Map<string, InboxItem[]>()
  for (const item of newestFirst(items)) {
    const date = seoulDate(new Date(item.createdDate))
    days.set(date, [...(days.get(date) ?? []), item])
  }
  return [...days].map(([date, ofDay]) => ({ date, label: dayText(date, now), items: ofDay }))
}

function newestFirst(items: readonly InboxItem[]): readonly InboxItem[] {
  return items.toSorted((one, other) => Date.parse(other.createdDate) - Date.parse(one.createdDate))
}

const maxCounted = 99

/** Formats a count: '3', '99+'; null for none. */
export function unreadText(count: number): string | null {
  if (count <= 0) return null
  return count > maxCounted ? `${maxCounted}+` : String(count)
}

/** The notifications to mark as read: some, or all up to the newest one that was shown. */
export type ReadRequest = { readonly notificationIds: readonly Id[] } | { readonly untilDate: string }

/** Returns the request to mark all shown items, and older ones, as read; null where none is shown. */
export function readAllRequest(items: readonly InboxItem[]): ReadRequest | null {
  const [newest] = newestFirst(items)
  return newest === undefined ? null : { untilDate: newest.createdDate }
}

/** Returns the items after such a request. */
export function asRead(items: readonly InboxItem[], request: ReadRequest): readonly InboxItem[] {
  return items.map((item) => (isMeant(item, request) ? { ...item, isRead: true } : item))
}

/** Tells whether a request includes this item. */
export function isMeant({ notificationId, createdDate }: Pick<InboxItem, 'notificationId' | 'createdDate'>, request: ReadRequest): boolean {
  return 'untilDate' in request
    ? Date.parse(createdDate) <= Date.parse(request.untilDate)
    : request.notificationIds.some((id) => String(id) === String(notificationId))
}

/** Whether notifications of a kind are switched on. */
export interface InboxSetting {
  readonly kind: InboxKind
  readonly isOn: boolean
}

/** Sorts the settings in the order of the kinds. */
export function sortInboxSettings(settings: readonly InboxSetting[]): readonly InboxSetting[] {
  return inboxKinds.flatMap((kind) => settings.find((one) => one.kind === kind) ?? [])
}
