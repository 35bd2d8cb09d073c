import { addDays } from '../calendar/date.ts'
import { seoulDate, seoulTimeZone } from '../calendar/seoul.ts'
import { monthDayText, studyDurationText } from '../calendar/text.ts'
import { daysLeftInWeek, weekStart } from '../calendar/week.ts'
import { type StudyType, studyTypes } from '../content/contentKind.ts'
import { isUnderWay, refundAmount, remainingPrice } from '../course-class/remainingLessons.ts'
import { type RemainingLessons, remainingLessons } from '../course-class/schedule.ts'
import { costOf } from '../course/price.ts'
import { formatNumber, isolated } from '../format.ts'
import { type AssignmentPhase, assignmentPhase, canHandIn, deadline, sortByDueDate } from '../homework.ts'
import { endInForce } from '../homeworkEnds.ts'
import { withParticle } from '../korean.ts'
import { shortened } from '../shortened.ts'
import type { LearntItem, ReportClass, ReportHomework, ReportWeek } from './learningReport.ts'

const maxNames = 3
const maxNameLength = 40

/** Quotes a name: ‘바다’; a name that is longer than a line of paper is cut. */
export const quotedTitle = (name: string): string => `‘${isolated(shortened(name, maxNameLength))}’`

/** Lists names: ‘가’, ‘나’, ‘다’ 외 2개 */
function namesText(names: readonly string[]): string {
  const listed = names.slice(0, maxNames).map(quotedTitle).join(', ')
  return names.length > maxNames ? `${listed} 외 ${formatNumber(names.length - maxNames)}개` : listed
}

/** Returns the title of a week: '이번 주', '지난주', and its days: '11월 16일~22일', '10월 26일~11월 1일'. */
export function weekTitle({ monday }: Pick<ReportWeek, 'monday'>, today: string): { readonly name: string | null; readonly days: string } {
  const sunday = addDays(monday, 6)
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const until = isSameMonth ? `${Number(sunday.slice(8))}일` : monthDayText(sunday, today)
  const thisMonday = weekStart(today)
  const name = monday === thisMonday ? '이번 주' : monday === addDays(thisMonday, -7) ? '지난주' : null
  return { name, days: `${monthDayText(monday, today)}~${until}` }
}

/** Describes the activity of a week: first the time spent, then the learned items. */
export function weekSentences(week: ReportWeek, today: string): readonly string[] {
  const { learnt } = week
  const done = (type: StudyType) => learnt.filter((item) => item.type === type && item.isDone)
  const begun = learnt.filter(({ isDone }) => !isDone)
  return [
    timeSentence(week, today),
    solvedSentence(done('PROBLEM')),
    ...otherTypes.map((type) => doneSentence(type, done(type))),
    begun.length > 0 && `${withParticle(namesText(begun.map(({ title }) => title)), '은는')} 아직 배우고 있어요.`,
  ].filter((sentence) => sentence !== false)
}

function timeSentence({ monday, activeDates, minutes }: ReportWeek, today: string): string {
  const activeDays = activeDates.length
  if (activeDays === 0)
    return monday === weekStart(today) && daysLeftInWeek(today) > 1 ? '이번 주에는 아직 배운 기록이 없어요.' : '배운 기록이 없어요.'
  const time = studyDurationText(minutes)
  return time === null ? `${activeDays}일 배웠어요.` : `${activeDays}일 동안 ${time} 배웠어요.`
}

function solvedSentence(items: readonly LearntItem[]): string | false {
  if (items.length === 0) return false
  const types = [...new Set(items.flatMap(({ typeName }) => typeName ?? []))]
  const isMore = types.length > maxNames || items.some(({ typeName }) => typeName === null)
  const of = types.length === 0 ? '' : `${types.slice(0, maxNames).map(quotedTitle).join(', ')}${isMore ? ' 등 여러' : ''} 유형의 `
  return `${of}문제 ${formatNumber(items.length)}개를 풀었어요: ${namesText(items.map(({ title }) => title))}.`
}

type OtherType = Exclude<StudyType, 'PROBLEM'>

const otherTypes = studyTypes.filter((type): type is OtherType => type !== 'PROBLEM')

const kinds: Readonly<Record<OtherType, readonly [noun: string, verb: string]>> = {
  COURSE: ['강의', '들었어요'],
  BLOCK: ['블록 문제', '풀었어요'],
  VIDEO: ['영상', '보았어요'],
  DOCUMENT: ['문서', '읽었어요'],
  WORKSHEET: ['학습지', '풀었어요'],
}

