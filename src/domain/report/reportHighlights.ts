import { addDays, weekdayOf } from '../calendar/date.ts'
import { seoulDate } from '../calendar/seoul.ts'
import { weekdayShortName } from '../calendar/text.ts'
import { weekDates, weekStart } from '../calendar/week.ts'
import { formatNumber } from '../format.ts'
import { withParticle } from '../korean.ts'
import type { LearningReport, LearntItem, ReportWeek } from './learningReport.ts'
import { quotedTitle } from './reportSentences.ts'

type Weeks = Pick<LearningReport, 'weeks'>

/** Returns the week that the report begins with: this one, or the one before while nothing was learnt in this one. */
export function tellingWeek({ weeks }: Weeks, today: string): ReportWeek | null {
  const thisMonday = weekStart(today)
  const recent = [thisMonday, addDays(thisMonday, -7)].flatMap((monday) => weeks.find((week) => week.monday === monday) ?? [])
  return recent.find(({ activeDates }) => activeDates.length > 0) ?? recent[0] ?? null
}

const solvedIn = ({ learnt }: ReportWeek) => learnt.filter((item) => isSolved(item))

function isSolved({ type, isDone }: LearntItem): boolean {
  return isDone && (type === 'PROBLEM' || type === 'BLOCK')
}

/** Tells the week in one sentence. @param name how the report calls the learner */
export function headline(report: Weeks, name: string, today: string): string {
  const week = tellingWeek(report, today)
  if (week === null || week.activeDates.length === 0) return `${withParticle(name, '은는')} 이번 주에 첫 문제를 기다리고 있어요`
  const when = week.monday === weekStart(today) ? '이번 주에' : '지난주에'
  const solved = solvedIn(week).length
  const who = `${withParticle(name, '이가')} ${when}`
  return solved > 0 ? `${who} 문제 ${formatNumber(solved)}개를 풀었어요` : `${who} ${week.activeDates.length}일 배웠어요`
}

export type DayState = 'active' | 'quiet' | 'ahead'

interface ReportDay {
  /** YYYY-MM-DD */
  readonly date: string
  /** '월' */
  readonly name: string
  readonly state: DayState
  readonly isToday: boolean
}

/** Lists the seven days of a week, from Monday. */
export function reportDays({ monday, activeDates }: Pick<ReportWeek, 'monday' | 'activeDates'>, today: string): readonly ReportDay[] {
  const active = new Set(activeDates)
  return weekDates(monday).map((date) => ({
    date,
    name: weekdayShortName(weekdayOf(date)),
    state: active.has(date) ? 'active' : date >= today ? 'ahead' : 'quiet',
    isToday: date === today,
  }))
}

/** The number of days in a week that is much. */
const manyDays = 5
const goodScore = 90

/**
 * Finds what the learner may be praised for in the week that the report begins with: a problem that was solved after the most failures, else
 * many days, more than in the week before, a good score, or something that was finished. Null: nothing was.
 */
export function praiseworthy(report: LearningReport, today: string): string | null {
  const week = tellingWeek(report, today)
  if (week === null) return null
  const done = week.learnt.filter(({ isDone }) => isDone)
  const [hardest] = done.toSorted((one, other) => other.wrongCount - one.wrongCount)
  const found = [
    persistence(hardest),
    week.activeDates.length >= manyDays && `한 주에 ${week.activeDates.length}일이나 배웠어요. 꾸준함이 실력이 돼요.`,
    growth(report, week),
    bestScore(report, week),
    hardest !== undefined && `${withParticle(quotedTitle(hardest.title), '을를')} 스스로 끝까지 해냈어요.`,
  ].find((sentence) => sentence !== false)
  return found ?? null
}

function persistence(item: LearntItem | undefined): string | false {
  if (item === undefined || item.wrongCount === 0) return false
  return `${withParticle(quotedTitle(item.title), '은는')} ${formatNumber(item.wrongCount)}번 틀리고도 끝까지 풀어냈어요.`
}

function growth({ weeks }: Weeks, week: ReportWeek): string | false {
  const before = weeks.find(({ monday }) => monday === addDays(week.monday, -7))
  const more = before === undefined ? 0 : solvedIn(week).length - solvedIn(before).length
  return more > 0 && `한 주 전보다 문제를 ${formatNumber(more)}개 더 풀었어요.`
}

function bestScore({ homework }: LearningReport, { monday }: ReportWeek): string | false {
  const [best] = homework
    .filter(({ submittedDate }) => submittedDate !== null && seoulDate(new Date(submittedDate)) >= monday)
    .flatMap(({ title, score }) => (score !== null && score >= goodScore ? [{ title, score }] : []))
    .toSorted((one, other) => other.score - one.score)
  return best !== undefined && `숙제 ${quotedTitle(best.title)}에서 ${formatNumber(best.score)}점을 받았어요.`
}
