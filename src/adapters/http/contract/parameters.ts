import { questionContents } from '../../../domain/content/contentKind.ts'
import { type ApiCall, FromResponse, type PathStep, type Sample } from './apiCall.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { maxIdLength } from '../parsing.ts'
import { weekdays } from '../../../domain/calendar/date.ts'
import { timesOfDay } from '../../../domain/course-class/timetable.ts'
import { courseLevels } from '../../../domain/course/course.ts'
import { catalogueCosts } from '../../../domain/course/courseCatalogue.ts'
import { catalogueOrders } from '../../../domain/catalogue/listQuery.ts'
import { inboxKinds } from '../../../domain/inbox.ts'
import { ownedWorkKinds } from '../../../domain/studio/ownership.ts'
import { roleFilters, seenFilters } from '../../../domain/members/member.ts'
import { problemStates } from '../../../domain/problems/problem.ts'
import { problemLevels } from '../../../domain/problems/problemQuery.ts'
import { codeLanguages } from '../../../domain/problems/programmingLanguage.ts'
import { taskKinds } from '../../../domain/problems/readingTask.ts'
import { purchaseTypes } from '../../../domain/purchase.ts'
import { rankingPeriods } from '../../../domain/rankingPage.ts'
import { reviewOrders } from '../../../domain/review.ts'
import { productOrders } from '../../../domain/shop/product.ts'
import { avatarGenders, itemCategories } from '../../../domain/viewer.ts'

/** The description and the schema of a parameter. */
interface ParameterText {
  readonly description: string
  readonly schema: JsonSchema
}

const anyId = { type: 'string', minLength: 1, maxLength: maxIdLength }
const text = { type: 'string', minLength: 1 }
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items, uniqueItems: true })

const catalogueOrder: ParameterText = {
  description:
    'DESC: newest first. ASC: oldest first, both by the date of publication, which need not be the order of ids. POPULAR: most taken, solved, read or liked first. Default: DESC.',
  schema: { enum: catalogueOrders, default: 'DESC' },
}
const reviewOrder: ParameterText = {
  description: 'NEWEST: the newest first. HIGHEST, LOWEST: by stars.',
  schema: { enum: reviewOrders, default: 'NEWEST' },
}
const productOrder: ParameterText = {
  description: 'POPULAR: what most have bought first. DESC: the newest first. LOW_COST, HIGH_COST: by price.',
  schema: { enum: productOrders, default: 'POPULAR' },
}

/** Texts of parameters whose meaning differs between calls, by the call's noun. */
const byNoun: Readonly<Record<string, Readonly<Record<string, ParameterText>>>> = {
  order: { review: reviewOrder, shop: productOrder },
  content_type: {
    purchase: {
      description: 'The kind of purchase: a course, a class, or a pass for all courses of a channel.',
      schema: { enum: purchaseTypes },
    },
    question: {
      description: 'The subject of the questions: a lesson of a course or class, or a content with a page of its own.',
      schema: { enum: questionContents },
    },
  },
  content_id: {
    purchase: { description: 'The id of the course or class, or of the channel of a pass.', schema: anyId },
    question: { description: 'The id of the course, class or content.', schema: anyId },
  },
}