function doneSentence(type: OtherType, items: readonly LearntItem[]): string | false {
  const [noun, verb] = kinds[type]
  return items.length > 0 && `${noun} ${withParticle(namesText(items.map(({ title }) => title)), '을를')} ${verb}.`
}

export interface HomeworkLine {
  readonly title: string
  readonly phase: AssignmentPhase
  readonly score: number | null
  /** The deadline, past or future: a day in Korea (YYYY-MM-DD); null: no end. */
  readonly endDate: string | null
}

/** Sorts homework: first open work by its deadline, then past work, the latest first. */
export function homeworkLines(homework: readonly ReportHomework[], now: Date): readonly HomeworkLine[] {
  const phases = sortByDueDate(homework, seoulTimeZone).map((one) => ({ one, phase: assignmentPhase(one, now) }))
  const [toDo, over] = [phases.filter(({ phase }) => canHandIn(phase)), phases.filter(({ phase }) => !canHandIn(phase))]
  return [...toDo, ...over.toReversed()].map(({ one, phase }) => {
    const end = deadline(endInForce(one, now))
    return { title: one.title, phase, score: one.score, endDate: end && seoulDate(end) }
  })
}

/** Summarizes homework: '숙제 8개 가운데 5개를 냈어요. 2개가 남아 있어요. 1개는 내지 않고 끝났어요.' */
export function homeworkSentence(lines: readonly HomeworkLine[]): string {
  if (lines.length === 0) return '받은 숙제가 없어요.'
  const open = lines.filter(({ phase }) => canHandIn(phase)).length
  const missed = lines.filter(({ phase }) => phase === 'closed').length
  const handedIn = lines.length - open - missed
  return [
    `숙제 ${formatNumber(lines.length)}개 가운데 ${formatNumber(handedIn)}개를 냈어요.`,
    open > 0 && `${formatNumber(open)}개가 남아 있어요.`,
    missed > 0 && `${formatNumber(missed)}개는 내지 않고 끝났어요.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The price of a class, the part of it for the remaining lessons, and the refund. */
export interface ClassMoney {
  readonly lessons: RemainingLessons | null
  /** The part of the price for the lessons that are left; null where that is all of it, or none, or where it is not paid in won. */
  readonly leftPrice: number | null
  readonly paid: number | null
  readonly refund: number | null
}

export function classMoney({ cost, paymentType, schedules, purchase }: ReportClass, now: Date): ClassMoney {
  const lessons = remainingLessons(schedules, now)
  const bought = purchase && remainingLessons(schedules, new Date(purchase.purchasedDate))
  return {
    lessons,
    leftPrice: isUnderWay(lessons) && cost !== null && cost > 0 && paymentType === 'CASH' ? remainingPrice(cost, lessons) : null,
    paid: purchase?.amount ?? null,
    refund: purchase && lessons && bought && refundAmount({ paid: purchase.amount, bought: bought.left, left: lessons.left }),
  }
}

/** Describes the remaining lessons, the price, and the part of it that is left. */
export function classSentences(courseClass: ReportClass, now: Date): readonly string[] {
  const { lessons, leftPrice, paid, refund } = classMoney(courseClass, now)
  return [
    lessons !== null && lessonsSentence(lessons),
    priceSentence(courseClass),
    lessons !== null && leftPrice !== null && `남은 ${formatNumber(lessons.left)}번의 몫은 ${formatNumber(leftPrice)}원이에요.`,
    paid !== null && paid > 0 && `${formatNumber(paid)}원을 냈어요.`,
    refund !== null && refund > 0 && `지금 그만두면 ${formatNumber(refund)}원을 돌려받아요.`,
  ].filter((sentence) => sentence !== false)
}

function lessonsSentence({ total, left }: RemainingLessons): string {
  const all = `모두 ${formatNumber(total)}번`
  if (left === 0) return `${all} 하고 끝난 수업이에요.`
  return left === total ? `${all} 하는 수업이고, 아직 시작하지 않았어요.` : `${all} 가운데 ${formatNumber(left)}번 남았어요.`
}

function priceSentence({ cost, paymentType }: ReportClass): string | false {
  const price = costOf(cost, paymentType)
  if (price === null) return false
  if (price.kind === 'free') return '무료 수업이에요.'
  return price.kind === 'cash' ? `수강료는 ${formatNumber(price.amount)}원이에요.` : `수강료는 ${formatNumber(price.amount)}포인트예요.`
}