const byName: Readonly<Record<string, ParameterText>> = {
  page: {
    description: 'The number of the page, from 1. Beyond the last page the list is empty.',
    schema: { type: 'integer', minimum: 1, maximum: 999_999_999, default: 1 },
  },
  order: catalogueOrder,
  keyword: {
    description:
      'The search text, trimmed and in the Unicode form NFC. A backend must at least find items that contain all of its words in any order, regardless of spaces, case and Unicode form, Korean words also by initial consonants in place of all or some syllables (ㅍㅇㅆ, ㅍ이썬) and with a half-typed last syllable (파이써). It may find more, in any order.',
    schema: text,
  },
  level: { description: 'Only courses of this level. Default: all levels.', schema: { enum: courseLevels } },
  cost: {
    description: 'Only free items (free), items for points (point) or for won (cash). Default: all.',
    schema: { enum: catalogueCosts },
  },
  channelDomain: { description: 'Only items of the channel with this sub-domain. Default: all channels.', schema: text },
  category: {
    description:
      'Names of categories; the parameter is repeated for each. An item matches if it has one of them in every group that is asked for.',
    schema: listOf(text),
  },
  live: { description: 'Y: live classes. N: the others.', schema: { enum: ['Y', 'N'], default: 'N' } },
  weekday: {
    description: 'Only classes that meet on one of these days of the week in Korea; 0 is Sunday. The name is repeated for each.',
    schema: listOf({ type: 'integer', enum: weekdays }),
  },
  time: {
    description: 'Only classes that begin in one of these parts of the day in Korea: before 12:00, before 18:00, from 18:00 on.',
    schema: listOf({ enum: timesOfDay }),
  },
  difficulty: {
    description: 'One level is five stars of `difficulty`: 1 to 5, 6 to 10, 11 to 15, more. Default: all.',
    schema: { enum: problemLevels },
  },
  state: {
    description: 'Only problems that the viewer has not tried, has tried, or has solved. Default: all. Not sent for a guest.',
    schema: { enum: problemStates },
  },
  kind: { description: 'Only problems of this `taskKind`. Default: all.', schema: { enum: taskKinds } },
  language: { description: 'Only problems that are judged in this language. Default: all.', schema: { enum: codeLanguages } },
  period: {
    description: 'ALL: by total experience. WEEK: by the experience gained since Monday 0:00 in Korea. The response repeats the period.',
    schema: { enum: rankingPeriods, default: 'ALL' },
  },
  target_user_id: { description: 'The user concerned: the viewer’s own `userId` or, for teachers, that of a learner.', schema: anyId },
  year_month: { description: 'A month in Korea, as YYYY-MM.', schema: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } },
  content_type: { description: 'The kind of item that the dates belong to.', schema: { enum: ['COURSE_CLASS'] } },
  content_id: { description: 'The id of the class.', schema: anyId },
  startDate: {
    description: 'The first day, a date in Korea as YYYY-MM-DD; today is the last.',
    schema: { type: 'string', format: 'date' },
  },
  lesson_id: { description: 'The lesson of a course or class; omitted for contents with a page of their own.', schema: anyId },
  courseId: { description: 'Only courses similar to this one. Default: popular courses.', schema: anyId },
  problemId: { description: 'Only problems that follow this one. Default: problems that suit the viewer.', schema: anyId },
  role: { description: 'Only members with this role; LEARNER: without any. Default: all.', schema: { enum: roleFilters } },
  user_id: { description: 'The user who is to leave.', schema: anyId },
  course_class_id: { description: 'Only members of the class with this id. Default: all members of the channel.', schema: anyId },
  seen: {
    description: 'WEEK: members who visited in the last seven days. AWAY: members who have not visited for thirty days. Default: all.',
    schema: { enum: seenFilters },
  },
  itemCategory: { description: 'Only items of this kind. Default: all kinds.', schema: { enum: itemCategories } },
  gender: { description: 'Only items for this figure or for everybody. Default: all.', schema: { enum: avatarGenders } },
}

/** Returns the text of a query parameter. */
export function queryText({ name: call, noun }: ApiCall, name: string): ParameterText {
  const described = byNoun[name]?.[noun] ?? byName[name]
  if (described === undefined) throw new Error(`parameters.ts does not say what ${name} of ${call} is`)
  return described
}

/** Returns the described of a path parameter, usually the source of its id. */
export function pathPlaceText({ pathParameters = {} }: ApiCall, name: string): ParameterText {
  if (name === 'channelDomain') return { description: 'The sub-domain of a channel, such as `haeon`.', schema: text }
  if (name === 'code') return { description: 'The code of an invitation, as in its link.', schema: anyId }
  if (name === 'token') return { description: 'The token of a shared report, as in its link.', schema: anyId }
  if (name === 'kind') return { description: 'A kind of notification.', schema: { enum: inboxKinds } }
  if (name === 'workKind') return { description: 'A kind of work made in the studio.', schema: { enum: ownedWorkKinds } }
  return { description: `An id, as text: ${originOf(pathParameters[name])}.`, schema: anyId }
}

function originOf(sample: Sample | undefined): string {
  if (!(sample instanceof FromResponse)) return `\`${JSON.stringify(sample)}\`, or that of any other`
  const { call, steps } = sample
  return `such as \`${steps.flatMap(keyOf).join('.')}\` in the answer of \`${call}\``
}

/** Keeps only the key of a list, since the choice of the item does not matter. */
function keyOf(step: PathStep): readonly string[] {
  if (typeof step === 'string') return [step]
  return typeof step === 'object' && 'each' in step ? [step.each] : []
}
